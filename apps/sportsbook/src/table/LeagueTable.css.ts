import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const league = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  padding: `${vars.space[8]} ${vars.space[12]} 0`,
});
