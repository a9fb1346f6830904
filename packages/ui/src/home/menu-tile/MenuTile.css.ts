import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, font } = vars;

/** The first tile is the widest: betting is what most come for. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});

export const tile = style([
  focusRing,
  {
    position: 'relative',
    isolation: 'isolate',
    gridColumn: 'span 2',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minHeight: 172,
    padding: space[16],
    borderRadius: radius.lg,
    background: color.bg.surface,
    overflow: 'hidden',
    textAlign: 'start',
    transition: `background-color ${motion.base}`,
    selectors: {
      '&[data-kind="betting"]': { gridColumn: 'span 4', background: color.brand.base, color: color.brand.on },
      '&[data-disabled]': { cursor: 'not-allowed', background: color.odds.lockedBg, color: color.odds.lockedText },
    },
    '@media': {
      [media.phone]: {
        gridColumn: 'span 1',
        minHeight: 148,
        padding: space[12],
        selectors: { '&[data-kind="betting"]': { gridColumn: 'span 2' } },
      },
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled])': { background: color.odds.bg },
          '&[data-kind="betting"]:hover:not([data-disabled])': { background: color.brand.hover },
        },
      },
    },
  },
]);

export const art = style({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  right: 0,
  height: '100%',
  width: 'auto',
  maxWidth: 'none',
  maskImage: 'linear-gradient(90deg, transparent, black 45%)',
  '@media': {
    // Words stand below the drawing where they would stand on it.
    [media.phone]: {
      height: '54%',
      selectors: {
        [`${tile}[data-kind="betting"] &`]: {
          height: '100%',
          maskImage: 'linear-gradient(90deg, transparent 25%, black)',
        },
      },
    },
  },
  color: color.text.muted,
  transition: `translate ${motion.slow} ${motion.ease}`,
  selectors: {
    [`${tile}[data-kind="betting"] &`]: { color: color.brand.on },
    [`${tile}[data-kind="live"] &`]: { color: color.live.text },
    [`${tile}:is([data-kind="casino"], [data-kind="casino_live"]) &`]: { color: color.casino.text },
    [`${tile}[data-kind="virtuals"] &`]: { color: color.move.up },
    [`${tile}[data-disabled] &`]: { color: 'inherit' },
    [`${tile}:hover:not([data-disabled]) &`]: { translate: '-6px 0' },
  },
});

export const badge = style({ position: 'absolute', top: space[12], left: space[16] });
export const title = style({
  fontFamily: font.condensed,
  fontSize: size.text[28],
  fontWeight: 900,
  lineHeight: 1.05,
  '@media': { [media.phone]: { fontSize: size.text[22] } },
});
export const note = style({
  color: color.text.secondary,
  fontSize: size.text[15],
  selectors: { [`${tile}:is([data-kind="betting"], [data-disabled]) &`]: { color: 'inherit' } },
});
