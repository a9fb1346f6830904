import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { color, space, size, radius, font } = vars;

export const receipt = style({ display: 'grid', gap: space[16] });

export const figures = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 40,
});

export const number = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text.secondary,
  fontFamily: font.condensed,
  fontSize: size.text[15],
});
