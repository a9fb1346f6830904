import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const tab = style([
  focusRingInside,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space[8],
    minHeight: 40,
    paddingInline: space[12],
    borderRadius: `${radius.md} ${radius.md} 0 0`,
    color: color.text.secondary,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[17],
    fontWeight: 700,
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-selected="true"]': { color: color.text.primary },
      '&[data-disabled]': { color: color.odds.lockedText, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: { ':hover': { color: color.text.primary } },
    },
  },
]);

/** The slanted bar below the active tab. */
export const indicator = style({
  position: 'absolute',
  bottom: 0,
  left: 0,
  width: 'var(--active-tab-width)',
  height: 4,
  background: color.brand.text,
  clipPath: 'polygon(2px 0, 100% 0, calc(100% - 2px) 100%, 0 100%)',
  translate: 'var(--active-tab-left) 0',
  transition: `translate ${motion.base} ${motion.ease}, width ${motion.base} ${motion.ease}`,
});

export const panel = style({
  paddingTop: space[12],
  borderRadius: radius.sm,
  ':focus-visible': { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' },
  // For a moment the leaving panel would be below the new one and move the page.
  selectors: { '&[data-ending-style]': { display: 'none' } },
});
