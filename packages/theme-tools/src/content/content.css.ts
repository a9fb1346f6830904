import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[12] });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'end' });
export const edited = style([row, { alignItems: 'center', justifyContent: 'space-between' }]);
export const text = style({ margin: 0, fontSize: vars.size.text[13], color: vars.color.text.secondary });
export const card = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const cardTitle = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.size.text[15],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
