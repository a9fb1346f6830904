import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

/** Stub and card are beside each other if the card itself is wide enough, whatever the window. */
const wide = '(min-width: 460px)';
const hole = 8;

export const room = style({ containerType: 'inline-size' });

export const card = style({
  display: 'grid',
  '@container': { [wide]: { gridTemplateColumns: '190px minmax(0, 1fr)' } },
});

/** Cuts the holes where stub and card meet. */
const cut = (...corners: readonly string[]): Record<string, string> => ({
  maskImage: corners.map((at) => `radial-gradient(circle ${hole}px at ${at}, transparent 96%, black)`).join(', '),
  maskComposite: 'intersect',
});

export const stub = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: space[16],
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  background: color.brand.base,
  color: color.brand.on,
  ...cut('left bottom', 'right bottom'),
  '@container': {
    [wide]: { borderRadius: `${radius.lg} 0 0 ${radius.lg}`, ...cut('right top', 'right bottom') },
  },
  selectors: {
    '[data-over] > &': { background: color.bg.inset, color: color.text.secondary },
  },
});

export const amount = style([
  figures,
  {
    fontFamily: font.condensed,
    fontSize: size.text[28],
    fontWeight: 800,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
  },
]);

export const unit = style({ fontSize: size.text[13], fontWeight: 600 });

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[8],
  minWidth: 0,
  padding: space[16],
  borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
  background: color.bg.raised,
  ...cut('left top', 'right top'),
  '@container': {
    [wide]: { borderRadius: `0 ${radius.lg} ${radius.lg} 0`, ...cut('left top', 'left bottom') },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const title = style({
  minWidth: 0,
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 800,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const facts = style([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[16]}`,
    color: color.text.secondary,
    fontSize: size.text[13],
  },
]);
