import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

/** Tiles of 250 pixels; a phone shows at least two beside each other (CONST-08). */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 45%), 1fr))',
  gap: space[12],
  '@media': { [media.phone]: { gap: space[8] } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: radius.lg,
  background: color.bg.surface,
  overflow: 'clip',
  isolation: 'isolate',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:is(:hover, :focus-within):not([aria-hidden])': { background: color.odds.bg },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const art = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  background: color.casino.subtle,
  selectors: {
    // A button may be over this corner, whose icon would be lost if the picture were bright there.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '0 0 auto auto',
      width: 52,
      height: 52,
      background: `radial-gradient(circle at 100% 0, ${color.bg.surface} 28px, transparent 52px)`,
      opacity: 0.86,
      pointerEvents: 'none',
    },
  },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `scale ${motion.slow} ${motion.ease}`,
  selectors: {
    [`${tile}:hover:not([data-disabled]) &`]: { scale: '1.04' },
    [`${tile}[data-disabled] &`]: { filter: 'grayscale(1)' },
  },
});

/** A picture covers the drawing, so that nothing moves when it is loaded. */
export const over = style({ position: 'absolute', inset: 0 });

export const initial = style({
  fill: color.casino.text,
  fontFamily: font.condensed,
  fontWeight: 900,
  fontSize: 46,
  textAnchor: 'middle',
});

export const shade = style({
  position: 'absolute',
  inset: 0,
  // Above the link of the whole tile, which gets the presses beside the buttons.
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  background: color.bg.scrim,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
  selectors: {
    [`${tile}:is(:hover, :focus-within) &`]: { opacity: 1 },
    '&[data-live]': { paddingBottom: 52 },
  },
  '@media': {
    // Touch screens have no hover, so both buttons are below the picture there.
    [media.coarse]: { display: 'none' },
  },
});

/** The reason why the game is closed, in place of its buttons. */
export const closed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  padding: space[12],
  background: `color-mix(in oklab, ${color.bg.inset} 88%, transparent)`,
  color: color.text.primary,
  fontSize: size.text[13],
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
});

/** The jackpot is on a slanted bar at the focus of the picture. */
export const jackpot = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  maxWidth: '100%',
  padding: `${space[4]} ${space[24]} ${space[4]} ${space[12]}`,
  background: color.brand.base,
  color: color.brand.on,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 10px) 100%, 0 100%)',
  fontFamily: font.condensed,
  fontSize: size.text[12],
  fontWeight: 700,
  lineHeight: 1.2,
});
export const jackpotAmount = style([figures, { fontSize: size.text[17], fontWeight: 900 }]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[4]} ${space[8]} ${space[12]}`,
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  flexGrow: 1,
  minWidth: 0,
  '@media': {
    // Room for a name of two lines in every tile, so that the tiles of a row are alike.
    [media.phone]: { minHeight: `calc(${size.text[17]} * 2.5 + ${size.text[13]} * 1.4)` },
  },
});
/** Two lines at most. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  lineHeight: 1.25,
});
/** The link of the whole tile. */
export const whole = style([
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);
/** Above the link of the whole tile. */
export const above = style({ position: 'relative', zIndex: 1 });
export const provider = style([
  oneLine,
  {
    color: color.text.muted,
    fontSize: size.text[13],
    // Two tiles beside each other leave a word and a figure little room.
    '@media': { [media.phone]: { fontFamily: font.condensed } },
  },
]);
export const badge = style({ position: 'absolute', zIndex: 1, top: space[8], left: space[8] });

export const touchActions = style({
  position: 'relative',
  zIndex: 1,
  display: 'none',
  gap: space[4],
  padding: `0 ${space[8]} ${space[8]}`,
  '@media': { [media.coarse]: { display: 'flex' } },
});
globalStyle(`${shade} > *`, { pointerEvents: 'auto' });
export const grow = style({ flex: '1 1 0', minWidth: 0 });

export const artBone = style({ aspectRatio: '8 / 5', display: 'grid' });
export const nameBone = style({ display: 'grid', alignItems: 'center', height: `calc(${size.text[17]} * 1.25)` });
export const providerBone = style({ display: 'grid', alignItems: 'center', height: `calc(${size.text[13]} * 1.4)` });
export const heartRoom = style({ height: size.control });
export const actionRoom = style({ height: size.touch });
