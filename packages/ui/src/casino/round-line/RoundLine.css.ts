import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside, touchTarget } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font } = vars;

export const list = style({ display: 'grid', containerType: 'inline-size' });

export const item = style({
  display: 'grid',
  minWidth: 0,
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});

export const line = style([
  touchTarget,
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: '74px minmax(0, 1fr) auto 18px',
    alignItems: 'center',
    columnGap: space[12],
    minHeight: 40,
    minWidth: 0,
    padding: `${space[4]} ${space[16]}`,
    fontFamily: font.text,
    fontSize: size.text[15],
    textAlign: 'start',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.bg.overlay } } },
    },
  },
]);

export const when = style([figures, { color: color.text.secondary }]);

export const way = style([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    minWidth: 0,
    fontSize: size.text[17],
  },
]);

export const arrow = style({ color: color.text.secondary, flex: 'none' });

export const end = style([
  figures,
  {
    justifySelf: 'end',
    color: color.text.secondary,
    fontSize: size.text[17],
    fontWeight: 700,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);

export const chevron = style({ color: color.text.secondary });
