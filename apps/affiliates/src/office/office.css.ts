import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
