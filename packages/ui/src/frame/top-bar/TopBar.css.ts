import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../../action/icon-button/IconButton.css.ts';
import { media } from '../../style/media.ts';
import { condensedBlank, focusRing, focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  height: size.header,
  paddingInline: space[16],
  background: color.bg.surface,
  borderBottom: `1px solid ${color.border.subtle}`,
  '@media': { [media.phone]: { gap: space[4], paddingInline: space[8] } },
});

export const menu = style({
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': { [media.wide]: { display: 'none' } },
});
export const logo = style([focusRing, { display: 'flex', minWidth: 28, borderRadius: radius.sm }]);
globalStyle(`${bar}:has([data-before-logo]) > ${logo}`, { '@media': { [media.narrow]: { display: 'none' } } });
// A link around a long name is no wider than the remaining space: the name is cut, and the page is not widened.
globalStyle(`${logo} > *`, { minWidth: 0 });
export const middle = style({
  alignSelf: 'stretch',
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [media.belowDesk]: { display: 'none' } },
});
export const end = style({
  display: 'flex',
  // Other parts shrink before the word mark loses its name.
  flexShrink: 10_000,
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});

export const nav = style({
  display: 'flex',
  alignItems: 'stretch',
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** A long title of an operator is cut, so that the links beside it stay in view. */
export const itemLabel = style({ maxWidth: '14em', overflow: 'hidden', textOverflow: 'ellipsis' });

export const item = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingInline: 14,
    height: '100%',
    color: color.text.secondary,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[19],
    fontWeight: 700,
    whiteSpace: 'nowrap',
    transition: `color ${motion.fast}`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 8,
        bottom: 0,
        height: 4,
        background: color.brand.text,
        clipPath: 'polygon(2px 0, 100% 0, calc(100% - 2px) 100%, 0 100%)',
        scale: '0 1',
        transition: `scale ${motion.base} ${motion.ease}`,
      },
      '&[aria-current]': { color: color.text.primary },
      '&[aria-current]::after': { scale: '1 1' },
      '&[data-disabled]': { color: color.odds.lockedText, cursor: 'not-allowed' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: color.text.primary } } } },
  },
]);

// Four buttons and the credit share 360 pixels: of full touch height, but a little narrower.
globalStyle(`${bar} .${iconButton}[data-size="md"]`, {
  '@media': { [`${media.phone} and ${media.coarse}`]: { minWidth: 40, width: 40 } },
});
