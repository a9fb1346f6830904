import { style } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, motion } = vars;

export const diagram = style({ width: '100%', maxWidth: 460, marginInline: 'auto', display: 'block' });

export const edge = style({
  fill: 'none',
  stroke: color.border.subtle,
  strokeWidth: 1.5,
  selectors: {
    '&[data-open]': { stroke: color.border.control, strokeWidth: 2 },
    '&[data-taken]': { stroke: color.brand.text, strokeWidth: 2.5 },
  },
});

export const arrow = style({
  fill: color.border.subtle,
  selectors: {
    '&[data-tone="open"]': { fill: color.border.control },
    '&[data-tone="taken"]': { fill: color.brand.text },
  },
});

export const box = style({
  fill: color.bg.raised,
  stroke: color.border.control,
  strokeWidth: 1,
  transition: `fill ${motion.base}`,
  selectors: {
    '[data-now] > &': { fill: color.brand.base, stroke: color.brand.base },
    '[data-reach] > &': { strokeWidth: 2, stroke: color.text.secondary },
    '[data-under-way]:not([data-now]) > &': { fill: color.bg.inset },
  },
});

export const name = style({
  fontFamily: vars.font.condensed,
  fontSize: 15,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fill: color.text.primary,
  selectors: { '[data-now] > &': { fill: color.brand.on } },
});
