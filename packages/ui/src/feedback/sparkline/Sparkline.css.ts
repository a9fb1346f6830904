import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** Above the dashed line the price is higher than at first, below it lower. The colour only repeats it. */
export const sparkline = style({
  color: color.text.secondary,
  overflow: 'visible',
  selectors: {
    '&[data-move="up"]': { color: color.move.up },
    '&[data-move="down"]': { color: color.move.down },
  },
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const area = style({ fill: 'currentColor', opacity: 0.16 });
export const start = style({ stroke: color.border.control, strokeWidth: 1, strokeDasharray: '2 3' });
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' });
export const end = style({ fill: 'currentColor' });
