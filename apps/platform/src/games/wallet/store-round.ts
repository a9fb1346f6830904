import type { WalletBody } from '@kvota/contracts/wallet';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { gameRounds, gameSessions } from '../../database/schema/index.ts';
import { insertFigure, parentOf, playedFigure } from '../../figures/log-figures.ts';
import { isBet, isFree, isStake, sumOf } from './stakes.ts';
import type { MoneySession, RoundFacts, RoundRow } from './wallet-store.ts';

/** A call that is booked, with what it changes. */
export interface Change {
  readonly server: string;
  readonly body: WalletBody<'transact'>;
  readonly session: MoneySession;
  readonly round: RoundFacts | undefined;
  readonly now: Date;
  /** The pot that the stake of the round feeds. */
  readonly pot: string | undefined;
}

/** Returns the sums of the bets, the free bets and the wins of a call. */
const sumsOf = ({ transactions }: WalletBody<'transact'>) => ({
  staked: sumOf(transactions.filter(isBet)),
  free: sumOf(transactions.filter(isFree)),
  won: sumOf(transactions.filter((one) => !isStake(one))),
});

/** The totals of the session after a call. Nobody else changes them, because its wallet is locked. */
export function sessionAfter({ body, session, round }: Change): Pick<MoneySession, 'staked' | 'won' | 'rounds'> {
  const { staked, won } = sumsOf(body);
  const rounds = session.rounds + (round === undefined ? 1 : 0);
  return { staked: session.staked + staked, won: session.won + won, rounds };
}

/** Writes the round, the totals of the session, and the figures of a round that ends, in one statement. */
export async function storeRound(
  tx: Db,
  { server, body, session, round, now, pot }: Change,
  after: ReturnType<typeof sessionAfter>,
): Promise<void> {
  const sums = sumsOf(body);
  const staked = (round?.staked ?? 0n) + sums.staked;
  const free = (round?.free ?? 0n) + sums.free;
  const won = (round?.won ?? 0n) + sums.won;
  const state = body.finished ? 'finished' : 'open';
  const finishedAt = body.finished ? now : null;
  const feeds = { jackpot: pot ?? null, fed: pot !== undefined };
  const { userId, walletId, gameCode, currencyId, currency, id: sessionId } = session;
  const own = { server, id: body.round_id, sessionId, userId, walletId, gameCode, currencyId, currency };
  const ofRound =
    round === undefined
      ? tx
          .insert(gameRounds)
          .values({ ...own, ...feeds, state, staked, free, won, openedAt: now, finishedAt })
          .returning({ id: gameRounds.id })
      : tx
          .update(gameRounds)
          .set({ ...feeds, state, finishedAt, staked, won })
          .where(and(eq(gameRounds.server, server), eq(gameRounds.id, round.id)))
          .returning({ id: gameRounds.id });
  const figure = insertFigure(tx, roundFigure({ at: now, userId, currency, staked, free, won })).returning();
  await tx
    .with(tx.$with('of_round').as(ofRound), ...(body.finished ? [tx.$with('figure').as(figure)] : []))
    .update(gameSessions)
    .set({
      ...after,
      ...(body.transactions.some(isStake) ? { activeAt: now } : {}),
      ...(round === undefined ? { lastRoundAt: now } : {}),
    })
    .where(eq(gameSessions.id, session.id));
}

type Ended = Pick<RoundRow, 'userId' | 'currency' | 'staked' | 'free' | 'won'> & { readonly at: Date };

/**
 * Returns the row of figures for a round that has ended. The seller is the player's parent at that moment. What a free round
 * won is a cost. Pots are paid from what stakes added to them, so they are in no figures.
 */
export const roundFigure = ({ at, userId, currency, staked, free, won }: Ended) =>
  playedFigure(
    {
      at,
      userId,
      currency,
      product: 'casino',
      sport: 'casino',
      legs: 0,
      tickets: 1,
      stake: staked,
      paid: won,
      free: staked === 0n && free > 0n,
    },
    parentOf(userId),
  );
