import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const receipt = style({ display: 'grid', gridTemplateColumns: column, gap: space[16] });
export const part = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
});
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], padding: 0, margin: 0 });
export const step = style({ display: 'flex' });
export const movement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
});
export const end = style({ justifySelf: 'end' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
