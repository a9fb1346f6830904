import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, oneLine, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

/** Nine innings and a total still leave a name its place on a phone. */
const narrowCell: StyleRule = { '@media': { [media.phone]: { minWidth: 20, paddingInline: 1 } } };

export const board = style({ width: '100%', tableLayout: 'auto', borderCollapse: 'collapse' });

/** Takes the space that the numbers leave, and shrinks for them. */
export const corner = style({ width: '99%', maxWidth: 0, paddingBlock: space[4] });

export const period = style([
  figures,
  narrowCell,
  {
    minWidth: 28,
    padding: `${space[4]} ${space[4]}`,
    color: color.text.muted,
    fontSize: size.text[13],
    fontWeight: 500,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    selectors: { '&[data-current]': { color: color.brand.text, fontWeight: 700 } },
  },
]);

export const side = style({
  width: '99%',
  maxWidth: 0,
  paddingBlock: space[4],
  paddingInlineEnd: space[8],
  fontWeight: 500,
  textAlign: 'start',
  borderTop: `1px solid ${color.border.subtle}`,
});

export const name = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: 32, minWidth: 0 });

export const nameText = style([
  oneLine,
  textStyle(15, 500),
  { minWidth: 0, marginInlineEnd: `calc(-1 * ${space[8]})` },
]);

export const cell = style([
  figures,
  narrowCell,
  {
    minWidth: 28,
    paddingInline: space[4],
    borderTop: `1px solid ${color.border.subtle}`,
    color: color.text.secondary,
    fontSize: size.text[17],
    fontWeight: 500,
    textAlign: 'center',
    selectors: {
      '&[data-won]': { color: color.text.primary, fontWeight: 700 },
      '&[data-current]': { color: color.brand.text, fontWeight: 700 },
    },
  },
]);

export const points = style([
  cell,
  { minWidth: 34, background: color.odds.bg, color: color.text.primary, fontWeight: 700 },
]);

export const total = style([
  cell,
  { minWidth: 34, color: color.brand.text, fontSize: size.text[22], fontWeight: 800, lineHeight: 1 },
]);
