import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

export const list = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const name = style({
  color: color.text.secondary,
  fontSize: size.text[13],
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** Large amounts take two lines; the arrow stays with the second. */
export const amounts = style([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    fontFamily: font.condensed,
    fontSize: size.text[17],
  },
]);

export const before = style({ color: color.text.secondary });

export const after = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.primary,
  fontWeight: 700,
  selectors: { '&[data-short]': { color: color.status.danger } },
});
