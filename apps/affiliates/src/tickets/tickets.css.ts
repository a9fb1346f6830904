import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export { head, line, names, page, stack } from '../frame/frame.css.ts';

const { space } = vars;
const column = 'minmax(0, 1fr)';

export const search = style({ flex: '0 1 280px', minWidth: 0, '@media': { [media.phone]: { flex: '1 1 100%' } } });
export const field = style({ flex: '0 1 240px', minWidth: 0, '@media': { [media.phone]: { flex: '1 1 100%' } } });
export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });
/** Beside the button for further filters, on a phone too. */
export const days = style({ flex: '0 1 240px', minWidth: 0, '@media': { [media.phone]: { flex: '1 1 160px' } } });
/** One line on a phone, which scrolls. */
export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  minWidth: 0,
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
/** A long name scrolls here, so that it never widens the page. */
export const views = style({ maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: space[12],
});
/** A ticket reads badly when it is as wide as a table. */
export const detail = style({ display: 'grid', gridTemplateColumns: column, gap: space[12], maxWidth: 760 });
