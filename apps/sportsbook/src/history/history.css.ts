import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { space, size } = vars;

/** A column as wide as the page, whatever stands in it: the row of statuses is swiped. */
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], minWidth: 0 });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

/** Five words do not fit a phone: they are swiped. */
export const views = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus, which would be cut off.
  padding: 3,
  margin: -3,
});

export const period = style({ flex: '0 1 280px', '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const list = style({ display: 'grid', gap: space[12] });

/** What the header covers is kept free when a ticket comes into view. */
export const card = style({ scrollMarginTop: `calc(${size.header} + ${size.marquee} + ${space[16]})` });

export const legs = style({ overflow: 'visible' });

export const stamp = style({ display: 'inline-flex', paddingInlineStart: space[4] });

export const note = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] });

/** What happened at one side, what it comes to at the other; one below the other where there is no room. */
export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[16]} ${space[32]}`,
});

export const totals = style({ display: 'grid', gap: space[12] });

/** A moment is not broken over two lines. */
export const soldAt = style({ display: 'inline-block' });

export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[4]} ${space[8]}`,
});

export const sum = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });
