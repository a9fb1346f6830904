import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Inputs in two columns, in one where they would be narrower than their texts. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: vars.space[12],
});
