import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} 0 ${vars.space[16]}`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 45%), 1fr))',
  gap: vars.space[16],
});
