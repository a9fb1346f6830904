import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, font, radius } = vars;

/** Two beside each other on a phone. */
export const tiles = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
});

/** The name is above the figure on screen and before it when read. */
export const tile = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: space[4],
  minWidth: 0,
  padding: space[12],
  borderRadius: radius.md,
  background: color.bg.inset,
});

export const name = style({ color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.25 });

export const note = style({ margin: 0, color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.25 });

export const value = style([
  figures,
  {
    color: color.text.primary,
    fontFamily: font.condensed,
    fontSize: size.text[22],
    fontWeight: 700,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
  },
]);
