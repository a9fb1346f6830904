import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { act, actions, head, line, names, page, stack } from '../frame/frame.css.ts';

const { space } = vars;

/** The derivation beside the sheets that follow it, where there is room. On paper and on phones they are below it. */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [`screen and ${media.desk}`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
