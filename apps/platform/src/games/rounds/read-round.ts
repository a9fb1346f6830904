import { minorToMoney, type CallAnswer, type GameRoundDetail, type gamesCalls } from '@kvota/contracts';
import type { ProviderRound } from '@kvota/contracts/wallet';
import { and, asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameTransactions } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { GamesOnOffer } from '../catalogue/games-on-offer.ts';
import type { ProviderClient } from '../servers/provider-client.ts';
import { playerId } from '../sessions/player-id.ts';
import { findRound, type GameByCode } from './list-rounds.ts';

export interface ReadRoundDeps {
  readonly db: Db;
  readonly providers: Pick<ProviderClient, 'ask'>;
  readonly games: Pick<GamesOnOffer, 'originOf'>;
}

/**
 * Reads one round of a player: movements from the own books, everything else from the provider that owns the round. Returns
 * undefined if the player has no such round (CAS-41).
 */
export async function readRound(
  { db, providers, games }: ReadRoundDeps,
  userId: string,
  id: string,
  gameOf: GameByCode,
): Promise<CallAnswer<typeof gamesCalls.gameRound> | undefined> {
  const found = await findRound(db, userId, id, gameOf);
  if (found === undefined) return undefined;
  const { server, round } = found;
  const asked = await providers.ask(server, 'round', { round_id: id, player_id: playerId(server, userId) });
  return {
    round,
    movements: await movementsOf(db, server, id),
    detail: asked?.status === 'ok' ? detailOf(asked.round, games.originOf(server)) : null,
  };
}

async function movementsOf(db: Db, server: string, id: string) {
  const rows = await db
    .select()
    .from(gameTransactions)
    .where(and(eq(gameTransactions.server, server), eq(gameTransactions.roundId, id)))
    .orderBy(asc(gameTransactions.sequence));
  // What was refused has no balances.
  return rows.flatMap(({ id: movementId, kind, amount, balanceBefore, balanceAfter, bookedAt }) =>
    balanceBefore === null || balanceAfter === null
      ? []
      : [
          {
            id: movementId,
            kind,
            amount: minorToMoney(amount),
            balanceBefore: minorToMoney(balanceBefore),
            balanceAfter: minorToMoney(balanceAfter),
            bookedAt: isoTime(bookedAt.getTime()),
          },
        ],
  );
}

function detailOf(round: ProviderRound, origin: string): GameRoundDetail {
  const { mode, stake, outcome, steps, ended_by, reason, seeds, sheet, version, replay } = round;
  const address = replay === null ? null : origin + replay;
  return { mode, stake, outcome, steps, ended_by, reason, seeds, sheet, version, replay: address };
}
