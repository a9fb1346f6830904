import { minorToMoney, type Transaction, type TransactionTotals, type TransactionType } from '@kvota/contracts';
import { asc, eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { wallets } from '../database/schema/index.ts';
import { boundsOf, type Period } from '../database/within.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { shownType, storedExplanations } from './explain/movement-types.ts';
import { blockLength, segmentsOf, sumNewLines, sumsOf, type Segment } from './statement/blocks.ts';
import { findPage } from './statement/find-page.ts';
import { readLines, type StatementLine } from './statement/statement-line.ts';

/** Filters for the movements of a user's wallets. */
export interface TransactionQuery extends Period {
  readonly page: number;
  readonly pageSize: number;
  readonly currencyId?: number | undefined;
  readonly type?: TransactionType | undefined;
}

export interface TransactionPage {
  readonly result: Transaction[];
  readonly totalPages: number;
  readonly rowCount: number;
  readonly totals: TransactionTotals[];
}

/**
 * Lists the movements of a user's wallets, newest first (ACC-02). Each line is the effect of one posting on the credit of
 * one wallet. Movements of held stakes are not listed. Old lines are summed in blocks, so that a page reads the blocks, and
 * the lines of a few of them.
 */
export async function listTransactions(
  db: Db,
  userId: string,
  query: TransactionQuery,
  length = blockLength,
): Promise<TransactionPage> {
  const { page, pageSize, currencyId } = query;
  const all = await db.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(asc(wallets.currencyId));
  const own = all.filter((wallet) => currencyId === undefined || wallet.currencyId === currencyId);
  for (const { id } of own) await sumNewLines(db, id, length);
  const ids = own.map(({ id }) => id);
  const fits = filterOf(query);
  return db.transaction(
    async (tx) => {
      const counted: CountedLines[] = [];
      for (const segment of await segmentsOf(tx, ids)) counted.push(await countLines(tx, segment, query));
      const walletOf = new Map(own.map((wallet) => [wallet.id, wallet]));
      const rowCount = counted.reduce((sum, { count }) => sum + count, 0);
      const result = await findPage(
        counted
          .filter(({ count }) => count > 0)
          .map((one) => ({ segment: { ...one.segment, lines: one.lines }, count: one.count })),
        { skip: (page - 1) * pageSize, take: pageSize },
        async ({ lines, ...segment }) =>
          (lines ?? (await readLines(tx, segment)).filter(fits)).map((line) => ({
            ...line,
            walletId: segment.walletId,
          })),
      );
      return {
        result: result.map((line) => toTransaction(line, walletOf.get(line.walletId))),
        totalPages: Math.ceil(rowCount / pageSize),
        rowCount,
        totals: own.flatMap((wallet) =>
          toTotals(
            wallet,
            counted.filter(({ segment }) => segment.walletId === wallet.id),
          ),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type WalletRow = typeof wallets.$inferSelect;

/** A segment with the sums of its lines that fit, and these lines if they had to be read. */
interface CountedLines {
  readonly segment: Segment;
  readonly count: number;
  readonly paidIn: bigint;
  readonly paidOut: bigint;
  readonly lines: readonly StatementLine[] | undefined;
}

/** Counts the lines of a segment that fit: by its sums if it is within the period, else line by line. */
async function countLines(tx: Db, segment: Segment, query: TransactionQuery): Promise<CountedLines> {
  const { from = -Infinity, before = Infinity } = boundsOf(query);
  const isOfType = typeFilter(query.type);
  const { sums } = segment;
  if (sums !== undefined && (sums.latest < from || sums.earliest >= before))
    return { segment, count: 0, paidIn: 0n, paidOut: 0n, lines: undefined };
  const isWhole = sums !== undefined && sums.earliest >= from && sums.latest < before;
  const lines = isWhole ? undefined : (await readLines(tx, segment)).filter(filterOf(query));
  const wanted = Object.entries(lines === undefined ? (sums?.byType ?? {}) : sumsOf(lines)).filter(([type]) =>
    isOfType(type),
  );
  return {
    segment,
    count: wanted.reduce((sum, [, [count]]) => sum + count, 0),
    paidIn: wanted.reduce((sum, [, [, paidIn]]) => sum + BigInt(paidIn), 0n),
    paidOut: wanted.reduce((sum, [, [, , paidOut]]) => sum + BigInt(paidOut), 0n),
    lines,
  };
}

const typeFilter =
  (wanted: TransactionType | undefined) =>
  (ledgerType: string): boolean =>
    wanted === undefined || shownType(ledgerType) === wanted;

function filterOf(query: TransactionQuery): (line: StatementLine) => boolean {
  const { from = -Infinity, before = Infinity } = boundsOf(query);
  const isOfType = typeFilter(query.type);
  return ({ at, type }) => at >= from && at < before && isOfType(type);
}

function toTransaction(line: StatementLine, wallet: WalletRow | undefined): Transaction {
  if (wallet === undefined) throw new Error(`Transaction ${line.id} belongs to no wallet of the user.`);
  const { id, type, refType, refId, at, amount, balance, explain } = line;
  const idOf = (of: string): string | null => (refType === of ? refId : null);
  const { currency, currencyId } = wallet;
  return {
    id: `${id}:${currencyId}`,
    createdAt: isoTime(at),
    type: shownType(type),
    amount: minorToMoney(amount),
    currency,
    currencyId,
    balanceAfter: minorToMoney(balance),
    ticketId: idOf('ticket'),
    // The reference begins with the server of the game.
    roundId: idOf('game_round')?.replace(/^[^:]*:/, '') ?? null,
    paymentId: idOf('payment'),
    voucherId: idOf('voucher'),
    bonusId: idOf('bonus'),
    explain: [...storedExplanations(type, explain)],
  };
}

/** The totals of a wallet; none if no line fits. */
function toTotals({ currency, currencyId }: WalletRow, parts: readonly CountedLines[]): TransactionTotals[] {
  if (parts.every(({ count }) => count === 0)) return [];
  const paidIn = parts.reduce((sum, part) => sum + part.paidIn, 0n);
  const paidOut = parts.reduce((sum, part) => sum + part.paidOut, 0n);
  const net = minorToMoney(paidIn - paidOut);
  return [{ currency, currencyId, paidIn: minorToMoney(paidIn), paidOut: minorToMoney(paidOut), net }];
}
