import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const light = '[data-theme="light"] &';
const low = '(max-height: 300px)';

export const board = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space[8],
  width: 'min(100%, 900px)',
  height: '100%',
  minHeight: 0,
  marginInline: 'auto',
});

export const lanes = style({
  display: 'grid',
  gridAutoRows: 'minmax(32px, 64px)',
  alignContent: 'safe center',
  gap: 3,
  minHeight: 0,
  padding: 2,
  overflowY: 'auto',
  listStyle: 'none',
  '@media': { [low]: { gridAutoRows: 'minmax(30px, 1fr)' } },
});

export const lane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 148px) minmax(0, 1fr)',
  gap: space[4],
  minHeight: 0,
});

export const runner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  padding: `0 ${space[12]} 0 ${space[8]}`,
  borderRadius: radius.md,
  background: color.odds.bg,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  transitionProperty: 'background-color',
  transitionDuration: motion.fast,
  selectors: {
    '&:enabled:hover': { background: color.odds.hover },
    '&[aria-pressed="true"]': { background: color.brand.base, color: color.brand.on },
    '&:disabled': { cursor: 'default' },
    '&:disabled:not([aria-pressed="true"])': { background: color.odds.lockedBg, color: color.odds.lockedText },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.sm,
  background: 'var(--sail)',
  color: 'var(--mark)',
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  fontSize: size.text[17],
});
export const price = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
/** The order of a runner in a forecast. */
export const pick = style({
  position: 'absolute',
  insetInlineStart: 28,
  top: 2,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: radius.sm,
  background: color.bg.canvas,
  color: color.text.primary,
  fontSize: size.text[13],
  lineHeight: '18px',
  textAlign: 'center',
});

export const water = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.md,
  background:
    'repeating-linear-gradient(90deg, rgb(255 255 255 / 5%) 0 2px, transparent 2px 12.5%), linear-gradient(180deg, oklch(0.44 0.085 var(--hue)), oklch(0.37 0.08 var(--hue)))',
  selectors: {
    [light]: {
      background:
        'repeating-linear-gradient(90deg, rgb(255 255 255 / 34%) 0 2px, transparent 2px 12.5%), linear-gradient(180deg, oklch(0.82 0.07 var(--hue)), oklch(0.76 0.08 var(--hue)))',
    },
    // The finish.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 26,
      width: 8,
      opacity: 0.9,
      background: 'repeating-conic-gradient(#f6f6f6 0 25%, #15181a 0 50%) 0 0 / 8px 8px',
    },
  },
});

/** As wide as the way of the boat, so that a percentage of it is a place of the course. */
export const boat = style({
  position: 'relative',
  zIndex: 1,
  width: 'calc(100% - 86px)',
  height: '100%',
  minHeight: 0,
});
globalStyle(`${boat} svg`, { height: '100%', width: 'auto', maxHeight: 46, padding: '2px 0', display: 'block' });
globalStyle(`${lane} ${boat}`, { display: 'grid', alignItems: 'center' });

export const place = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 2,
  minWidth: 22,
  textAlign: 'center',
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  color: color.text.primary,
  selectors: {
    [`${lane}[data-place] &`]: {
      borderRadius: radius.sm,
      background: color.bg.overlay,
      color: color.text.primary,
    },
    [`${lane}[data-place="1"] &`]: { background: color.brand.base, color: color.brand.on },
  },
});

export const hint = style({
  minHeight: '1.4em',
  textAlign: 'center',
  fontSize: size.text[15],
  color: color.text.secondary,
  selectors: { [`${board}[data-drawn] &`]: { visibility: 'hidden' } },
  '@media': { [`${low}, (max-width: 619px)`]: { display: 'none' } },
});

/** A finisher in the list of results. */
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  borderRadius: radius.sm,
  background: 'var(--sail)',
  color: 'var(--mark)',
  fontSize: size.text[13],
  fontWeight: 800,
});
