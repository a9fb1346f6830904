import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, focusRing } from '../../style/parts.ts';
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
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[15],
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      '&[aria-pressed="true"], &[data-selected]': {
        background: color.brand.base,
        color: color.brand.on,
        boxShadow: 'none',
      },
      '&[aria-disabled="true"]': {
        background: color.odds.lockedBg,
        color: color.odds.lockedText,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
        cursor: 'not-allowed',
      },
      '&:has(> [data-remove])': { paddingInlineEnd: 2 },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: {
        selectors: {
          '&:is(button):hover:not([aria-disabled="true"])': { background: color.odds.hover },
          '&:is(button)[aria-pressed="true"]:hover:not([aria-disabled="true"])': { background: color.brand.hover },
        },
      },
      [media.forced]: {
        border: '1px solid ButtonText',
        selectors: { '&[aria-pressed="true"], &[data-selected]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

// The cross has the text colour of its chip, on brand too.
globalStyle(`${chip} > [data-remove]`, { color: 'inherit' });

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 500, opacity: 0.85 });
