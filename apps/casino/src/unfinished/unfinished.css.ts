import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  marginBottom: space[16],
  padding: 0,
});
export const round = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const summary = style({ minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });
