import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Without a ring: the focus is here only so that a keyboard goes on from the result. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  outline: 'none',
});
