import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[16] });
export const section = style({ display: 'grid', gap: vars.space[8] });
export const heading = style({ margin: 0, fontSize: vars.size.text[15], fontWeight: 600 });
export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});
export const choose = style({
  display: 'grid',
  gap: vars.space[4],
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: `${vars.space[4]} 0`,
  border: 0,
  background: 'none',
  color: vars.color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: -2 },
    '&[aria-current="true"]': { fontWeight: 600 },
  },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'end' });
export const grow = style({ flex: 1, minWidth: 160 });
export const question = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
});
export const text = style({ margin: 0, fontSize: vars.size.text[13], color: vars.color.text.secondary });
export const faults = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[16],
  fontSize: vars.size.text[13],
  color: vars.color.status.danger,
  overflowWrap: 'anywhere',
});
export const drop = style({
  borderRadius: vars.radius.md,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.color.border.focus}` } },
});
