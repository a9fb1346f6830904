import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion } = vars;

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 32,
  cursor: 'pointer',
  selectors: {
    '&[data-side="start"]': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
    '&:has([data-stopped])': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: size.touch } },
});

/** A slanted track, like the word mark. */
export const track = style([
  focusRing,
  {
    position: 'relative',
    flexShrink: 0,
    width: 38,
    height: 20,
    borderRadius: radius.md,
    background: color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    transition: `background-color ${motion.fast}`,
    selectors: {
      '&[data-checked]': { background: color.brand.base, boxShadow: 'none' },
      '&[data-stopped]': {
        background: color.odds.lockedBg,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not([data-checked], [data-stopped])': { boxShadow: `inset 0 0 0 1px ${color.text.muted}` },
          'label:hover > &[data-checked]:not([data-stopped])': { background: color.brand.hover },
        },
      },
      [media.forced]: { border: '1px solid ButtonText', selectors: { '&[data-checked]': { background: 'Highlight' } } },
    },
  },
]);

export const thumb = style({
  position: 'absolute',
  top: 4,
  left: 5,
  width: 12,
  height: 12,
  borderRadius: 2,
  background: color.text.secondary,
  transform: 'skewX(-8deg)',
  transition: `translate ${motion.base} ${motion.spring}, background-color ${motion.fast}`,
  selectors: {
    '&[data-checked]': { translate: '16px 0', background: color.brand.on },
    '[data-stopped] > &': { background: color.odds.lockedText },
  },
  '@media': { [media.forced]: { background: 'ButtonText' } },
});

export const text = style({ display: 'grid', minWidth: 0, fontSize: size.text[15] });
export const description = style({ color: color.text.muted, fontSize: size.text[13] });
