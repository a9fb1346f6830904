import { style } from '@vanilla-extract/css';
import { figures, textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

/** Name, amount and note in a row; on a narrow screen the note is below. */
export const strip = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[16]}`,
  minHeight: 52,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  selectors: { '&:has(> div)': { paddingRight: 56 }, '&[data-pending]': { visibility: 'hidden' } },
  borderRadius: vars.radius.lg,
  background: `linear-gradient(100deg, ${vars.color.casino.subtle}, ${vars.color.bg.surface})`,
});
export const name = style([textStyle(19, 700, 'condensed'), { color: vars.color.casino.text }]);
export const amount = style([figures, { fontSize: vars.size.text[28], fontWeight: 900 }]);
/** In the corner, whether or not the note is below the amount. */
export const end = style({ position: 'absolute', top: vars.space[4], right: vars.space[4] });
export const note = style([textStyle(15), { color: vars.color.text.secondary }]);
