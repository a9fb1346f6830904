import { style } from '@vanilla-extract/css';
import { figures, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

const narrow = '(max-width: 599px)';

export const box = style({ borderRadius: radius.md, background: color.bg.inset, overflow: 'clip' });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const caption = style([
  textStyle(13, 500),
  { padding: `${space[8]} ${space[12]} ${space[4]}`, color: color.text.secondary, textAlign: 'start' },
]);

export const head = style([
  figures,
  {
    width: 56,
    padding: `${space[4]} ${space[4]}`,
    color: color.text.muted,
    fontSize: size.text[13],
    fontWeight: 500,
    textAlign: 'end',
    selectors: { '&:last-child': { paddingInlineEnd: space[12] } },
    '@container': { [narrow]: { width: 46 } },
  },
]);

export const name = style([
  textStyle(15, 500),
  {
    padding: `${space[4]} ${space[8]} ${space[4]} ${space[12]}`,
    borderTop: `1px solid ${color.border.subtle}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
]);

export const trend = style({
  width: 112,
  padding: `${space[4]} ${space[8]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  lineHeight: 0,
  '@container': { [narrow]: { width: 72, paddingInline: space[4] } },
});

export const line = style({ width: '100%', height: 28 });

export const figure = style([
  figures,
  {
    padding: `${space[4]} ${space[4]}`,
    borderTop: `1px solid ${color.border.subtle}`,
    color: color.text.secondary,
    fontSize: size.text[15],
    textAlign: 'end',
  },
]);

export const now = style([
  figures,
  {
    padding: `${space[4]} ${space[12]} ${space[4]} ${space[4]}`,
    borderTop: `1px solid ${color.border.subtle}`,
    fontSize: size.text[17],
    fontWeight: 700,
    textAlign: 'end',
    selectors: {
      '&[data-move="up"]': { color: color.move.up },
      '&[data-move="down"]': { color: color.move.down },
    },
  },
]);
