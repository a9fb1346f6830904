import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, hiddenVisually } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const group = style({
  display: 'inline-flex',
  padding: 2,
  gap: 2,
  borderRadius: radius.md,
  background: color.bg.inset,
  selectors: { '&[data-full]': { display: 'flex' } },
});

export const segment = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: 32,
  paddingInline: space[12],
  borderRadius: `calc(${radius.md} - 2px)`,
  color: color.text.secondary,
  fontFamily: font.condensed,
  wordSpacing: condensedBlank,
  fontSize: size.text[15],
  fontWeight: 700,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[data-size="sm"]': { minHeight: 28, paddingInline: space[8] },
    // They share the rest of the width, so the text alone decides whether all have room.
    [`${group}[data-full] > &`]: { paddingInline: 2 },
    '&:has(input:checked)': { background: color.brand.base, color: color.brand.on },
    '&[data-tone="quiet"]:has(input:checked)': {
      background: color.bg.overlay,
      color: color.brand.text,
      boxShadow: `inset 0 -3px 0 ${color.brand.text}`,
    },
    '&:has(input[aria-disabled="true"])': { color: color.odds.lockedText, cursor: 'not-allowed' },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2, zIndex: 1 },
  },
  '@media': {
    [media.coarse]: { minHeight: '40px !important' },
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(input:checked), :has(input[aria-disabled="true"]))': { color: color.text.primary },
      },
    },
    [media.forced]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const input = style(hiddenVisually);
