import {
  creditOf,
  lastRealCurrencyId,
  minorToMoney,
  moneyToMinor,
  type AgencyTransfer,
  type Money,
  type TransferOutcome,
  type Wallet,
} from '@kvota/contracts';

import type { MoveDirection } from '../move.ts';

/** The highest credit that a wallet may have, in minor units. */
const highest = moneyToMinor('999999999999.99');

/** The highest credit as text. */
export const highestCredit: Money = minorToMoney(highest);

/** A balance before and after a transfer. */
export interface BalanceChange {
  readonly before: Money;
  readonly after: Money;
}

/** Why the platform would refuse a transfer: the sender has too little, or the receiver would have too much. */
export type AmountFault = 'insufficientFunds' | 'creditTooHigh';

/** The part of a wallet that transfers use. */
export type Funds = Pick<Wallet, 'currency_id' | 'currency' | 'wallet_0' | 'wallet_1'>;

/**
 * Returns the wallets of a user in the currencies in which money can move. Going down, a missing wallet is opened by the
 * first transfer; going up, both need one. The operator has no wallets for it.
 */
export function sharedWallets(
  direction: MoveDirection,
  child: readonly Wallet[],
  own: readonly Wallet[] | 'operator',
): readonly Funds[] {
  const theirs = movableWallets(child);
  if (own === 'operator') return theirs;
  return movableWallets(own).flatMap(({ currency_id, currency }) => {
    const known = theirs.find((wallet) => wallet.currency_id === currency_id);
    if (known) return [known];
    return direction === 'down' ? [{ currency_id, currency, wallet_0: '0.00', wallet_1: '0.00' }] : [];
  });
}

/** Returns the wallets between which money can move: those of real currencies, without bonus money. */
export function movableWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  return wallets.filter(({ currency_id: id }) => id <= lastRealCurrencyId);
}

/** Returns a balance before and after so much has been added to it or taken from it. */
export function changeOf(before: Money, amount: Money | null, sign: 1n | -1n): BalanceChange {
  if (amount === null) return { before, after: before };
  return { before, after: minorToMoney(moneyToMinor(before) + sign * moneyToMinor(amount)) };
}

/** Returns both balances of a transfer that is typed. Null for the operator, who has none. */
export function balancesOf(input: {
  readonly direction: MoveDirection;
  readonly amount: Money | null;
  readonly child: Pick<Wallet, 'wallet_0' | 'wallet_1'>;
  readonly own: Pick<Wallet, 'wallet_0' | 'wallet_1'> | null;
}): { readonly child: BalanceChange; readonly own: BalanceChange | null } {
  const { direction, amount, child, own } = input;
  const down = direction === 'down';
  return {
    child: changeOf(creditOf(child), amount, down ? 1n : -1n),
    own: own === null ? null : changeOf(creditOf(own), amount, down ? -1n : 1n),
  };
}

/** Returns why the platform would refuse the balances after a transfer; undefined if they are fine. */
export function faultOf(changes: readonly (BalanceChange | null)[]): AmountFault | undefined {
  const after = changes.flatMap((change) => (change === null ? [] : [moneyToMinor(change.after)]));
  if (after.some((minor) => minor < 0n)) return 'insufficientFunds';
  return after.some((minor) => minor > highest) ? 'creditTooHigh' : undefined;
}

/** Returns the balances of a receipt, computed backwards from those of the answer. Null if the answer has none. */
export function receiptOf(
  direction: MoveDirection,
  amount: Money,
  answer: TransferOutcome,
): { readonly child: BalanceChange | null; readonly own: BalanceChange | null } {
  const back = (after: Money | null | undefined, sign: 1n | -1n): BalanceChange | null =>
    typeof after === 'string' ? { before: changeOf(after, amount, sign).after, after } : null;
  const down = direction === 'down';
  return { child: back(answer.newCredit, down ? -1n : 1n), own: back(answer.ownCredit, down ? 1n : -1n) };
}

/**
 * Returns the amount of the newest transfer between a user and its parent. If the user is an agent, the list also has
 * transfers to users below it.
 */
export function lastWith(userId: string, newestFirst: readonly AgencyTransfer[]): Money | undefined {
  return newestFirst.find((transfer) => transfer.userId === userId)?.amount;
}

/** Returns the last amount times 1, 2, 5 and 10, as far as a wallet may hold it. Empty without one. */
export function quickAmounts(last: Money | undefined): readonly { readonly times: number; readonly amount: Money }[] {
  if (last === undefined) return [];
  const base = moneyToMinor(last);
  return [1n, 2n, 5n, 10n]
    .map((times) => ({ times: Number(times), minor: base * times }))
    .filter(({ minor }) => minor > 0n && minor <= highest)
    .map(({ times, minor }) => ({ times, amount: minorToMoney(minor) }));
}

/** True if typed text is an amount above zero that a wallet may hold. */
export function isMovable(amount: Money | null): amount is Money {
  if (amount === null || !/^\d{1,15}(\.\d{1,2})?$/.test(amount)) return false;
  return moneyToMinor(amount) > 0n;
}
