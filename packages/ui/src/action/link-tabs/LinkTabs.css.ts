import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { condensedBlank, figures, focusRingInside } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

/** No wider than its container, however many tabs it has. */
export const room = style({ minWidth: 0 });

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const item = style({ flexShrink: 0 });

export const link = style([
  focusRingInside,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 44,
    paddingInline: space[12],
    borderRadius: `${radius.md} ${radius.md} 0 0`,
    color: color.text.secondary,
    fontFamily: font.condensed,
    wordSpacing: condensedBlank,
    fontSize: size.text[17],
    fontWeight: 700,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': { color: color.text.primary },
      // The slanted bar below the open page.
      '&[aria-current="page"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 4,
        background: color.brand.text,
        clipPath: 'polygon(2px 0, 100% 0, calc(100% - 2px) 100%, 0 100%)',
      },
    },
    '@media': { [media.hover]: { ':hover': { color: color.text.primary } } },
  },
]);

export const count = style([
  figures,
  {
    minWidth: 20,
    paddingInline: space[4],
    borderRadius: radius.sm,
    background: color.brand.base,
    color: color.brand.on,
    fontFamily: font.text,
    fontSize: size.text[13],
    lineHeight: '20px',
    textAlign: 'center',
  },
]);
