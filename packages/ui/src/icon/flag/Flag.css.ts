import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const flag = style({
  display: 'inline-block',
  flexShrink: 0,
  // In a line of text; a row of a grid or a flex box aligns it itself.
  verticalAlign: 'middle',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.odds.bg,
  color: vars.color.text.secondary,
  fontFamily: vars.font.condensed,
  // A hair of ground around it keeps white flags from melting into white paper.
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
});

/** Cuts a shape out of the drawing below it. */
export const ground = style({ fill: vars.color.odds.bg });
