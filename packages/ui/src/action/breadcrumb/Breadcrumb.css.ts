import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRingInside, touchTarget } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const room = style({ minWidth: 0 });
export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const item = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

export const step = style([
  touchTarget,
  focusRingInside,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    paddingInline: space[8],
    borderRadius: radius.sm,
    color: color.brand.text,
    fontSize: size.text[15],
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { ':hover': { background: color.odds.bg, textDecoration: 'underline' } } },
  },
]);

export const here = style({
  paddingInline: space[8],
  color: color.text.primary,
  fontSize: size.text[15],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const sign = style({ flex: 'none', color: color.text.muted });
