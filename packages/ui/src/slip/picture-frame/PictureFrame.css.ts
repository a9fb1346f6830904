import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

/** Keeps its size while the picture is drawn. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  padding: space[12],
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const picture = style({
  display: 'block',
  maxWidth: 'min(300px, 100%)',
  // A long ticket is scaled down, so that all of it is visible as it will be sent.
  maxHeight: 'min(380px, 46dvh)',
});
