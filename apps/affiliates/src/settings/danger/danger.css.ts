import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** One act: its name and text, what is in its way, and its button. */
export const act = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  justifyItems: 'start',
});
export const acts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const obstacles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: '100%',
});
export const list = style({ display: 'grid', gap: space[8], margin: 0, paddingInlineStart: space[16] });
export const item = style({ display: 'grid', gap: 2 });
