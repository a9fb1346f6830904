import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font } = vars;

/** Measured by its own width, because rows are in pages, dialogs and columns. */
const wide = '(min-width: 560px)';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)',
      columnGap: space[16],
      alignItems: 'center',
    },
  },
});

export const name = style({ fontSize: size.text[15], fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minWidth: 0,
});

export const control = style({ minWidth: 0 });

export const caption = style({ color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.35 });

export const value = style([
  figures,
  {
    minWidth: 0,
    fontFamily: font.condensed,
    fontSize: size.text[17],
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    selectors: {
      // A line through the text as well, so that colour alone does not carry it.
      '&[data-overruled]': { color: color.text.secondary, textDecoration: 'line-through' },
    },
  },
]);

export const origin = style({
  flexBasis: '100%',
  color: color.text.secondary,
  fontSize: size.text[13],
  lineHeight: 1.35,
});

export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  gridColumn: '1 / -1',
  color: color.text.secondary,
  fontSize: size.text[13],
  lineHeight: 1.35,
});

export const icon = style({ flex: 'none', color: color.status.warning });
