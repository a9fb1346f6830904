import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBottom: vars.space[16],
  fontFamily: vars.font.condensed,
  fontSize: vars.size.text[19],
  fontWeight: 700,
});

export const credit = style({
  color: vars.color.text.secondary,
  fontSize: vars.size.text[15],
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  display: 'grid',
  gap: vars.space[16],
  padding: `${vars.space[16]} 0`,
});
