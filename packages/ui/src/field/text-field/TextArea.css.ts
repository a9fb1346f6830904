import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const box = style({ display: 'grid', gap: space[4], paddingBlock: space[8] });

export const area = style({
  lineHeight: 1.45,
  maxHeight: '40dvh',
  resize: 'none',
  // As high as the text. If a browser does not support that, `rows` and scrolling apply.
  fieldSizing: 'content',
  // Three lines from the start, so that the page does not move with the first letters.
  minHeight: '4.35em',
});

export const count = style([
  figures,
  {
    justifySelf: 'end',
    color: color.text.muted,
    fontSize: size.text[13],
    selectors: { '&[data-full]': { color: color.status.warning, fontWeight: 700 } },
  },
]);
