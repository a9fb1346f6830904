import { asc, desc, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { statementBlocks, type LineSums, type ProductSums } from '../../database/schema/index.ts';
import { readProductLines, type LineRange, type ProductLine, type StatementLine } from './statement-line.ts';

/** Lines of a block. */
export const blockLength = 200;
/** Blocks that are summed with one query. */
const blocksAtOnce = 25;

/** Some lines of a wallet in a row. A block knows its sums; the newest lines are in none. */
export interface Segment extends LineRange {
  readonly sums:
    | {
        readonly earliest: number;
        readonly latest: number;
        readonly byType: LineSums;
        readonly byProduct: ProductSums;
      }
    | undefined;
}

/** Sums the lines that are in no block, as long as they fill two: the newest lines stay outside. */
export async function sumNewLines(db: Db, walletId: string, length = blockLength): Promise<void> {
  for (;;) {
    const [last] = await db
      .select()
      .from(statementBlocks)
      .where(eq(statementBlocks.walletId, walletId))
      .orderBy(desc(statementBlocks.number))
      .limit(1);
    const { lastEntry: after, balance, number } = last ?? { lastEntry: 0n, balance: 0n, number: -1 };
    const lines = await readProductLines(
      db,
      { walletId, after, upTo: undefined, balance },
      length * (blocksAtOnce + 1),
    );
    const blocks = Math.floor(lines.length / length) - 1;
    if (blocks < 1) return;
    const values = Array.from({ length: blocks }, (_, at) =>
      blockOf(walletId, number + 1 + at, lines.slice(at * length, (at + 1) * length)),
    );
    // Another reader sums the same lines to the same blocks.
    await db.insert(statementBlocks).values(values).onConflictDoNothing();
  }
}

function blockOf(walletId: string, number: number, lines: readonly ProductLine[]) {
  const last = lines.at(-1);
  if (last === undefined) throw new Error('A block of a statement has lines.');
  const times = lines.map(({ at }) => at);
  return {
    walletId,
    number,
    lastEntry: last.entry,
    balance: last.balance,
    earliest: new Date(Math.min(...times)),
    latest: new Date(Math.max(...times)),
    sums: sumsOf(lines),
    products: productSumsOf(lines),
  };
}

/** Sums lines by their type. */
export function sumsOf(lines: readonly Pick<StatementLine, 'type' | 'amount'>[]): LineSums {
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ type }) => type)].map(([type, list]) => {
      const paidIn = list.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);
      const paidOut = list.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
      return [type, [list.length, String(paidIn), String(paidOut)]];
    }),
  );
}

/** Sums lines that belong to a product, by product and type. */
export function productSumsOf(lines: readonly ProductLine[]): ProductSums {
  const byProduct = Map.groupBy(lines, ({ product }) => product);
  return Object.fromEntries(
    [...byProduct].flatMap(([product, list]) => (product === undefined ? [] : [[product, sumsOf(list)]])),
  );
}

/** Reads the segments of wallets: their blocks, and the newest lines of each. */
export async function segmentsOf(db: Db, walletIds: readonly string[]): Promise<Segment[]> {
  if (walletIds.length === 0) return [];
  const rows = await db
    .select()
    .from(statementBlocks)
    .where(inArray(statementBlocks.walletId, [...walletIds]))
    .orderBy(asc(statementBlocks.walletId), asc(statementBlocks.number));
  return walletIds.flatMap((walletId) => {
    let [after, balance] = [0n, 0n];
    const blocks = rows
      .filter((row) => row.walletId === walletId)
      .map(({ lastEntry: upTo, balance: next, earliest, latest, ...row }): Segment => {
        const of = { byType: row.sums, byProduct: row.products };
        const sums = { earliest: earliest.getTime(), latest: latest.getTime(), ...of };
        const segment = { walletId, after, upTo, balance, sums };
        [after, balance] = [upTo, next];
        return segment;
      });
    return [...blocks, { walletId, after, upTo: undefined, balance, sums: undefined }];
  });
}
