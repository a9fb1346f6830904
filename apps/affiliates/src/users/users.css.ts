import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });
export const stack = style({ display: 'grid', gridTemplateColumns: column, gap: space[12], alignContent: 'start' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });
export const search = style({
  flex: '0 1 300px',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const center = style({ display: 'grid', justifyContent: 'center' });
export const names = style({ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { width: '100%' } },
});
export const act = style({ '@media': { [media.phone]: { flex: '1 1 140px' } } });
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center', minWidth: 0 });
