import type { FlagRow } from '../database/schema/index.ts';
import type { FoundFlag } from './found-flag.ts';

const [hour, day] = [3_600_000, 86_400_000];
/** Deposits before one that is compared with them. */
const compared = 5;

/** A deposit that has arrived. */
export interface ArrivedDeposit {
  readonly id: string;
  /** When the money arrived, in milliseconds since 1970. */
  readonly at: number;
  /** In minor units, without what went back. */
  readonly amount: bigint;
  /** The card or account that paid; undefined if it is not known. */
  readonly instrument?: string | undefined;
}

const sumOf = (deposits: readonly ArrivedDeposit[]): bigint => deposits.reduce((sum, { amount }) => sum + amount, 0n);
const rowsOf = (deposits: readonly ArrivedDeposit[]): FlagRow[] => deposits.map(({ id }) => ({ type: 'payment', id }));

/** The deposits and the amount that a deposit is compared with. */
export interface DepositHistory {
  /** Earlier deposits of the user in the same currency, newest first. */
  readonly before: readonly ArrivedDeposit[];
  /** Deposits of other users with the same card or account. */
  readonly ofOthers: readonly string[];
  /** From this amount on, deposits are reported. Undefined if there is no such amount. */
  readonly reportFrom: bigint | undefined;
}

/** Returns the flags of a deposit that has just arrived (WAL-12). */
export function depositFlags(deposit: ArrivedDeposit, { before, ofOthers, reportFrom }: DepositHistory): FoundFlag[] {
  const { id, at, amount } = deposit;
  const since = (age: number): ArrivedDeposit[] => [deposit, ...before.filter((one) => one.at > at - age)];
  const found: FoundFlag[] = [];
  if (reportFrom !== undefined) {
    // Within the last tenth below it.
    const isJustUnder = (one: ArrivedDeposit): boolean =>
      one.amount < reportFrom && one.amount * 10n >= reportFrom * 9n;
    const under = since(day).filter(isJustUnder);
    if (under.length >= 3 && isJustUnder(deposit))
      found.push({ kind: 'underThreshold', subject: id, rows: rowsOf(under) });
  }
  const week = since(7 * day).filter(({ instrument }) => instrument !== undefined);
  const byInstrument = new Map(week.toReversed().map((one) => [one.instrument, one]));
  if (byInstrument.size >= 3 && isNewOne(deposit, before, at - 7 * day))
    found.push({ kind: 'manyInstruments', subject: id, rows: rowsOf([...byInstrument.values()]) });
  if (ofOthers.length > 0)
    found.push({
      kind: 'sharedInstrument',
      subject: deposit.instrument ?? id,
      rows: rowsOf([deposit]).concat(others(ofOthers)),
    });
  const last = before.slice(0, compared);
  const sum = sumOf(last);
  if (last.length === compared && amount * BigInt(compared) >= sum * 10n)
    found.push({ kind: 'tenfoldDeposit', subject: id, rows: rowsOf([deposit, ...last]) });
  return found;
}

const others = (ids: readonly string[]): FlagRow[] => ids.map((id) => ({ type: 'payment', id }));

const isNewOne = ({ instrument }: ArrivedDeposit, before: readonly ArrivedDeposit[], since: number): boolean =>
  !before.some((one) => one.at > since && one.instrument === instrument);

/** A withdrawal that is being asked for, and what it is compared with. */
export interface AskedWithdrawal {
  readonly id: string;
  readonly at: number;
  readonly amount: bigint;
  /** Deposits of the last 30 days in the same currency, newest first. */
  readonly deposits: readonly ArrivedDeposit[];
  /** Staked since the oldest of them, in minor units. */
  readonly staked: bigint;
}

/** Returns the flags of a withdrawal (WAL-12). */
export function withdrawalFlags({ id, at, amount, deposits, staked }: AskedWithdrawal): FoundFlag[] {
  const own: FlagRow = { type: 'payment', id };
  const found: FoundFlag[] = [];
  const paidIn = sumOf(deposits);
  if (paidIn > 0n && staked * 2n < paidIn)
    found.push({ kind: 'lowTurnover', subject: id, rows: [own, ...rowsOf(deposits)] });
  const quick = deposits.filter((one) => one.amount > 0n && one.at > at - hour);
  if (quick.length > 0 && amount * 2n >= sumOf(quick))
    found.push({ kind: 'quickReturn', subject: id, rows: [own, ...rowsOf(quick)] });
  return found;
}
