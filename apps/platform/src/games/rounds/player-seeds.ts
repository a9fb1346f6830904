import { minorToMoney, type CallAnswer, type gamesCalls, type PlayerSeeds, type SeedRound } from '@kvota/contracts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds } from '../../database/schema/index.ts';
import type { GamesOnOffer } from '../catalogue/games-on-offer.ts';
import type { ProviderClient } from '../servers/provider-client.ts';
import { playerId } from '../sessions/player-id.ts';

export interface PlayerSeedsDeps {
  readonly db: Db;
  readonly providers: ProviderClient;
  readonly games: Pick<GamesOnOffer, 'all'>;
}

/** Reads a player's pairs of seeds at every provider that has games (CAS-43). */
export async function readSeeds(
  { providers, games }: PlayerSeedsDeps,
  userId: string,
): Promise<CallAnswer<typeof gamesCalls.gameFairness>> {
  const all = await games.all();
  const studiosOf = (server: string): string[] => [
    ...new Set(all.filter((game) => game.server === server).map(({ studio }) => studio.name)),
  ];
  const known = providers.servers.map((provider) => ({ provider, studios: studiosOf(provider) }));
  const result = await Promise.all(
    known
      .filter(({ studios }) => studios.length > 0)
      .map(async ({ provider, studios }) => {
        const seeds = await providers.ask(provider, 'fairness', { player_id: playerId(provider, userId) });
        return { provider, studios: studios.toSorted(), seeds: seeds ?? null };
      }),
  );
  return { result };
}

/** Retires the active pair of a player (CAS-44). */
export async function rotateSeeds(
  { providers }: Pick<PlayerSeedsDeps, 'providers'>,
  userId: string,
  { provider, clientSeed }: { readonly provider: string; readonly clientSeed: string | undefined },
): Promise<PlayerSeeds | 'providerDown' | 'roundOpen'> {
  const seed = clientSeed === undefined ? {} : { client_seed: clientSeed };
  const answer = await providers.ask(provider, 'rotate', { player_id: playerId(provider, userId), ...seed });
  if (answer === undefined) return 'providerDown';
  return answer.status === 'ok' ? answer.fairness : 'roundOpen';
}

/** Reads a page of the rounds of a retired pair, each with what was booked here (CAS-45). Undefined if there is no answer. */
export async function readSeedRounds(
  { db, providers }: Pick<PlayerSeedsDeps, 'db' | 'providers'>,
  userId: string,
  { provider, pairId, from }: { readonly provider: string; readonly pairId: string; readonly from: number },
): Promise<{ readonly result: SeedRound[]; readonly next: number | null } | undefined> {
  // A provider that does not exist has no rounds, and cannot be silent.
  if (!providers.servers.includes(provider)) return { result: [], next: null };
  const body = { player_id: playerId(provider, userId), pair_id: pairId, from };
  const page = await providers.ask(provider, 'fairnessRounds', body);
  if (page === undefined) return undefined;
  const ids = page.result.map(({ id }) => id);
  const own = and(eq(gameRounds.server, provider), eq(gameRounds.userId, userId), inArray(gameRounds.id, ids));
  const rows = ids.length === 0 ? [] : await db.select().from(gameRounds).where(own);
  const booked = new Map(
    rows.map(({ id, staked, won }) => [id, { staked: minorToMoney(staked), won: minorToMoney(won) }]),
  );
  return { result: page.result.map((round) => ({ ...round, booked: booked.get(round.id) ?? null })), next: page.next };
}
