import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font } = vars;

export const amounts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[12] });

export const amount = style({
  display: 'grid',
  color: color.text.secondary,
  fontSize: size.text[13],
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const value = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
