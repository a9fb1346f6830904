import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, font } = vars;

export const number = style({
  color: color.text.secondary,
  fontFamily: font.condensed,
  fontSize: size.text[15],
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
