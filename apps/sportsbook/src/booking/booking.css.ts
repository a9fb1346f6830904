import { vars } from '@kvota/ui';
import { style } from '@vanilla-extract/css';

const { space, size, font, color } = vars;

export const booked = style({ display: 'grid', justifyItems: 'center', gap: space[12] });

export const code = style({
  fontFamily: font.condensed,
  fontSize: size.text[36],
  fontWeight: 800,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

export const picture = style({ width: 160, height: 160 });

export const until = style({ color: color.text.secondary, fontSize: size.text[13] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });

export const form = style({ display: 'grid', gap: space[12] });
