import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gap: vars.space[8],
  borderRadius: vars.radius.md,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.color.border.focus}`, outlineOffset: 4 } },
});
export const address = style({ minWidth: 0 });
export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
export const picture = style({
  maxWidth: 120,
  maxHeight: 40,
  padding: vars.space[4],
  borderRadius: vars.radius.sm,
  background: vars.color.bg.raised,
  objectFit: 'contain',
});
