import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, font, radius } = vars;

export const form = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[12] });

export const figure = style({
  display: 'grid',
  color: color.text.secondary,
  fontSize: size.text[13],
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const priceLabel = style({ color: color.text.secondary, fontSize: size.text[15] });

/** As high as the amount that is still to come. */
export const amount = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 44,
  color: color.text.secondary,
  fontFamily: font.condensed,
  fontSize: size.text[36],
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.1,
  selectors: { '[data-fresh] > &': { color: color.brand.text } },
});

export const beside = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: 24,
});

export const move = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-move="up"]': { color: color.move.up }, '&[data-move="down"]': { color: color.move.down } },
});

export const left = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.secondary,
  fontSize: size.text[13],
  fontVariantNumeric: 'tabular-nums',
});

export const message = style({ display: 'grid', alignContent: 'start', minHeight: 64 });

export const figureValue = style({
  color: color.text.primary,
  fontFamily: font.condensed,
  fontSize: size.text[17],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
