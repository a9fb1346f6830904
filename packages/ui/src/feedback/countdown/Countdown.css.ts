import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { shareVar } from '../../theme/locals.css.ts';

const { color, size } = vars;

export const countdown = style([
  figures,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '2ch',
    color: color.text.primary,
    fontSize: size.text[22],
    fontWeight: 800,
    lineHeight: 1,
    selectors: {
      '&[data-size="lg"]': { width: 88, height: 88, fontSize: size.text[36] },
      '&[data-size="sm"][data-ring]': { width: 44, height: 44, fontSize: size.text[19] },
      // The last seconds are red (DLG-05).
      '&[data-urgent]': { color: color.status.danger },
    },
  },
]);

export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  rotate: '-90deg',
  fill: 'none',
  stroke: color.border.subtle,
  strokeWidth: 6,
});

export const rest = style({
  stroke: color.brand.text,
  strokeDasharray: 1,
  strokeDashoffset: `calc(1 - ${shareVar})`,
  transition: 'stroke-dashoffset 1s linear',
  selectors: { '[data-urgent] &': { stroke: color.status.danger } },
});
