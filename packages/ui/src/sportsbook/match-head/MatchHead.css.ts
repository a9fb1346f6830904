import { style } from '@vanilla-extract/css';
import { textStyle } from '../../style/parts.ts';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const head = style({ display: 'grid', gap: vars.space[12], minWidth: 0 });

export const league = style([
  textStyle(13),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], color: vars.color.text.secondary },
]);

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[16],
  '@media': { [media.phone]: { gap: vars.space[8] } },
});

export const side = style([
  textStyle(28, 700, 'condensed'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minWidth: 0,
    lineHeight: 1.1,
    textWrap: 'balance',
    selectors: { '&[data-side="away"]': { flexDirection: 'row-reverse', textAlign: 'end' } },
    '@media': {
      [media.phone]: {
        flexDirection: 'column',
        gap: vars.space[8],
        fontSize: vars.size.text[17],
        textAlign: 'center',
        selectors: { '&[data-side="away"]': { flexDirection: 'column', textAlign: 'center' } },
      },
    },
  },
]);

export const middle = style([
  textStyle(19, 600, 'condensed'),
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    color: vars.color.text.secondary,
    textAlign: 'center',
    // The names need the room, so day and time are on two lines.
    '@media': { [media.phone]: { maxWidth: 'min-content', fontSize: vars.size.text[15] } },
  },
]);
