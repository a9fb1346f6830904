import { style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, space, size, radius } = vars;

export const code = style({ minWidth: 44, color: color.text.secondary, fontSize: size.text[13] });

/** A small cell. It has an outline if its subscription was called in the last frame. */
export const cell = style({
  display: 'inline-flex',
  gap: space[8],
  alignItems: 'baseline',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.md,
  background: color.odds.lockedBg,
  color: color.odds.lockedText,
  selectors: {
    '&[data-available]': { background: color.odds.bg, color: color.odds.text },
    '&[data-fresh]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
  },
});
export const selection = style({ fontSize: size.text[13] });
export const price = style({
  fontFamily: vars.font.condensed,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
