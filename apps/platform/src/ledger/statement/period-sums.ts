import type { ActivityProduct } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import type { LineSums, ProductSums } from '../../database/schema/index.ts';
import { boundsOf, type Period } from '../../database/within.ts';
import { blockLength, productSumsOf, segmentsOf, sumNewLines, sumsOf } from './blocks.ts';
import { readProductLines } from './statement-line.ts';

/** Movements of a wallet, by the type of the ledger, and the same by product. */
export interface WalletSums {
  readonly byType: LineSums;
  readonly byProduct: ProductSums;
}

/** What moved the credit of a wallet in a period, and since it exists. */
export interface PeriodSums {
  readonly period: WalletSums;
  readonly allTime: WalletSums;
}

/**
 * Sums the lines of wallets within a period and of all time, in the order of the wallets. Old lines are summed in blocks: of
 * these it reads the lines of those that the period cuts.
 */
export async function periodSums(
  db: Db,
  walletIds: readonly string[],
  period: Period,
  length = blockLength,
): Promise<PeriodSums[]> {
  const { from = -Infinity, before = Infinity } = boundsOf(period);
  for (const id of walletIds) await sumNewLines(db, id, length);
  return db.transaction(
    async (tx) => {
      const parts = new Map(walletIds.map((id) => [id, { period: [] as WalletSums[], allTime: [] as WalletSums[] }]));
      for (const segment of await segmentsOf(tx, walletIds)) {
        const part = parts.get(segment.walletId);
        if (part === undefined) continue;
        const { sums } = segment;
        const isOutside = sums !== undefined && (sums.latest < from || sums.earliest >= before);
        const isWhole = sums !== undefined && sums.earliest >= from && sums.latest < before;
        const lines = isOutside || isWhole ? [] : await readProductLines(tx, segment);
        const within = lines.filter(({ at }) => at >= from && at < before);
        const all = sums ?? { byType: sumsOf(lines), byProduct: productSumsOf(lines) };
        part.allTime.push(all);
        if (isWhole) part.period.push(all);
        else if (within.length > 0) part.period.push({ byType: sumsOf(within), byProduct: productSumsOf(within) });
      }
      return [...parts.values()].map((part) => ({ period: totalOf(part.period), allTime: totalOf(part.allTime) }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function totalOf(parts: readonly WalletSums[]): WalletSums {
  const products = new Set(parts.flatMap(({ byProduct }) => Object.keys(byProduct) as ActivityProduct[]));
  return {
    byType: added(parts.map(({ byType }) => byType)),
    byProduct: Object.fromEntries(
      [...products].map((product) => [product, added(parts.map(({ byProduct }) => byProduct[product] ?? {}))]),
    ),
  };
}

function added(list: readonly LineSums[]): LineSums {
  const totals = new Map<string, [count: number, paidIn: bigint, paidOut: bigint]>();
  for (const sums of list)
    for (const [type, [count, paidIn, paidOut]] of Object.entries(sums)) {
      const before = totals.get(type) ?? [0, 0n, 0n];
      totals.set(type, [before[0] + count, before[1] + BigInt(paidIn), before[2] + BigInt(paidOut)]);
    }
  return Object.fromEntries(
    [...totals].map(([type, [count, paidIn, paidOut]]) => [type, [count, String(paidIn), String(paidOut)]]),
  );
}
