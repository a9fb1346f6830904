import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const score = style([
  figures,
  {
    color: color.brand.text,
    fontSize: size.text[19],
    fontWeight: 800,
    lineHeight: 1,
    selectors: {
      '&[data-size="sm"]': { fontSize: size.text[17] },
      '&[data-size="lg"]': { fontSize: size.text[36], fontWeight: 900 },
    },
  },
]);

export const numbers = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  selectors: { [`${score}[data-size="lg"] > &`]: { gap: space[16] } },
});

export const slash = style({
  width: 2,
  height: '0.85em',
  background: color.border.control,
  transform: `skewX(${size.slant})`,
});
