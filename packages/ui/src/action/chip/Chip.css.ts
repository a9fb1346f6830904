import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const chip = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space[8],
    minHeight: 32,
    paddingInline: space[12],
    borderRadius: radius.md,
    background: color.odds.bg,
    color: color.text.primary,
    fontFamily: font.condensed,
    fontSize: size.text[15],
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.fast}`,
    selectors: {
      '&[aria-pressed="true"], &[data-selected]': { background: color.brand.base, color: color.brand.on },
      '&:has(> [data-remove])': { paddingInlineEnd: 2 },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: {
        selectors: {
          '&:is(button):hover': { background: color.odds.hover },
          '&:is(button)[aria-pressed="true"]:hover': { background: color.brand.hover },
        },
      },
    },
  },
]);

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 500, opacity: 0.85 });
