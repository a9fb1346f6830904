import { style } from '@vanilla-extract/css';
import { textStyle } from '../style/parts.ts';
import { vars } from '../theme/contract.css.ts';

/** As many columns as there is room for. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: `${vars.space[16]} ${vars.space[8]}`,
});

export const cell = style({ display: 'grid', alignContent: 'start', gap: vars.space[8], justifyItems: 'center' });

export const drawing = style({ display: 'flex', alignItems: 'end', gap: vars.space[8] });

export const caption = style([
  textStyle(13),
  { color: vars.color.text.secondary, textAlign: 'center', overflowWrap: 'anywhere', textWrap: 'balance' },
]);

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: vars.space[24],
  alignItems: 'start',
});
