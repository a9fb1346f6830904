import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { rollMargin, rollWidth } from './roll.ts';

const { color, size, font, space } = vars;

// Borders instead of backgrounds, because browsers do not print backgrounds.
const dashes = '1px dashed CanvasText';

/**
 * Black on white in every theme, by system colours in a light colour scheme. The padding is the area that a 58 mm
 * printer cannot reach; 48 mm are left, which are 384 dots. `rollVariables` give the paper another width.
 */
export const paper = style({
  colorScheme: 'only light',
  width: rollWidth,
  boxSizing: 'border-box',
  padding: `${space[16]} ${rollMargin}`,
  background: 'Canvas',
  color: 'CanvasText',
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  // The content takes its colour from here, also the mark of the operator.
  vars: {
    [color.text.primary]: 'CanvasText',
    [color.text.secondary]: 'CanvasText',
    [color.brand.text]: 'CanvasText',
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[8],
});

export const sign = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'center',
  paddingBottom: space[12],
});

export const number = style({
  gridColumn: '1 / -1',
  fontSize: size.text[22],
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '0.02em',
});

export const time = style({ textAlign: 'end' });

export const legs = style({
  marginBlock: `${space[8]} 0`,
  borderTop: '2px solid CanvasText',
  borderBottom: '2px solid CanvasText',
});

export const leg = style({
  display: 'grid',
  paddingBlock: space[8],
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: dashes } },
});

export const when = style({ fontSize: size.text[12] });

export const match = style({ fontSize: size.text[15], fontWeight: 700, lineHeight: 1.15 });

/** A long pick takes whole lines, and its price the next one. */
export const pickLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  gap: space[4],
  paddingTop: space[2],
});

export const pick = style({ minWidth: 0, fontSize: size.text[17], fontWeight: 800, lineHeight: 1.15 });

/** Leads the eye from the pick to its price. */
export const leader = style({ flex: '1 0 12px', borderBottom: '2px dotted CanvasText' });

export const banker = style({
  alignSelf: 'center',
  flexShrink: 0,
  minWidth: '1.5em',
  border: '1.5px solid CanvasText',
  fontWeight: 800,
  lineHeight: 1.2,
  textAlign: 'center',
});

export const odds = style([figures, { flexShrink: 0, fontSize: size.text[19], fontWeight: 800, lineHeight: 1 }]);

export const system = style({ paddingTop: space[8], fontWeight: 600 });

export const totals = style({ display: 'grid', gap: space[2], paddingTop: space[8] });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[8],
  fontSize: size.text[15],
  selectors: {
    '&[data-emphasis]': {
      marginTop: space[4],
      paddingTop: space[8],
      borderTop: dashes,
      fontWeight: 800,
    },
  },
});

export const value = style({
  marginInlineStart: 'auto',
  fontWeight: 700,
  textAlign: 'end',
  selectors: { '[data-emphasis] > &': { fontSize: size.text[22], fontWeight: 900, lineHeight: 1 } },
});

/** The line at which the customer's part is torn from the stub. It runs from edge to edge of the roll. */
export const tear = style({
  margin: `${space[16]} calc(-1 * ${rollMargin}) ${space[8]}`,
  borderTop: '2px dashed CanvasText',
});

export const stub = style({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' });

export const stubNumber = style({ fontSize: size.text[15], fontWeight: 800, letterSpacing: '0.04em' });

export const legal = style({ paddingTop: space[4], fontSize: size.text[12], lineHeight: 1.2 });
