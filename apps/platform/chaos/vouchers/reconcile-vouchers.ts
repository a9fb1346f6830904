import { minorToMoney } from '@kvota/contracts';
import { count, eq } from 'drizzle-orm';

import { ledgerTransactions, vouchers as voucherRows } from '../../src/database/schema/index.ts';
import type { Platform } from '../../src/platform.ts';
import type { LoadPlayer } from '../../src/testing/load-players.ts';
import type { MadeAct, MadeVoucher } from './voucher-clients.ts';

/** What became of vouchers. All but the first five must be 0. */
export interface VoucherReport {
  readonly made: number;
  readonly used: number;
  readonly takenBack: number;
  readonly expired: number;
  readonly open: number;
  /** Vouchers and acts that a client knows and the database does not have, or has otherwise; and those without an answer. */
  readonly lost: number;
  /** Vouchers that no client knows, and vouchers that two players redeemed, or one redeemed and its maker took back. */
  readonly doubled: number;
  /** Requests with two different answers. */
  readonly answersThatDiffer: number;
  /** Vouchers whose ledger has not one booking when they are made and one when they end. */
  readonly wrongBookings: number;
  /** Players whose credit differs from what clients and states of vouchers make of it. */
  readonly wrongCredits: number;
}

type Row = typeof voucherRows.$inferSelect;
const first = ({ answers }: MadeAct) => answers[0];
const isDone = (act: MadeAct | undefined): boolean => act?.answers[0]?.ErrorText === 'ok';

/** Compares what clients know with what the platform stored. */
export async function reconcileVouchers(
  { db, ledger }: Pick<Platform, 'db' | 'ledger'>,
  { players, made }: { readonly players: readonly LoadPlayer[]; readonly made: readonly MadeVoucher[] },
): Promise<VoucherReport> {
  const stored = await db.select().from(voucherRows);
  const rows = new Map(stored.map((row) => [row.id, row]));
  const known = new Set(made.map(({ make }) => first(make)?.id ?? ''));
  const bookings = await db
    .select({ id: ledgerTransactions.refId, booked: count() })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.refType, 'voucher'))
    .groupBy(ledgerTransactions.refId);
  const booked = new Map(bookings.map((one) => [one.id, one.booked]));
  const rowOf = ({ make }: MadeVoucher): Row | undefined => rows.get(first(make)?.id ?? '');
  const inState = (state: Row['state']): number => stored.filter((row) => row.state === state).length;
  const acts = made.flatMap(({ make, uses, takeBack }) => [make, ...uses, ...(takeBack ? [takeBack] : [])]);
  const isTwice = ({ uses, takeBack }: MadeVoucher): boolean =>
    uses.filter(isDone).length + (isDone(takeBack) ? 1 : 0) > 1;
  return {
    made: made.length,
    used: inState('used'),
    takenBack: inState('back'),
    expired: inState('expired'),
    open: inState('open'),
    lost:
      made.filter((one) => !isAsStored(one, rowOf(one))).length +
      acts.filter(({ answers }) => answers.length === 0).length,
    doubled: stored.filter(({ id }) => !known.has(id)).length + made.filter(isTwice).length,
    answersThatDiffer: acts.filter((act) => new Set(act.answers.map(identityOf)).size > 1).length,
    wrongBookings: stored.filter(({ id, state }) => booked.get(id) !== (state === 'open' ? 1 : 2)).length,
    wrongCredits: await wrongCredits({ ledger }, players, stored),
  };
}

/** The part of an answer that a repetition has too. Credit, and the code of a voucher that has ended, may change. */
const identityOf = ({ ErrorText, error, textCode, id, amount }: MadeAct['answers'][number]): string =>
  [ErrorText, error, textCode, id, amount].join(' ');

/** True if a voucher is what its clients know. One that the maker could take back may have expired just before. */
function isAsStored({ planned, make, uses, takeBack }: MadeVoucher, row: Row | undefined): boolean {
  if (row?.maker !== make.playerId || row.amount !== planned.amount) return false;
  if (first(make)?.amount !== minorToMoney(planned.amount)) return false;
  const winner = uses.find(isDone);
  if (winner !== undefined) return row.state === 'used' && row.usedBy === winner.playerId;
  if (isDone(takeBack)) return row.state === 'back' || (planned.expires && row.state === 'expired');
  return row.state === (planned.expires ? 'expired' : 'open');
}

/** Counts players whose credit is not that of the start, less what they made, and what they redeemed or got back. */
async function wrongCredits(
  { ledger }: Pick<Platform, 'ledger'>,
  players: readonly LoadPlayer[],
  rows: readonly Row[],
): Promise<number> {
  const expected = new Map(players.map(({ id, deposit }) => [id, deposit]));
  const change = (id: string, by: bigint): unknown => expected.set(id, (expected.get(id) ?? 0n) + by);
  for (const { maker, amount, state, usedBy } of rows) {
    change(maker, -amount);
    if (state === 'used' && usedBy !== null) change(usedBy, amount);
    if (state === 'back' || state === 'expired') change(maker, amount);
  }
  let wrong = 0;
  for (const [id, credit] of expected) {
    const wallets = await ledger.wallets(id);
    const has = wallets.reduce((sum, { wallet_0, wallet_1 }) => sum + minorOf(wallet_0) + minorOf(wallet_1), 0n);
    if (has !== credit) wrong += 1;
  }
  return wrong;
}

const minorOf = (money: string): bigint => BigInt(money.replace('.', ''));
