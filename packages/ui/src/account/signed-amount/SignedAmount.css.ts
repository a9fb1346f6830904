import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Inherits the font of its table, so that it aligns with the figures beside it. */
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: { '&[data-sign="plus"]': { color: vars.color.status.success } },
});
