import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion, font } = vars;

/** The first tile is the widest, because most visitors come for betting. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});

/** All of them in one row, for pages with other main content; on a phone two rows. */
export const compactGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** From this width of the tile on, the drawing is beside the text, below that above it. They never overlap. */
const roomy = '(min-width: 360px)';

export const tile = style([
  focusRing,
  {
    position: 'relative',
    isolation: 'isolate',
    containerType: 'inline-size',
    gridColumn: 'span 2',
    display: 'grid',
    minHeight: 172,
    borderRadius: radius.lg,
    background: color.bg.surface,
    color: color.text.primary,
    overflow: 'hidden',
    textAlign: 'start',
    transition: `background-color ${motion.base}`,
    selectors: {
      '&[data-kind="betting"]': { gridColumn: 'span 4', background: color.brand.base, color: color.brand.on },
      '&[data-disabled]': { cursor: 'not-allowed', background: color.odds.lockedBg, color: color.odds.lockedText },
      [`${compactGrid} > &`]: { gridColumn: 'auto', minHeight: 96 },
    },
    '@media': {
      [media.phone]: {
        gridColumn: 'span 1',
        minHeight: 148,
        selectors: {
          '&[data-kind="betting"]': { gridColumn: 'span 2' },
          // Two wide ones, and the others below them.
          [`${compactGrid} > &`]: { gridColumn: 'span 2', minHeight: 84 },
          [`${compactGrid} > &:nth-child(-n + 2)`]: { gridColumn: 'span 3' },
        },
      },
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled])': { background: color.odds.bg },
          '&[data-kind="betting"]:hover:not([data-disabled])': { background: color.brand.hover },
        },
      },
      [media.forced]: { border: '1px solid ButtonText' },
    },
  },
]);

/** Drawing above, text below. The row of the text is as high as it needs in any language. */
export const inside = style({
  display: 'grid',
  gridTemplateRows: 'minmax(72px, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100%',
  selectors: { [`${compactGrid} &`]: { gridTemplateRows: 'minmax(40px, 1fr) auto' } },
  '@container': { [roomy]: { gridTemplateRows: '1fr' } },
});

export const art = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  width: '100%',
  height: '100%',
  minHeight: 0,
  maskImage: 'linear-gradient(90deg, transparent, black 45%)',
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
  '@container': { [roomy]: { width: '52%' } },
});

export const words = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minWidth: 0,
  padding: `${space[4]} ${space[12]} ${space[12]}`,
  '@container': { [roomy]: { gridArea: '1 / 1', maxWidth: '58%', padding: space[16] } },
});

export const badge = style({
  position: 'absolute',
  top: space[12],
  left: space[12],
  '@container': { [roomy]: { left: space[16] } },
});

export const title = style({
  fontFamily: font.condensed,
  wordSpacing: condensedBlank,
  fontSize: size.text[22],
  fontWeight: 900,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
  selectors: { [`${compactGrid} &`]: { fontSize: size.text[17], fontWeight: 700 } },
  '@container': { [roomy]: { fontSize: size.text[28] } },
});

export const note = style({
  color: color.text.secondary,
  fontSize: size.text[15],
  lineHeight: 1.3,
  textWrap: 'balance',
  selectors: { [`${tile}:is([data-kind="betting"], [data-disabled]) &`]: { color: 'inherit' } },
});
