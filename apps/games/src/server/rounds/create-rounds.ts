import { isDuplicate, transact } from '@kvota/server';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { PlayBody } from '../../wire/index.ts';
import { sessionOf, type SessionRow } from '../access/session-of.ts';
import type { Db } from '../database/database.ts';
import { rounds, roundSteps } from '../database/schema/index.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { cashOut } from '../maths/maths.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import type { PendingCall } from './delivery/outbox.ts';
import { endByFallback, longestOpen, longestUnknown, rollBack, roundsBefore } from './overdue.ts';
import { openPlay } from './play.ts';
import { placedBets, TableNotReady } from './place-bet.ts';
import { isSettled, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import type { Rounds } from './rounds.ts';
import { revealedSeed } from './revealed-seed.ts';
import { findDue, settleDue } from './settle-tables.ts';
import { settle } from './settle.ts';
import { deleteArrivals, storeArrival } from './store/arrival-store.ts';
import { stepOf, unfinishedRound, type RoundRow } from './store/round-store.ts';
import { takeStep } from './take-step.ts';
import { viewNotice, viewReplay, viewRound } from './view/frame-view.ts';
import { createWaiters, type Booked } from './waiters.ts';

/** Milliseconds after which a call is answered although its movements wait for the wallet (RGS-03). */
const longestWait = 5000;
const mostNotices = 20;

export function createRounds(deps: RoundDeps): Rounds {
  const { db, clock, logger, maths, tables } = deps;
  const waiters = createWaiters(clock);
  const delivery = createDelivery({ ...deps, settle: (call, reply) => settle({ ...deps, waiters }, call, reply) });
  const view = (row: RoundRow, { rules }: Pick<SessionRow, 'rules'>) =>
    viewRound(row, { maths, now: clock.now(), shortest: rules.shortest_round_ms });

  const rowById = async (id: string): Promise<RoundRow | undefined> =>
    (await db.select().from(rounds).where(eq(rounds.id, id)))[0];
  const rowOf = async (id: string): Promise<RoundRow> => {
    const row = await rowById(id);
    if (row === undefined) throw new FrameFailure('unknownRound');
    return row;
  };
  /** Sends the calls of a change, and waits until the round is booked, or for as long as a player should wait. */
  const book = async (roundId: string, calls: readonly PendingCall[]): Promise<Booked | undefined> => {
    const booked = waiters.wait(roundId, longestWait);
    for (const call of calls) void delivery.send(call);
    // Another request has sent the calls, and the round may be booked since it was read.
    if (calls.length === 0 && isSettled(await rowOf(roundId))) waiters.notify(roundId);
    return booked;
  };
  return {
    async play(access, body) {
      const open = () => opened(deps, access, body);
      // The same request at once on two nodes: the second finds the row of the first.
      const { row, calls } = await open().catch((error: unknown) => {
        if (isDuplicate(error)) return open();
        throw error;
      });
      if (row.answer !== null) return row.answer;
      const booked = await book(row.id, calls);
      // A step may have been booked meanwhile, if another node has answered the play.
      if (typeof booked?.play === 'string') return booked.play;
      // One read: a round without an answer is being booked, and is shown so.
      const now = await rowOf(row.id);
      return now.answer ?? JSON.stringify(view(now, await sessionOf(db, access)));
    },
    async step(access, body) {
      // A cash-out counts now, however long the lock of its player is waited for.
      const arrived = { ...body, arrivedAt: clock.now() };
      if (body.action.type === cashOut) await storeArrival(db, access, { ...arrived, roundId: body.round_id });
      const { row, calls, step, answer } = await transact(db, (tx) => takeStep(tx, deps, access, arrived));
      if (answer !== null) return answer;
      const booked = isSettled(row) ? undefined : await book(row.id, calls);
      if (booked?.step === step && booked.answer !== undefined) return booked.answer;
      // The round is read first: if the step has no answer after that, the round was still being booked.
      const now = await rowOf(row.id);
      return (await stepOf(db, row.id, step))?.answer ?? JSON.stringify(view(now, await sessionOf(db, access)));
    },
    async round(access, id) {
      const session = await sessionOf(db, access);
      const row = await rowOf(id);
      if (row.playerId !== session.playerId) throw new FrameFailure('unknownRound');
      if (row.unseen) await db.update(rounds).set({ unseen: false }).where(eq(rounds.id, id));
      return view(row, session);
    },
    async bets(access) {
      const session = await sessionOf(db, access);
      const rows = await placedBets(db, session, await tables.current(session.gameCode), clock.now());
      const ended = rows.filter(({ unseen, finished }) => unseen && finished).map(({ id }) => id);
      if (ended.length > 0) await db.update(rounds).set({ unseen: false }).where(inArray(rounds.id, ended));
      return { bets: rows.map((row) => view(row, session)) };
    },
    async replay(key) {
      const [row] = await db.select().from(rounds).where(eq(rounds.replayKey, key));
      if (row?.state !== 'closed') throw new FrameFailure('unknownReplay');
      return viewReplay(row, await revealedSeed(db, deps, row), maths);
    },
    async unfinished(tx, session) {
      const row = await unfinishedRound(tx, session);
      // Bets at a table are many, and are settled without their frame.
      return row === undefined || row.drawsAt !== null ? null : view(row, session);
    },
    async notices(tx, { playerId, gameCode, money }) {
      const own = and(eq(rounds.playerId, playerId), eq(rounds.gameCode, gameCode), eq(rounds.money, money));
      const rows = await tx
        .select()
        .from(rounds)
        .where(and(own, eq(rounds.unseen, true), eq(rounds.finished, true)))
        .orderBy(asc(rounds.closedAt))
        .limit(mostNotices);
      return rows.map(viewNotice);
    },
    async seen(access, ids) {
      const { playerId } = await sessionOf(db, access);
      if (ids.length === 0) return;
      await db
        .update(rounds)
        .set({ unseen: false })
        .where(and(eq(rounds.playerId, playerId), inArray(rounds.id, [...ids])));
    },
    async cancel(id, reason) {
      const calls = await rollBack(deps, id, { type: 'cancel', reason });
      for (const call of calls ?? []) void delivery.send(call);
      return calls !== undefined || isCancelled(await rowById(id));
    },
    sendDue: () => delivery.sendDue(),
    async returnUnknown() {
      for (const id of await roundsBefore(db, 'paying', clock.now() - longestUnknown)) {
        const calls = await rollBack(deps, id, { type: 'unknown' });
        for (const call of calls ?? []) void delivery.send(call);
      }
    },
    async settleTables() {
      const { players, ...due } = await findDue(deps);
      for (const player of players) {
        try {
          for (const call of await settleDue(deps, player, due)) void delivery.send(call);
        } catch (error) {
          // The bets of others are settled all the same.
          logger.error(`Bets of the player ${player} could not be settled and are tried again`, error);
        }
      }
    },
    async endAbandoned() {
      for (const id of await roundsBefore(db, 'open', clock.now() - longestOpen)) {
        for (const call of await endByFallback(deps, id)) void delivery.send(call);
      }
    },
    deleteArrivals: () => deleteArrivals(db, clock.now()),
    idle: () => delivery.idle(),
    stop: () => delivery.stop(),
  };
}

/** True if an operator has cancelled the round before. */
const isCancelled = (row: RoundRow | undefined): boolean =>
  row?.endedBy === 'operator' && (row.state === 'cancelling' || row.state === 'cancelled');

/** Opens a round. The chain of its table is read before the transaction, if this node does not have it yet. */
async function opened(deps: RoundDeps, access: string, body: PlayBody): Promise<Progress> {
  const open = () => transact(deps.db, (tx) => openPlay(tx, deps, access, body));
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof TableNotReady)) throw error;
    await deps.tables.current(error.gameCode);
    return open();
  }
}

/** The steps of a round in their order. */
export async function stepsOf(db: Db, roundId: string) {
  return db.select().from(roundSteps).where(eq(roundSteps.roundId, roundId)).orderBy(asc(roundSteps.step));
}
