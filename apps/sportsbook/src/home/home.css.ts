import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const chips = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  minWidth: 0,
  scrollbarWidth: 'none',
});
