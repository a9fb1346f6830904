import type { Db } from '../database/database.ts';
import type { RoundDeps } from './round-deps.ts';
import type { RoundRow } from './store/round-store.ts';

/**
 * The server seed of a round, as far as it is public: that of a retired pair (RGS-12), or the link of a shared
 * round that is over (RGS-32).
 */
export async function revealedSeed(
  db: Db,
  { seeds, tables }: Pick<RoundDeps, 'seeds' | 'tables'>,
  row: Pick<RoundRow, 'gameCode' | 'pairId' | 'nonce' | 'drawsAt'>,
): Promise<string | null> {
  if (row.drawsAt === null) return seeds.revealed(db, row.pairId);
  return (await tables.isOver(row)) ? tables.link(row.pairId, row.nonce) : null;
}
