import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnsVar } from '../../theme/locals.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columnsVar}, minmax(0, 1fr))`,
  gap: vars.space[4],
  padding: vars.space[8],
  selectors: { '&[hidden]': { display: 'none' } },
});
