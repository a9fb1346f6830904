import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font } = vars;

export const list = style({ display: 'grid', gap: space[12], minWidth: 0 });

/** Lines of an account: the name at the start, and the amount at the end. Sums of lists beside each other are in one line. */
export const sums = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

export const fact = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  selectors: {
    [`${sums} > &`]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: space[12],
    },
    [`${sums} > &[data-total]`]: {
      marginTop: 'auto',
      paddingTop: space[8],
      borderTop: `1px solid ${color.border.subtle}`,
      fontWeight: 700,
    },
  },
});

export const name = style({
  color: color.text.secondary,
  fontSize: size.text[13],
  lineHeight: 1.25,
  selectors: {
    [`${sums} > ${fact} > &`]: { fontSize: size.text[15], lineHeight: 1.35 },
    [`${sums} > ${fact}[data-total] > &`]: { color: color.text.primary },
  },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minWidth: 0,
});

export const plain = style([
  figures,
  { minWidth: 0, fontFamily: font.text, fontSize: size.text[15], lineHeight: 1.35, overflowWrap: 'anywhere' },
]);

/** Hashes and ids: a press selects all of it. */
export const code = style([
  figures,
  {
    minWidth: 0,
    color: color.text.primary,
    fontSize: size.text[15],
    letterSpacing: '0.02em',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);

export const end = style({ flex: 'none' });
