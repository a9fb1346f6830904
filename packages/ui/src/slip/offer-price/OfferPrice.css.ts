import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const label = style({ color: color.text.secondary, fontSize: size.text[15] });

/** As high as the amount that is loading. */
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

export const below = style({
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

export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  color: color.text.secondary,
  fontSize: size.text[13],
  fontVariantNumeric: 'tabular-nums',
});
