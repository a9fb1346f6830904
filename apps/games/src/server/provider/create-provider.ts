import { minorToMoney } from '@kvota/contracts';
import type { ProviderFairness, ProviderRound } from '@kvota/contracts/wallet';
import { transact, type Clock } from '@kvota/server';
import { and, asc, eq, gte } from 'drizzle-orm';

import type { Books } from '../books/books.ts';
import type { Db } from '../database/database.ts';
import { rounds as table, seedPairs } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Maths } from '../maths/maths.ts';
import { stepsOf } from '../rounds/create-rounds.ts';
import { revealedSeed } from '../rounds/revealed-seed.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { RoundRow } from '../rounds/store/round-store.ts';
import { viewRound } from '../rounds/view/frame-view.ts';
import type { Fairness, Seeds } from '../seeds/seeds.ts';
import type { TableList } from '../tables/table-list.ts';
import type { Tables } from '../tables/tables.ts';
import type { Provider } from './provider.ts';

export interface ProviderDeps {
  readonly db: Db;
  readonly maths: Maths;
  readonly seeds: Seeds;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly rounds: Pick<Rounds, 'cancel'>;
  readonly books: Pick<Books, 'differences'>;
  readonly tableList: TableList;
}

const pageSize = 200;

/** Serves history and verification to the platform. A seed leaves the server only once its pair is retired (RGS-12). */
export function createProvider(deps: ProviderDeps): Provider {
  const { db, seeds, rounds, books, tableList } = deps;
  return {
    async round({ round_id, player_id }) {
      const [row] = await db.select().from(table).where(eq(table.id, round_id));
      if (row === undefined || row.playerId !== player_id) return { status: 'unknownRound' };
      return { status: 'ok', round: await wholeRound(deps, row) };
    },
    async cancelRound({ round_id, reason }) {
      return { status: (await rounds.cancel(round_id, reason)) ? 'ok' : 'notOpen' };
    },
    differences: ({ after }) => books.differences(after),
    fairness: ({ player_id }) => transact(db, async (tx) => viewFairness(await seeds.fairness(tx, player_id))),
    rotate: ({ player_id, client_seed }) =>
      transact(db, async (tx) => {
        const player = await seeds.lock(tx, player_id);
        if (!(await seeds.rotate(tx, player, client_seed))) return { status: 'roundOpen' };
        return { status: 'ok', fairness: viewFairness(await seeds.fairness(tx, player_id)) };
      }),
    async fairnessRounds({ player_id, pair_id, from }) {
      const [pair] = await db.select().from(seedPairs).where(eq(seedPairs.id, pair_id));
      if (pair?.playerId !== player_id || pair.state !== 'retired') return { result: [], next: null };
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.pairId, pair_id), gte(table.nonce, from)))
        .orderBy(asc(table.nonce))
        .limit(pageSize + 1);
      const result = rows.slice(0, pageSize).map((row) => ({
        id: row.id,
        game_code: row.gameCode,
        nonce: row.nonce,
        state: row.state,
        reason: reasonOf(row),
        outcome: row.shown ?? row.next?.maths ?? null,
      }));
      return { result, next: rows[pageSize]?.nonce ?? null };
    },
    tables: async () => ({ tables: [...(await tableList.list())] }),
  };
}

const reasonOf = ({ reason, refusal, state }: RoundRow): string | null =>
  reason ?? (state === 'refused' ? (refusal?.status ?? null) : null);

async function wholeRound(
  deps: Omit<ProviderDeps, 'rounds' | 'books' | 'tableList'>,
  row: RoundRow,
): Promise<ProviderRound> {
  const { db, maths } = deps;
  const view = viewRound(row, { maths, now: 0, shortest: 0 });
  const steps = await stepsOf(db, row.id);
  const { server_hash, client_seed, nonce } = view.fairness;
  const server_seed = await revealedSeed(db, deps, row);
  return {
    id: row.id,
    player_id: row.playerId,
    game_code: row.gameCode,
    state: view.state,
    currency: row.currency,
    mode: view.mode,
    stake: view.stake,
    staked: view.staked,
    won: view.won,
    outcome: view.outcome,
    steps: steps
      // The last one is not shown before its movements are booked.
      .filter(({ step }) => view.state !== 'booking' || step < row.step - 1)
      .map(({ step, action, refused, takenAt }) => ({ step, action, refused, at: takenAt.toISOString() })),
    movements: row.movements.map(({ id, kind, of, amount, at }) => ({
      id,
      kind,
      of: of ?? null,
      amount: minorToMoney(BigInt(amount)),
      bookedAt: isoTime(at),
    })),
    ended_by: view.ended_by,
    reason: reasonOf(row),
    seeds: { pair_id: row.pairId, server_hash, server_seed, client_seed, nonce },
    sheet: row.sheet,
    version: row.version,
    replay: view.replay === null ? null : `/play/${row.gameCode}?replay=${view.replay}`,
    openedAt: view.startedAt,
    closedAt: view.closedAt,
  };
}

function viewFairness({ active, upcoming, retired }: Fairness): ProviderFairness {
  return {
    active: { pair_id: active.id, hash: active.hash, client_seed: active.clientSeed, nonce: active.nonce },
    upcoming,
    retired: retired.map(({ id, hash, serverSeed, clientSeed, rounds, retiredAt }) => ({
      pair_id: id,
      hash,
      server_seed: serverSeed,
      client_seed: clientSeed,
      rounds,
      retiredAt: isoTime(retiredAt),
    })),
  };
}
