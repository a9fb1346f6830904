import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' });
export const stack = style({ display: 'grid', gap: vars.space[12] });
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ borderBottom: `1px solid ${vars.color.border.subtle}` });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const open = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.primary,
  font: 'inherit',
  fontSize: vars.size.text[15],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: -2 },
    '&[aria-expanded="true"]': { fontWeight: 600 },
  },
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const code = style({
  color: vars.color.text.secondary,
  fontSize: vars.size.text[13],
  fontVariantNumeric: 'tabular-nums',
});
/** Laid out alone, because it changes with each move of a drag. Room for eight digits. */
export const hex = style({ display: 'block', width: '9.5ch', height: '1.4em', textAlign: 'end', contain: 'strict' });
export const mark = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.color.brand.text,
  flex: 'none',
});
export const group = style({
  margin: 0,
  paddingTop: vars.space[12],
  fontSize: vars.size.text[13],
  fontWeight: 600,
  color: vars.color.text.secondary,
});
export const groupHead = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between' });
export const note = style({ margin: 0, fontSize: vars.size.text[13], color: vars.color.text.secondary });
export const contrast = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
});
export const contrastHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontSize: vars.size.text[15],
  fontWeight: 600,
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], paddingBlock: vars.space[4] });
export const pairText = style({ flex: 1, minWidth: 0, display: 'grid', fontSize: vars.size.text[13] });
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 28,
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
  '::before': { content: '"Aa"' },
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
