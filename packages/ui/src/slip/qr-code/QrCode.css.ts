import { style } from '@vanilla-extract/css';

/** System colours in a light colour scheme: white and black without naming them. */
export const code = style({
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  width: '26mm',
  height: '26mm',
  background: 'Canvas',
  fill: 'CanvasText',
  shapeRendering: 'crispEdges',
});
