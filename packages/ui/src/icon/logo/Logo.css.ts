import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** If the name has no room it wraps to a second, hidden line. The device remains, and nothing is cut. */
export const logo = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.24em',
  maxWidth: '100%',
  height: '1.2em',
  overflow: 'hidden',
  color: vars.color.text.primary,
  fontFamily: vars.font.condensed,
  fontWeight: 900,
  lineHeight: 1.2,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});

export const device = style({ height: '0.92em', width: 'auto', marginBlock: '0.14em' });
export const bar = style({ fill: vars.color.brand.text });
export const barLow = style({ fill: vars.color.brand.text, opacity: 0.45 });

/** Its natural width if there is room. */
export const picture = style({ display: 'block', width: 'auto', maxWidth: 'min(220px, 100%)', objectFit: 'contain' });
