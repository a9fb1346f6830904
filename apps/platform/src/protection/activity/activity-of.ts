import { activityProducts, minorToMoney, type CurrencyActivity } from '@kvota/contracts';

import type { LineSums } from '../../database/schema/index.ts';
import type { PeriodSums } from '../../ledger/statement/period-sums.ts';

/** Movements of types of the ledger, in minor units: those into the wallet, and those out of it. */
interface Moved {
  readonly in: bigint;
  readonly out: bigint;
}

/** Types of the ledger that are a stake: taken, and given back because a ticket was not accepted as asked. */
const stakeTypes = ['hold', 'capture', 'release', 'game_bet'];
const stakeBackTypes = ['refund', 'game_back'];
const returnTypes = ['payout', 'cash_out', 'game_win', 'jackpot'];
/** A transfer is paid in for the one who gets it, and paid out for the other one. */
const transferTypes = ['transfer_in', 'transfer_out'];
const paidTypes = [
  'deposit',
  'voucher_used',
  'withdrawal',
  'withdrawal_back',
  'voucher_made',
  'voucher_back',
  'payment_refund',
  'payment_refund_back',
  'chargeback',
  ...transferTypes,
];

function moved(sums: LineSums, types: readonly string[]): Moved {
  const found = types.map((type): Moved => {
    const [, paidIn, paidOut] = sums[type] ?? [0, '0', '0'];
    return { in: BigInt(paidIn), out: BigInt(paidOut) };
  });
  return {
    in: found.reduce((sum, one) => sum + one.in, 0n),
    out: found.reduce((sum, one) => sum + one.out, 0n),
  };
}

/** Paid out, less what came back. */
const outOf = (sums: LineSums, ...types: string[]): bigint => {
  const { in: back, out } = moved(sums, types);
  return out - back;
};

function paidOf(sums: LineSums) {
  const transfers = moved(sums, transferTypes);
  const paidIn = {
    deposits: -outOf(sums, 'deposit'),
    vouchers: -outOf(sums, 'voucher_used'),
    agent: transfers.in,
  };
  const paidOut = {
    withdrawals: outOf(sums, 'withdrawal', 'withdrawal_back'),
    vouchers: outOf(sums, 'voucher_made', 'voucher_back'),
    agent: transfers.out,
    refunds: outOf(sums, 'payment_refund', 'payment_refund_back', 'chargeback'),
  };
  return { paidIn: withTotal(paidIn), paidOut: withTotal(paidOut) };
}

function playedOf(sums: LineSums) {
  const stakes = outOf(sums, ...stakeTypes);
  const stakesBack = -outOf(sums, ...stakeBackTypes);
  const returns = -outOf(sums, ...returnTypes);
  return { stakes, stakesBack, returns, net: returns + stakesBack - stakes };
}

const withTotal = <T extends Readonly<Record<string, bigint>>>(parts: T) => ({
  total: Object.values(parts).reduce((sum, part) => sum + part, 0n),
  ...parts,
});

/** Returns amounts in minor units as money of the wire. */
const onWire = <K extends string>(amounts: Readonly<Record<K, bigint>>): Record<K, string> =>
  Object.fromEntries(Object.entries<bigint>(amounts).map(([key, amount]) => [key, minorToMoney(amount)])) as Record<
    K, // fromEntries forgets the keys
    string
  >;

/** Returns the activity in a wallet by its sums. Together the amounts are what changed the credit of the wallet. */
export function activityOf(
  { currency, currencyId }: { readonly currency: string; readonly currencyId: number },
  { period, allTime }: PeriodSums,
): CurrencyActivity {
  const [paid, everPaid] = [paidOf(period.byType), paidOf(allTime.byType)];
  const known = new Set([...paidTypes, ...stakeTypes, ...stakeBackTypes, ...returnTypes]);
  const other = Object.keys(period.byType).filter((type) => !known.has(type));
  return {
    currency,
    currencyId,
    paidIn: onWire(paid.paidIn),
    paidOut: onWire(paid.paidOut),
    ...onWire(playedOf(period.byType)),
    other: minorToMoney(-outOf(period.byType, ...other)),
    products: activityProducts.flatMap((product) => {
      const sums = period.byProduct[product];
      return sums === undefined ? [] : [{ product, ...onWire(playedOf(sums)) }];
    }),
    allTime: onWire({
      paidIn: everPaid.paidIn.total,
      paidOut: everPaid.paidOut.total,
      netPaid: everPaid.paidIn.total - everPaid.paidOut.total,
      net: playedOf(allTime.byType).net,
    }),
  };
}
