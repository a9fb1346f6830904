import { minorToMoney, moneyToMinor, type CommissionRow, type Money } from '@kvota/contracts';

/** The amounts of a row that can be added up over several agents. */
export const summed = ['ggr', 'ngr', 'corrections', 'total', 'carriedOut', 'paid', 'open'] as const;
export type Summed = (typeof summed)[number];

/** Returns the sums of rows, exactly. */
export const sumCommission = (rows: readonly Pick<CommissionRow, Summed>[]): Readonly<Record<Summed, Money>> => {
  const sum = (key: Summed): Money => minorToMoney(rows.reduce((total, row) => total + moneyToMinor(row[key]), 0n));
  return {
    ggr: sum('ggr'),
    ngr: sum('ngr'),
    corrections: sum('corrections'),
    total: sum('total'),
    carriedOut: sum('carriedOut'),
    paid: sum('paid'),
    open: sum('open'),
  };
};
