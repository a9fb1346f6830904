import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: column, gap: space[16], alignContent: 'start' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
