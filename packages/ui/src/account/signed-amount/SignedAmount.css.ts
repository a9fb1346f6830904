import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In the letters of the table it stands in, so that it lines up with the figures beside it. */
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: { '&[data-sign="plus"]': { color: vars.color.status.success } },
});
