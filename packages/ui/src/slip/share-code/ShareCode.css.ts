import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const code = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontSize: size.text[22],
  fontWeight: 800,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

export const note = style({ fontSize: size.text[13] });
