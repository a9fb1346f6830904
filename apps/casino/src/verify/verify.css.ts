import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const tab = style({ display: 'grid', gridTemplateColumns: column, gap: space[16] });
export const part = style({ display: 'grid', gridTemplateColumns: column, gap: space[12] });
export const inside = style({ display: 'grid', gridTemplateColumns: column, gap: space[12], padding: space[16] });
export const columns = style({
  display: 'grid',
  gap: `${space[16]} ${space[24]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
});
export const steps = style({
  display: 'grid',
  gap: space[4],
  padding: 0,

  maxWidth: '72ch',
});
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[8] });
export const field = style({ flex: '1 1 100%', minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
