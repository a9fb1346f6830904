import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

const grid = (least: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
  gap: space[12],
});

export const swatches = style(grid(190));
export const pairs = style({ ...grid(330), gap: `${space[4]} ${space[24]}` });
export const measures = style({ ...grid(280), gap: `${space[8]} ${space[24]}` });

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'center',
});
export const chip = style({
  gridRow: '1 / span 2',
  height: 44,
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
});
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  height: 30,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontWeight: 700,
});
export const mark = style({ width: 28, height: 4 });

export const name = style({ minWidth: 0, fontSize: size.text[15], overflowWrap: 'anywhere' });
export const value = style({ color: color.text.secondary, fontSize: size.text[13], overflowWrap: 'anywhere' });
export const figure = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

export const measure = style({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr) 64px',
  gap: space[12],
  alignItems: 'center',
  minHeight: 28,
});
export const bar = style({ height: 16, background: color.brand.base });
export const corner = style({ width: 44, height: 44, border: `2px solid ${color.brand.text}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'baseline',
});

export const seed = style({
  flexShrink: 0,
  width: 20,
  height: 20,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
});
export const preview = style({
  padding: space[16],
  borderRadius: radius.lg,
  background: color.bg.canvas,
  color: color.text.primary,
});
export const odds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(56px, 1fr))',
  gap: space[4],
});
