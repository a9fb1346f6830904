import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, size, font } = vars;

/** Lines of a slip: a label, and its value below it. */
export const lines = style({
  display: 'grid',
  gap: space[8],
  marginBlock: space[8],
  paddingBlock: space[8],
  borderBlock: '2px solid CanvasText',
});

export const line = style({ display: 'grid', overflowWrap: 'anywhere' });

export const value = style({
  fontSize: size.text[17],
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: {
    '&[data-emphasis]': { fontSize: size.text[22], fontWeight: 900 },
    // Text that is typed in again: letters that look alike must differ.
    '&[data-code]': {
      fontFamily: `ui-monospace, monospace, ${font.text}`,
      fontSize: size.text[19],
      letterSpacing: '0.06em',
    },
  },
});
