import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.24em',
  color: vars.color.text.primary,
  fontFamily: vars.font.condensed,
  fontWeight: 900,
  lineHeight: 1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});

export const device = style({ height: '0.92em', width: 'auto' });
export const bar = style({ fill: vars.color.brand.text });
export const barLow = style({ fill: vars.color.brand.text, opacity: 0.45 });
