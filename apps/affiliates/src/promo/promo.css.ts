import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export { head, line, page, stack } from '../frame/frame.css.ts';

/** The picture of a code, and what belongs to it. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picture = style({ inlineSize: 148, justifySelf: 'center' });
