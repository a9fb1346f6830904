import { style } from '@vanilla-extract/css';
import { textStyle } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

/** Paper with the place of the first leg marked. */
export const empty = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  background: vars.color.bg.raised,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
});

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 100,
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
});

export const word = style([textStyle(22, 700, 'condensed'), { color: vars.color.text.secondary }]);
