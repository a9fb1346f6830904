import type { RefusalOf } from '@kvota/contracts/errors';
import type { Clock } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { gameCancellations, gameRounds } from '../../database/schema/index.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { ProviderClient } from '../servers/provider-client.ts';

export interface CancelRoundDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly providers: Pick<ProviderClient, 'ask'>;
}

export interface Cancellation {
  readonly id: string;
  /** Needed only if several servers have a round of this id. */
  readonly server: string | undefined;
  readonly reason: string;
  /** The operator's user name. */
  readonly by: string;
}

type Result =
  | { readonly kind: 'done'; readonly state: 'cancelling' | 'cancelled' }
  | { readonly kind: 'refused'; readonly error: RefusalOf<'cancelRound'> };

const refuse = (error: RefusalOf<'cancelRound'>): Result => ({ kind: 'refused', error });

/**
 * Asks the game server of a round to cancel it (CAS-53). The server knows whether the round is decided, and takes the bets
 * back by rollbacks. The first reason and its operator are kept.
 */
export async function cancelRound(deps: CancelRoundDeps, { id, server, reason, by }: Cancellation): Promise<Result> {
  const { db, clock, logger, providers } = deps;
  const where = and(eq(gameRounds.id, id), server === undefined ? undefined : eq(gameRounds.server, server));
  const [round, second] = await db.select().from(gameRounds).where(where).limit(2);
  if (round === undefined || second !== undefined) return refuse('roundUnknown');
  if (round.state === 'finished') return refuse('roundDecided');
  if (round.state === 'cancelled') return { kind: 'done', state: 'cancelled' };
  const answer = await providers.ask(round.server, 'cancelRound', { round_id: id, reason });
  if (answer === undefined) return refuse('providerDown');
  if (answer.status === 'notOpen') return refuse('roundDecided');
  const values = { server: round.server, roundId: id, reason, cancelledBy: by, cancelledAt: new Date(clock.now()) };
  const noted = await transactAct(db, (tx) =>
    tx.insert(gameCancellations).values(values).onConflictDoNothing().returning(),
  );
  if (noted.length > 0) logger.warn(`${by} cancelled round ${id} of ${round.server}`);
  return { kind: 'done', state: 'cancelling' };
}
