import { media, vars } from '@kvota/ui/vars';
import { style } from '@vanilla-extract/css';

import { receiptHeight } from './receipt-height.ts';

const { space } = vars;

export const ticket = style({
  position: 'relative',
  '@media': { [media.desk]: { maxHeight: 'calc(100dvh - 116px)' } },
});

/** The receipt of an accepted ticket and its actions. */
export const stack = style({ display: 'grid', alignContent: 'start', gap: space[16], minHeight: receiptHeight });

export const apart = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 40,
});

export const printed = style({ width: '58mm', paddingTop: space[8] });
