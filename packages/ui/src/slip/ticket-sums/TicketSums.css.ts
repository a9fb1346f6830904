import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  color: color.text.secondary,
  fontSize: size.text[15],
});

export const value = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
