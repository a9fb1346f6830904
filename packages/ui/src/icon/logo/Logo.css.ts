import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Where the name has no room it falls to a second line, out of sight: the device stands alone, and nothing is cut in half. */
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

/** As wide as it is, as long as there is room. */
export const picture = style({ display: 'block', width: 'auto', maxWidth: 'min(220px, 100%)', objectFit: 'contain' });
