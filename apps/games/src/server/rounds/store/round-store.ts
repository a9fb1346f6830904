import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rounds, roundSteps } from '../../database/schema/index.ts';
import { stakedOf, wonOf } from '../../life/advance.ts';
import { finalStates, type RoundLife, type StepAction } from '../../life/round-life.ts';

export type RoundRow = typeof rounds.$inferSelect;

/** What changes of a row beside its life. */
export type RoundPatch = Partial<Pick<RoundRow, 'balance' | 'totals' | 'unseen' | 'freeLeft'>>;

/** The life of a stored round. */
export function lifeOf(row: RoundRow): RoundLife {
  const { id, state, step, shown, next, movements, refusal, endedBy, reason, closedAt } = row;
  return { id, state, step, shown, next, movements, refusal, endedBy, reason, closedAt: closedAt?.getTime() ?? null };
}

/** The columns that follow from the life of a round. */
export function columnsOf(life: RoundLife) {
  const { state, step, shown, next, movements, refusal, endedBy, reason, closedAt } = life;
  return {
    state,
    finished: finalStates.includes(state),
    step,
    shown,
    next,
    movements,
    refusal,
    endedBy,
    reason,
    staked: stakedOf(life),
    won: wonOf(life),
    closedAt: closedAt === null ? null : new Date(closedAt),
  };
}

/** The columns that a step in the life of a round writes. */
export function changedColumns(before: RoundRow, after: RoundRow) {
  const { balance, totals, answer, unseen, freeLeft } = after;
  const columns = { ...columnsOf(lifeOf(after)), balance, totals, answer, unseen, freeLeft };
  // The maths that was stored as the next one is moved in the database: it need not be sent again.
  const shown = before.next !== null && after.shown === before.next.maths ? sql`next -> 'maths'` : after.shown;
  return { ...columns, shown };
}

/** Writes what changed of a round. */
export async function updateRound(tx: Db, before: RoundRow, after: RoundRow): Promise<void> {
  await tx.update(rounds).set(changedColumns(before, after)).where(eq(rounds.id, before.id));
}

/** Returns a round that exists. */
export async function roundById(tx: Db, id: string): Promise<RoundRow> {
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, id));
  if (row === undefined) throw new Error(`There is no round ${id}.`);
  return row;
}

/** Returns and locks a round; undefined if there is none. */
export async function lockRound(tx: Db, id: string): Promise<RoundRow | undefined> {
  return (await tx.select().from(rounds).where(eq(rounds.id, id)).for('update'))[0];
}

/** The unfinished round of a player in a game; undefined if there is none. */
export async function unfinishedRound(
  tx: Db,
  { playerId, gameCode, money }: Pick<RoundRow, 'playerId' | 'gameCode' | 'money'>,
): Promise<RoundRow | undefined> {
  const own = and(eq(rounds.playerId, playerId), eq(rounds.gameCode, gameCode), eq(rounds.money, money));
  const [row] = await tx
    .select()
    .from(rounds)
    .where(and(own, eq(rounds.finished, false)))
    .orderBy(desc(rounds.openedAt))
    .limit(1);
  return row;
}

export type StepRow = typeof roundSteps.$inferSelect;

export async function stepOf(tx: Db, roundId: string, step: number): Promise<StepRow | undefined> {
  const at = and(eq(roundSteps.roundId, roundId), eq(roundSteps.step, step));
  return (await tx.select().from(roundSteps).where(at))[0];
}

export async function insertStep(
  tx: Db,
  step: { readonly roundId: string; readonly step: number; readonly action: StepAction; readonly takenAt: Date },
): Promise<void> {
  await tx.insert(roundSteps).values(step);
}

/** The last step of a round, unless it has an answer. */
export const unansweredStep = ({ id, step }: Pick<RoundRow, 'id' | 'step'>) =>
  and(eq(roundSteps.roundId, id), eq(roundSteps.step, step - 1), isNull(roundSteps.answer));

/** Stores the answer of the last step, unless it has one. */
export async function storeStepAnswer(tx: Db, row: RoundRow, answer: string): Promise<void> {
  await tx
    .update(roundSteps)
    .set({ answer, refused: row.refusal?.status ?? null })
    .where(unansweredStep(row));
}
