import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const score = style([
  figures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: color.brand.text,
    fontSize: size.text[19],
    fontWeight: 800,
    lineHeight: 1,
    selectors: {
      '&[data-size="sm"]': { fontSize: size.text[17] },
      '&[data-size="lg"]': { gap: space[16], fontSize: size.text[36], fontWeight: 900 },
    },
  },
]);

export const slash = style({
  width: 2,
  height: '0.85em',
  background: color.border.control,
  transform: `skewX(${size.slant})`,
});

export const phase = style([
  figures,
  {
    display: 'inline-flex',
    gap: space[8],
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 600,
    selectors: { '&[data-live]': { color: color.live.text } },
  },
]);
