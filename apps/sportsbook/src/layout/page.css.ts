import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 });

/** Sports and search in one line, choices in the next; in a low window all in one. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.short]: { flexWrap: 'nowrap' } },
});

/** Between two columns and the sidebar, where sports and search share a line. */
const sportsAbove = `${media.desk} and ${media.belowWide}`;

/**
 * The search: its own line where it opens on request, else beside the sports. There it has the width of its icon and its key
 * while it is empty, so that the sports have the line.
 */
export const grow = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': {
    [sportsAbove]: {
      flex: '0 1 88px',
      selectors: { '&:is(:focus-within, :has(input:not(:placeholder-shown)))': { flexBasis: 220 } },
    },
    [`${sportsAbove} and ${media.coarse}`]: { flexBasis: 52 },
    [media.wide]: { flex: '0 1 220px', order: -1 },
    [media.low]: { flex: '0 1 220px' },
  },
});

export const scroller = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  flex: '1 1 0',
  minWidth: 0,
  // Height of the chips to come, so that the content below keeps its place.
  minHeight: 32,
  scrollbarWidth: 'none',
  '@media': {
    // So that four sports are in view in the languages with long names (PRE-21).
    [sportsAbove]: { gap: vars.space[4] },
    [media.coarse]: { minHeight: vars.size.touch },
  },
});

/** Height of the chips to come. */
export const awaited = style({ flex: 'none' });

/** Choices in a line. In a low window it scrolls sideways, because more lines would leave no room for a match. */
export const choices = style({
  // Visually hidden labels are positioned in this box, so that it clips them too.
  position: 'relative',
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.wide]: { flex: '1 1 0' },
    [media.short]: { flex: '1 1 0', flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

/** The choices of a phone: few enough for one line of 320 px in every language. In a low window they end the only line. */
export const phoneChoices = style({
  display: 'flex',
  flex: '1 1 100%',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [media.low]: { flex: 'none' } },
});

export const atEnd = style({ marginInlineStart: 'auto' });

export const atStart = style({ justifySelf: 'start' });

export const whole = style({ flex: 'none' });

export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
