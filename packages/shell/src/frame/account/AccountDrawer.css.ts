import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const user = style({ paddingBottom: vars.space[16] });

export const tools = style({
  display: 'grid',
  gap: vars.space[16],
  padding: `${vars.space[16]} 0`,
});
