import { style } from '@vanilla-extract/css';

/** Eight days do not fit a phone: they are swiped. */
export const days = style({
  flex: '1 1 100%',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the focus, which would be cut off.
  padding: 3,
  margin: -3,
});
