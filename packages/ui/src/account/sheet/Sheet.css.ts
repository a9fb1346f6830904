import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font } = vars;

/** Below this width of the sheet, the amount after a line is below its effect. */
const narrow = '(max-width: 519px)';

export const room = style({ containerType: 'inline-size', minWidth: 0 });

/** All lines share the columns, so that figures are below each other. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  margin: 0,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const line = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  columnGap: space[16],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&[data-strong]': { borderBlockStart: `2px solid ${color.border.control}` },
  },
});

export const name = style({
  minWidth: 0,
  color: color.text.secondary,
  fontSize: size.text[15],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: { '[data-strong] > &': { color: color.text.primary, fontWeight: 700 } },
});

export const note = style({ display: 'block', color: color.text.muted, fontSize: size.text[13], lineHeight: 1.3 });

const figure = style([figures, { margin: 0, fontFamily: font.condensed, textAlign: 'end', whiteSpace: 'nowrap' }]);

export const amount = style([
  figure,
  {
    color: color.text.primary,
    fontSize: size.text[17],
    selectors: { '[data-strong] > &': { fontSize: size.text[19], fontWeight: 700 } },
  },
]);

/** Without an amount after it, an effect is in the last column. */
export const last = style({
  gridColumn: '2 / 4',
  '@container': { [narrow]: { gridColumn: '2' } },
});

export const after = style([
  figure,
  {
    color: color.text.secondary,
    fontSize: size.text[15],
    '::before': { content: '"= "' },
    '@container': { [narrow]: { gridColumn: '2', gridRow: '2', fontSize: size.text[13] } },
  },
]);
