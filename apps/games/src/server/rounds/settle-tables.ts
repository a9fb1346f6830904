import { transact } from '@kvota/server';
import { and, asc, eq, lte, or } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { players, rounds } from '../database/schema/index.ts';
import { advanceRound } from '../life/advance.ts';
import type { RoundEvent } from '../life/round-life.ts';
import { graceMs } from '../tables/create-tables.ts';
import type { PendingCall } from './delivery/outbox.ts';
import { cannotLeave, leaveTable } from './leave-table.ts';
import { progress, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import { sessionById } from './settle.ts';
import { arrivalsOf, type Arrival } from './store/arrival-store.ts';
import { lifeOf, type RoundRow } from './store/round-store.ts';
import { writeStep } from './take-step.ts';

/** Bets that one run finds. If there are more, the next run finds them. */
const mostAtOnce = 500;

/** Rounds that ran and have ended a moment ago. */
type Ended = readonly Pick<RoundRow, 'pairId' | 'nonce'>[];

/**
 * Bets that are neither settled nor being settled: those that were not confirmed in time, those that leave by now, and those
 * whose round has ended.
 */
const due = (now: number, ended: Ended) =>
  and(
    eq(rounds.finished, false),
    or(
      and(eq(rounds.state, 'paying'), lte(rounds.drawsAt, now)),
      and(eq(rounds.state, 'open'), lte(rounds.settlesAt, now)),
      ...ended.map(({ pairId, nonce }) =>
        and(eq(rounds.state, 'open'), eq(rounds.pairId, pairId), eq(rounds.nonce, nonce)),
      ),
    ),
  );

/** Links of the rounds of these bets. */
export type Links = ReadonlyMap<string, string>;
const keyOf = ({ pairId, nonce }: Pick<RoundRow, 'pairId' | 'nonce'>): string => `${pairId}:${nonce}`;

/** Bets that are due: their players, the links that decide them, and the rounds that have ended. */
export async function findDue({ db, clock, tables }: Pick<RoundDeps, 'db' | 'clock' | 'tables'>): Promise<{
  readonly players: readonly string[];
  readonly links: Links;
  readonly ended: Ended;
}> {
  const ended = await tables.ended();
  const found = await db
    .select({ playerId: rounds.playerId, pairId: rounds.pairId, nonce: rounds.nonce })
    .from(rounds)
    .where(due(clock.now(), ended))
    .orderBy(asc(rounds.drawsAt), asc(rounds.playerId))
    .limit(mostAtOnce);
  const links = new Map<string, string>();
  for (const one of found) {
    const key = keyOf(one);
    if (!links.has(key)) links.set(key, await tables.link(one.pairId, one.nonce));
  }
  return { players: [...new Set(found.map(({ playerId }) => playerId))], links, ended };
}

/**
 * Settles the bets of one player that are due, once (RGS-09). A player whom another node or request holds is left out, and
 * found again by the next run. Returns the calls to send.
 */
export async function settleDue(
  deps: RoundDeps,
  playerId: string,
  { links, ended }: { readonly links: Links; readonly ended: Ended },
): Promise<readonly PendingCall[]> {
  return transact(deps.db, async (tx) => {
    const [player] = await tx
      .select({ id: players.id })
      .from(players)
      .where(eq(players.id, playerId))
      .for('update', { skipLocked: true });
    if (player === undefined) return [];
    const rows = await tx
      .select()
      .from(rounds)
      .where(and(eq(rounds.playerId, playerId), due(deps.clock.now(), ended)))
      .orderBy(asc(rounds.openedAt))
      .for('update', { skipLocked: true });
    const arrivals = await arrivalsOf(tx, rows.filter(canLeave(deps)));
    const calls: PendingCall[] = [];
    for (const row of rows) {
      const link = links.get(keyOf(row));
      if (link === undefined) continue;
      const settled =
        (await takeArrival(tx, deps, row, arrivals.get(row.id) ?? [])) ?? (await settleBet(tx, deps, row, link));
      calls.push(...(settled?.calls ?? []));
    }
    return calls;
  });
}

/** True for a bet that waits in a round that runs, or that ran. */
const canLeave =
  ({ maths }: Pick<RoundDeps, 'maths'>) =>
  ({ state, shown }: RoundRow): boolean =>
    state === 'open' && shown !== null && maths.leavesAfter(shown) !== null;

/**
 * Takes the cash-out of a bet that arrived in time, and whose transaction has not come so far (RGS-10). When that comes, it
 * finds the step taken, and answers the same.
 */
async function takeArrival(
  tx: Db,
  deps: RoundDeps,
  row: RoundRow,
  arrivals: readonly Arrival[],
): Promise<Pick<Progress, 'calls'> | undefined> {
  if (arrivals.length === 0 || row.shown === null) return undefined;
  const left = await leaveTable(deps, row, { bet: row.shown, arrivals }).catch((error: unknown) => {
    if (cannotLeave(error)) return undefined;
    throw error;
  });
  if (left === undefined) return undefined;
  const opening = await sessionById(tx, row.sessionId);
  const change = { row: { ...row, unseen: true }, sessions: { staking: opening, opening } };
  const { action, maths, arrivedAt } = left;
  return writeStep(tx, deps, { ...change, action, maths, takenAt: arrivedAt, by: 'player' });
}

async function settleBet(
  tx: Db,
  deps: RoundDeps,
  row: RoundRow,
  link: string,
): Promise<Pick<Progress, 'calls'> | undefined> {
  const event = eventOf(deps, row, link);
  if (event === undefined) return undefined;
  // Read for each bet: a demo books on the row of its session.
  const opening = await sessionById(tx, row.sessionId);
  const step = advanceRound(lifeOf(row), event, { now: deps.clock.now() });
  return progress(tx, deps, { row, sessions: { staking: opening, opening } }, step, { unseen: true });
}

function eventOf(
  { maths, clock }: Pick<RoundDeps, 'maths' | 'clock'>,
  { state, shown, clientSeed, nonce, drawsAt }: RoundRow,
  link: string,
): RoundEvent | undefined {
  if (state !== 'open' || shown === null) return { type: 'late' };
  const { engine, bet } = shown;
  const { model, mode, ...params } = shown.params;
  const seeds = { serverSeed: link, clientSeed, nonce };
  const decided = maths.open({ engine, model, mode, bet, params, seeds });
  const run = maths.run({ engine, model }, seeds);
  // The arrival of a cash-out that came before the end may still be on its way to the database.
  const isEarly = run !== null && decided.payout === 0 && clock.now() < (drawsAt ?? 0) + run + graceMs;
  return isEarly ? undefined : { type: 'step', by: 'player', maths: decided };
}
