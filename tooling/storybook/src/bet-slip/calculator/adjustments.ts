import type { PayoutAdjustment } from '@kvota/bet-slip/math';
import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { partOf } from '../engine/exact.ts';

/** A bonus on the win of an accumulator, before the cap. */
const bonus: PayoutAdjustment = {
  code: 'bonus5',
  stage: 'beforeCap',
  apply: (payout) => minorToMoney(moneyToMinor(payout) + moneyToMinor(partOf(payout, 5n))),
};

/** A tax on the win beyond the stake, after the cap. */
const tax: PayoutAdjustment = {
  code: 'tax15',
  stage: 'afterCap',
  apply: (payout, { stake }) => {
    const won = moneyToMinor(payout) - moneyToMinor(stake);
    return won <= 0n ? payout : minorToMoney(moneyToMinor(payout) - (won * 15n) / 100n);
  },
};

/** Sample adjustments of an operator. */
export const adjustments = { bonus, tax };
