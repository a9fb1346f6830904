import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

/** Bar and frame. */
export const place = style({ display: 'flex', flexDirection: 'column' });

/** Bar and frame in the whole window. */
export const full = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.header,
  height: '100dvh',
  paddingBottom: 'env(safe-area-inset-bottom)',
});

/** As much of the window as header and news leave. */
export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  width: '100%',
  height: 'calc(100dvh - 170px)',
  minHeight: 420,
  selectors: { [`${full} > &`]: { height: 'auto', minHeight: 0 } },
});

/** The game over its place, or small in the corner beside the slip and above the bar of a phone. */
export const floating = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-placed="page"]': { position: 'absolute', zIndex: vars.z.sticky },
    // Over the bar of the same game.
    '&[data-placed="window"]': { position: 'fixed', zIndex: vars.z.header },
    '&[data-placed="small"]': {
      position: 'fixed',
      zIndex: vars.z.sticky,
      right: vars.space[16],
      bottom: vars.space[16],
      width: 400,
    },
  },
  '@media': {
    [media.belowDesk]: {
      selectors: {
        '&[data-placed="small"]': {
          right: vars.space[8],
          bottom: `calc(${vars.size.bottomBar} + ${vars.space[8]} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

/** At the end of the content, if the page has a slip beside it. */
export const besideSlip = style({
  '@media': {
    [media.desk]: {
      selectors: {
        '&[data-placed="small"]': {
          right: `calc(max(0px, (100% - ${vars.size.page}) / 2) + ${vars.size.aside} + 2 * ${vars.space[16]})`,
        },
      },
    },
  },
});

/** The frame keeps its size and goes on, but covers nothing. */
export const folded = style({});

/** As high as a small game, below the page. */
export const room = style({
  height: 300,
  '@media': { [media.phone]: { display: 'none' } },
});

export const smallHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[12]}`,
});

export const smallName = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  columnGap: vars.space[8],
  minWidth: 0,
});

export const smallEnding = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[12]}`,
});

/** All of the stage that a notice leaves. */
export const frame = style({
  display: 'block',
  flex: '1 1 auto',
  width: '100%',
  minHeight: 0,
  selectors: {
    '[data-placed="small"] > &': { flex: 'none', height: 225 },
    [`${folded}[data-placed="small"] > &`]: { position: 'absolute', top: '100%', visibility: 'hidden' },
  },
});

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} 0`,
  selectors: { [`${full} > &`]: { paddingInline: vars.space[8] } },
});

/** Name, and kind of money or sums; one above the other on a phone. */
export const title = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[12],
  '@media': { [media.phone]: { justifyContent: 'flex-start', columnGap: vars.space[8] } },
});
