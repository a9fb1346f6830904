import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

/** A ground on which chips are visible, whatever surface is below it. */
export const ground = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[4],
  padding: space[8],
  borderRadius: radius.md,
  background: color.bg.inset,
});
