import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A column as wide as the page, so that the row of statuses scrolls inside it. */
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], minWidth: 0 });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

/** Five labels do not fit a phone, so they scroll sideways. */
export const views = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which would be clipped.
  padding: 3,
  margin: -3,
});

export const period = style({ flex: '0 1 280px', '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const list = style({ display: 'grid', gap: space[12] });

export const sum = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
