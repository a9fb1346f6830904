import { moneyToMinor } from '@kvota/contracts';
import { and, asc, eq, gte } from 'drizzle-orm';

import type { PlayBody } from '../../wire/index.ts';
import type { SessionRow } from '../access/session-of.ts';
import type { HouseGame } from '../catalogue/catalogue.ts';
import type { Db } from '../database/database.ts';
import { rounds } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { openRound } from '../life/advance.ts';
import type { Table } from '../tables/tables.ts';
import { newRow, refusing, requireStake } from './new-round.ts';
import { progress, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import type { RoundRow } from './store/round-store.ts';

/** Bets of a player on one round. A further one is refused, because every bet is settled one by one. */
const mostBets = 60;

/** Thrown if this node has to read the chain of a table first, which a transaction cannot do. */
export class TableNotReady extends Error {
  readonly gameCode: string;
  constructor(gameCode: string) {
    super(`The chain of the table ${gameCode} is not in memory.`);
    this.name = 'TableNotReady';
    this.gameCode = gameCode;
  }
}

/**
 * Places a bet on the running round of a table, in the transaction of its player (RGS-30). The bet is a round of the
 * player: its stake is booked at once, and its win when the round has been drawn.
 */
export async function placeBet(
  tx: Db,
  deps: RoundDeps,
  { session, game, body }: { readonly session: SessionRow; readonly game: HouseGame; readonly body: PlayBody },
): Promise<Progress> {
  // The bet has arrived before now: the lock of its player may have been waited for, and no bet is confirmed after the draw.
  const known = await deps.tables.known(session.gameCode, deps.clock.now());
  if (known === undefined) throw new TableNotReady(session.gameCode);
  const { table, moment } = known;
  const { chain } = table;
  const { number, phase, drawsAt } = moment;
  if (body.round !== number || phase !== 'betting') throw new FrameFailure('betsClosed');
  const mode = body.mode ?? game.modes[0] ?? '';
  const stake = requireStake(session, game, { mode, text: body.stake });
  await requireRoom(tx, session, { table, number, stake });
  const { engine, model } = game.title;
  const maths = refusing(() =>
    deps.maths.bet({ engine, model, mode, bet: Number(stake), params: body.params, number }),
  );
  const id = deps.ids();
  const row = newRow({
    deps,
    id,
    session,
    game,
    body,
    stake,
    // The link before is public, and is the hash of the link that will decide the round.
    seeds: {
      pairId: chain.id,
      serverHash: await deps.tables.link(chain.id, number - 1),
      clientSeed: chain.salt,
      nonce: number,
    },
    drawsAt,
    settlesAt: drawsAt + (deps.maths.leavesAfter(maths) ?? 0),
  });
  const sessions = { staking: session, opening: session };
  return progress(tx, deps, { row, isNew: true, sessions }, openRound(id, maths));
}

/** All bets of a player on a round together are at most the highest stake, so that no win exceeds the highest win. */
async function requireRoom(
  tx: Db,
  { playerId, limits }: SessionRow,
  { table, number, stake }: { readonly table: Table; readonly number: number; readonly stake: bigint },
): Promise<void> {
  const placed = await tx
    .select({ stake: rounds.stake, state: rounds.state })
    .from(rounds)
    .where(and(eq(rounds.pairId, table.chain.id), eq(rounds.nonce, number), eq(rounds.playerId, playerId)));
  const counted = placed.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
  const sum = counted.reduce((all, one) => all + one.stake, stake);
  if (sum > moneyToMinor(limits.max_bet) || counted.length >= mostBets) throw new FrameFailure('tableLimit');
}

/** The bets of a player on the running round of a table and on the one before it, the oldest first. */
export async function placedBets(
  db: Db,
  { playerId, gameCode, money }: SessionRow,
  { chain, times }: Table,
  now: number,
): Promise<RoundRow[]> {
  const number = (await times.momentAt(now))?.number ?? chain.links;
  const own = and(eq(rounds.playerId, playerId), eq(rounds.gameCode, gameCode), eq(rounds.money, money));
  return db
    .select()
    .from(rounds)
    .where(and(own, eq(rounds.pairId, chain.id), gte(rounds.nonce, number - 1)))
    .orderBy(asc(rounds.openedAt));
}
