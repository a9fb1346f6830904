import { vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = 'minmax(0, 1fr)';

/** Kinds beside each other where there is room. An empty column keeps its width, so that rows stay short. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[24],
  alignItems: 'start',
});
export const stack = style({ display: 'grid', gridTemplateColumns: column, gap: space[12] });
export const group = style({ display: 'grid', gridTemplateColumns: column, gap: space[8] });
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minWidth: 0 });
export const more = style({ justifySelf: 'start' });
