import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const shield = style({ flexShrink: 0, overflow: 'visible' });

/** The rim follows the theme, so that a light shield is visible on paper and a dark one on the dark theme. */
export const edge = style({ fill: 'none', stroke: vars.color.border.control, strokeWidth: 1 });

export const letters = style({
  fontFamily: vars.font.condensed,
  fontSize: 20,
  fontWeight: 800,
  textAnchor: 'middle',
});
