import { media, vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const grow = style({ flex: '1 1 180px', minWidth: 0 });

export const scroller = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  flex: '1 1 100%',
  minWidth: 0,
  // Height of the chips to come, so that the content below keeps its place.
  minHeight: 32,
  scrollbarWidth: 'none',
  '@media': { [media.coarse]: { minHeight: vars.size.touch } },
});

/** Height of the chips to come. */
export const awaited = style({ flex: 'none' });

/** On a phone one line that scrolls sideways, because four lines would leave no room for a match. */
export const choices = style({
  // Visually hidden labels are positioned in this box, so that it clips them too.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%', flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const whole = style({ flex: 'none' });

export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
