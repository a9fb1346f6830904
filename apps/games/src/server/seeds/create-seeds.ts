import { createHash } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { players, rounds, seedPairs } from '../database/schema/index.ts';
import type { Seal } from './seal.ts';
import type { Fairness, LockedPlayer, SeedSource, Seeds } from './seeds.ts';

export interface SeedsDeps {
  readonly clock: Clock;
  readonly ids: () => string;
  readonly source: SeedSource;
  readonly seal: Seal;
  /** Rounds after which a pair retires by itself. Default: 10,000. */
  readonly mostRounds?: number;
}

const mostRetired = 50;
/** Opened seeds of this many pairs are kept, because every step and every round needs one. */
const mostOpened = 1000;

/** SHA-256 of a server seed, as it is shown before the seed is used. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function createSeeds({ clock, ids, source, seal, mostRounds = 10_000 }: SeedsDeps): Seeds {
  const opened = new Map<string, { readonly serverSeed: string; readonly hash: string }>();
  const insertPair = async (tx: Db, playerId: string, state: 'active' | 'upcoming'): Promise<string> => {
    const [id, seed] = [ids(), source.server()];
    await tx.insert(seedPairs).values({ id, playerId, state, sealed: seal.close(id, seed), hash: hashOfSeed(seed) });
    return id;
  };
  const pairOf = async (tx: Db, id: string) => {
    const [pair] = await tx.select().from(seedPairs).where(eq(seedPairs.id, id));
    if (pair === undefined) throw new Error(`There is no pair of seeds ${id}.`);
    return pair;
  };
  /** Seeds and hashes of pairs never change. */
  const openPair = async (tx: Db, id: string): Promise<{ readonly serverSeed: string; readonly hash: string }> => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const { sealed, hash } = await pairOf(tx, id);
    const pair = { serverSeed: seal.open(id, sealed), hash };
    opened.set(id, pair);
    for (const oldest of opened.keys()) if (opened.size > mostOpened) opened.delete(oldest);
    return pair;
  };
  const rotate: Seeds['rotate'] = async (tx, player, clientSeed) => {
    const [open] = await tx
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(eq(rounds.pairId, player.activePair), eq(rounds.finished, false)))
      .limit(1);
    if (open !== undefined) return false;
    const retired = { state: 'retired', clientSeed: player.clientSeed, rounds: player.nonce } as const;
    await tx
      .update(seedPairs)
      .set({ ...retired, retiredAt: new Date(clock.now()) })
      .where(eq(seedPairs.id, player.activePair));
    await tx.update(seedPairs).set({ state: 'active' }).where(eq(seedPairs.id, player.upcomingPair));
    const upcomingPair = await insertPair(tx, player.id, 'upcoming');
    const next = {
      activePair: player.upcomingPair,
      upcomingPair,
      nonce: 0,
      clientSeed: clientSeed ?? player.clientSeed,
    };
    await tx.update(players).set(next).where(eq(players.id, player.id));
    return true;
  };
  const lockRow = async (tx: Db, id: string): Promise<LockedPlayer | undefined> =>
    (await tx.select().from(players).where(eq(players.id, id)).for('update'))[0];
  return {
    async lock(tx, playerId) {
      const known = await lockRow(tx, playerId);
      if (known !== undefined) return known;
      // Two first sessions at once: the second waits here for the first, and then finds its row.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${playerId}))`);
      const meanwhile = await lockRow(tx, playerId);
      if (meanwhile !== undefined) return meanwhile;
      const [activePair, upcomingPair] = [
        await insertPair(tx, playerId, 'active'),
        await insertPair(tx, playerId, 'upcoming'),
      ];
      const row = { id: playerId, activePair, upcomingPair, clientSeed: source.client(), nonce: 0 };
      await tx.insert(players).values({ ...row, createdAt: new Date(clock.now()) });
      return { ...row, lastSession: null, lastRoundAt: null };
    },
    async next(tx, player, session) {
      if (player.nonce >= mostRounds && (await rotate(tx, player, undefined))) {
        const renewed = await lockRow(tx, player.id);
        if (renewed !== undefined) return this.next(tx, renewed, session);
      }
      const { serverSeed, hash } = await openPair(tx, player.activePair);
      const { activePair: pairId, clientSeed, nonce } = player;
      return {
        seeds: { pairId, serverSeed, serverHash: hash, clientSeed, nonce },
        spent: { nonce: nonce + 1, lastSession: session.id, lastRoundAt: clock.now() },
      };
    },
    async serverSeed(tx, pairId) {
      return (await openPair(tx, pairId)).serverSeed;
    },
    async revealed(tx, pairId) {
      const pair = await pairOf(tx, pairId);
      return pair.state === 'retired' ? seal.open(pair.id, pair.sealed) : null;
    },
    async fairness(tx, playerId): Promise<Fairness> {
      const player = await this.lock(tx, playerId);
      const [active, upcoming] = [await pairOf(tx, player.activePair), await pairOf(tx, player.upcomingPair)];
      const retired = await tx
        .select()
        .from(seedPairs)
        .where(and(eq(seedPairs.playerId, playerId), eq(seedPairs.state, 'retired')))
        .orderBy(desc(seedPairs.retiredAt), desc(seedPairs.id))
        .limit(mostRetired);
      return {
        active: { id: active.id, hash: active.hash, clientSeed: player.clientSeed, nonce: player.nonce },
        upcoming: { hash: upcoming.hash },
        retired: retired.map((pair) => ({
          id: pair.id,
          hash: pair.hash,
          serverSeed: seal.open(pair.id, pair.sealed),
          clientSeed: pair.clientSeed ?? '',
          rounds: pair.rounds ?? 0,
          retiredAt: pair.retiredAt?.getTime() ?? 0,
        })),
      };
    },
    rotate,
  };
}
