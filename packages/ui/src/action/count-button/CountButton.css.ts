import { style } from '@vanilla-extract/css';
import { figures, focusRing, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../style/media.ts';

export const button = style([
  focusRing,
  textStyle(13, 700),
  figures,
  {
    minWidth: 24,
    minHeight: 24,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.sm,
    background: vars.color.brand.base,
    color: vars.color.brand.on,
    textAlign: 'center',
    ':hover': { background: vars.color.brand.hover },
    '@media': { [media.coarse]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
  },
]);
