import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const flag = style({
  display: 'inline-block',
  flexShrink: 0,
  // Aligns it in a line of text; a grid or a flex box aligns it itself.
  verticalAlign: 'middle',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.odds.bg,
  color: vars.color.text.secondary,
  fontFamily: vars.font.condensed,
  // A thin border separates white flags from white paper.
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
});

/** Cuts a shape out of the drawing below it. */
export const ground = style({ fill: vars.color.odds.bg });
