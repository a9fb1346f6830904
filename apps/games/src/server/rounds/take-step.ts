import { isDeepStrictEqual } from 'node:util';

import type { FrameProblemCode, StepBody } from '../../wire/index.ts';
import { lockCaller, requireCurrent, type SessionRow } from '../access/session-of.ts';
import type { Db } from '../database/database.ts';
import { FrameFailure } from '../failure/frame-failure.ts';
import { cashOut, MathsRefused } from '../maths/maths.ts';
import type { MathsAction, MathsRound } from '../maths/maths-round.ts';
import { advanceRound } from '../life/advance.ts';
import { leaveTable, TooLate } from './leave-table.ts';
import { progress, type Progress } from './progress.ts';
import type { RoundDeps } from './round-deps.ts';
import { sessionById } from './settle.ts';
import { arrivalsOf } from './store/arrival-store.ts';
import { insertStep, lifeOf, lockRound, stepOf, type RoundRow } from './store/round-store.ts';
import { viewRound } from './view/frame-view.ts';

/** A taken step, with the answer that it had before, if it is repeated. */
export interface TakenStep extends Omit<Progress, 'answer'> {
  readonly step: number;
  readonly answer: string | null;
}

/** A step, and when it arrived at this server. */
export interface ArrivedStep extends StepBody {
  readonly arrivedAt: number;
}

/** Takes a step of a round in a transaction (RGS-06). */
export async function takeStep(tx: Db, deps: RoundDeps, access: string, body: ArrivedStep): Promise<TakenStep> {
  const { session } = await lockCaller(tx, access);
  const row = await ownRound(tx, session, body.round_id);
  const refuse = (code: FrameProblemCode, detail?: string): FrameFailure => {
    const round = viewRound(row, { ...deps, now: deps.clock.now(), shortest: session.rules.shortest_round_ms });
    return new FrameFailure(code, { round, ...(detail === undefined ? {} : { detail }) });
  };
  const taken = await stepOf(tx, row.id, body.step);
  if (taken !== undefined) {
    if (!isDeepStrictEqual(taken.action, body.action)) throw refuse('stepTaken');
    return { row, calls: [], step: body.step, answer: taken.answer };
  }
  const leaves = row.drawsAt !== null && body.action.type === cashOut;
  const stored = leaves ? ((await arrivalsOf(tx, [row])).get(row.id) ?? []) : [];
  // A stored cash-out came from a frame that played then, although another may have superseded it since.
  if (stored.length === 0) requireCurrent(session);
  if (row.finished) throw refuse('roundOver');
  if (row.state !== 'open' || row.shown === null) throw refuse('booking');
  if (body.step !== row.step) throw refuse('stepAhead');
  const taking =
    row.drawsAt === null
      ? stepMaths(tx, deps, row, { before: row.shown, action: body.action }).then((maths) => ({ ...body, maths }))
      : leaveTable(deps, row, { bet: row.shown, arrivals: stored.length === 0 ? [body] : stored });
  const { action, maths, arrivedAt } = await taking.catch((error: unknown) => {
    if (error instanceof TooLate) throw refuse('roundOver');
    throw error instanceof MathsRefused ? refuse('illegalAction', error.message) : error;
  });
  const change = { row, sessions: { staking: session, opening: await sessionById(tx, row.sessionId) } };
  const done = await writeStep(tx, deps, { ...change, action, maths, takenAt: arrivedAt, by: 'player' });
  return { ...done, step: body.step, answer: done.answer };
}

/** Returns and locks a round of the player of a session. Throws `unknownRound`. */
async function ownRound(tx: Db, { playerId }: SessionRow, id: string): Promise<RoundRow> {
  const row = await lockRound(tx, id);
  if (row === undefined || row.playerId !== playerId) throw new FrameFailure('unknownRound');
  return row;
}

/** Computes what a decision leads to. Throws MathsRefused. */
export async function stepMaths(
  tx: Db,
  { maths, seeds }: Pick<RoundDeps, 'maths' | 'seeds'>,
  row: RoundRow,
  { before, action }: { readonly before: MathsRound; readonly action: MathsAction },
): Promise<MathsRound> {
  const { pairId, clientSeed, nonce } = row;
  return maths.step(before, action, { serverSeed: await seeds.serverSeed(tx, pairId), clientSeed, nonce });
}

interface Step {
  readonly row: RoundRow;
  readonly sessions: Parameters<typeof progress>[2]['sessions'];
  readonly action: MathsAction;
  readonly maths: MathsRound;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly by: 'player' | 'fallback';
}

/** Stores a step, and what follows from it. */
export async function writeStep(
  tx: Db,
  deps: RoundDeps,
  { row, sessions, action, maths, takenAt, by }: Step,
): Promise<Omit<Progress, 'answer'> & { readonly answer: string | null }> {
  await insertStep(tx, { roundId: row.id, step: row.step, action, takenAt: new Date(takenAt) });
  const step = advanceRound(lifeOf(row), { type: 'step', maths, by }, { now: deps.clock.now() });
  const done = await progress(tx, deps, { row, sessions }, step);
  return { ...done, answer: done.answer ?? null };
}
