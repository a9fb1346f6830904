import { media } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Eight days do not fit a phone, so they scroll sideways. In a low window they share one line with the sports. */
export const days = style({
  flex: '1 1 100%',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which would be clipped.
  padding: 3,
  margin: -3,
  '@media': { [media.short]: { flex: '1 1 0' } },
});
