import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const steps = style({ display: 'grid', gap: space[4] });

export const title = style({ color: color.text.primary, fontSize: size.text[15], fontWeight: 700 });

export const list = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[16],
  listStyle: 'square',
  color: color.text.secondary,
  fontSize: size.text[15],
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
