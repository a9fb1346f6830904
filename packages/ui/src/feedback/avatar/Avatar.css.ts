import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.brand.subtle,
  color: vars.color.brand.text,
  fontFamily: vars.font.condensed,
  fontWeight: 800,
  lineHeight: 1,
});

export const letters = style({ '::before': { content: 'attr(data-letters)' } });

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
