import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[16] });
export const section = style({ display: 'grid', gap: vars.space[8] });
export const heading = style({ margin: 0, fontSize: vars.size.text[15], fontWeight: 600 });
export const text = style({
  margin: 0,
  fontSize: vars.size.text[13],
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'end' });
/** A question with a field: one thing below the other. */
export const answers = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });
export const full = style({ width: '100%' });
export const grow = style({ flex: 1, minWidth: 160 });
export const notice = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
});
export const strong = style({ margin: 0, fontSize: vars.size.text[15], fontWeight: 600 });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});
export const versionHead = style({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'baseline',
  fontSize: vars.size.text[15],
});
export const note = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const link = style({ fontSize: vars.size.text[13], overflowWrap: 'anywhere', userSelect: 'all' });
