import { transact, type Clock } from '@kvota/server';
import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { registerChecks, registerUse, users } from '../../database/schema/index.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { ExclusionRegister, RegisterOccasion } from './exclusion-register.ts';
import { personOf } from './person-of.ts';
import { answerSpan, nextTry } from './register-check.ts';
import type { RegisterChecks } from './register-checks.ts';

export interface RegisterCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly ledger: Pick<Ledger, 'interruptStakes'>;
  /** Undefined if the platform uses none. */
  readonly register: ExclusionRegister | undefined;
  /** Ends what an excluded player has open. */
  readonly afterExclusion: readonly ((userId: string) => Promise<void>)[];
}

/** Players that are asked about at once. */
const atOnce = 20;
/** Milliseconds for which a question is left to the process that asks it. */
const lease = 15_000;

/** A question that this process asks. */
interface Question {
  readonly userId: string;
  readonly occasion: RegisterOccasion;
  readonly tries: number;
  /** When the row is due again if nothing comes of it. */
  readonly askAt: Date;
}

/** Stores if the platform uses a register, so that what plays or pays reads it with the answers. */
export async function storeRegisterUse(db: Db, { register, clock }: Pick<RegisterCheckDeps, 'register' | 'clock'>) {
  if (register === undefined) await db.delete(registerUse);
  else
    await db
      .insert(registerUse)
      .values({ id: 1, since: new Date(clock.now()) })
      .onConflictDoNothing();
}

export function createRegisterChecks(deps: RegisterCheckDeps): RegisterChecks {
  const { logger, register } = deps;
  const running = new Set<Promise<void>>();
  const inBackground = (run: () => Promise<unknown>): void => {
    const round = run().then(
      () => undefined,
      (error: unknown) => logger.error('The exclusion register could not be asked', error),
    );
    running.add(round);
    void round.then(() => running.delete(round));
  };
  const askOne = (asked: ExclusionRegister, userId: string): Promise<number> =>
    askAbout(deps, asked, eq(registerChecks.userId, userId));
  return {
    ask(userId, occasion) {
      if (register === undefined) return;
      inBackground(async () => {
        await note(deps, { userId, occasion });
        await askOne(register, userId);
      });
    },
    renew(userId) {
      if (register === undefined) return;
      inBackground(async () => {
        await note(deps, { userId, occasion: 'signIn' }, isNull(registerChecks.askAt));
        await askOne(register, userId);
      });
    },
    askDue: async () => (register === undefined ? 0 : askAbout(deps, register)),
    async idle() {
      await Promise.all(running);
    },
  };
}

/** Notes that a player is to be asked about now. `where` limits it to some states of the row. */
async function note(
  { db, clock }: RegisterCheckDeps,
  { userId, occasion }: Pick<Question, 'userId' | 'occasion'>,
  where?: SQL,
): Promise<void> {
  const set = { occasion, askAt: new Date(clock.now()), tries: 0 };
  await db
    .insert(registerChecks)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: registerChecks.userId, set, ...(where && { setWhere: where }) });
}

async function askAbout(deps: RegisterCheckDeps, register: ExclusionRegister, where?: SQL): Promise<number> {
  const { db, clock } = deps;
  const now = new Date(clock.now());
  const isDue = and(lte(registerChecks.askAt, now), where);
  const askAt = new Date(now.getTime() + lease);
  // Taken in one statement, so that of several nodes one asks.
  const due = db
    .select({ userId: registerChecks.userId })
    .from(registerChecks)
    .where(isDue)
    .orderBy(registerChecks.askAt)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const questions = await db
    .update(registerChecks)
    .set({ askAt, tries: sql`${registerChecks.tries} + 1` })
    .where(sql`${registerChecks.userId} IN (${due})`)
    .returning();
  await Promise.all(questions.map((question) => answer(deps, register, { ...question, askAt })));
  return questions.length;
}

async function answer(deps: RegisterCheckDeps, register: ExclusionRegister, question: Question): Promise<void> {
  const { db, clock } = deps;
  const { userId, occasion, tries, askAt } = question;
  const askedAt = clock.now();
  const person = await personOf(db, userId);
  if (person === undefined) return;
  const found = await register.check(person, occasion);
  const isAsked = and(eq(registerChecks.userId, userId), eq(registerChecks.askAt, askAt));
  if (found === 'unknown') {
    const wait = nextTry(tries);
    const next = wait === undefined ? null : new Date(clock.now() + wait);
    await db.update(registerChecks).set({ askAt: next }).where(isAsked);
    return;
  }
  // An answer to a later question may have come before.
  const isNewest = or(isNull(registerChecks.answeredAt), lte(registerChecks.answeredAt, new Date(askedAt)));
  const set = {
    answer: found,
    answeredAt: new Date(askedAt),
    validUntil: new Date(askedAt + answerSpan),
    tries: 0,
    askAt: sql`CASE WHEN ${registerChecks.askAt} = ${askAt.toISOString()}::timestamptz THEN NULL ELSE ${registerChecks.askAt} END`,
  };
  const store = (tx: Db) =>
    tx
      .update(registerChecks)
      .set(set)
      .where(and(eq(registerChecks.userId, userId), isNewest));
  if (found === 'clear') await store(db);
  else await exclude(deps, userId, store);
}

/** Stores that a player is excluded as an own exclusion is: after it is stored, no stake that was decided before is booked. */
async function exclude(deps: RegisterCheckDeps, userId: string, store: (tx: Db) => Promise<unknown>): Promise<void> {
  const isNew = await transact(deps.db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [before] = await tx.select().from(registerChecks).where(eq(registerChecks.userId, userId));
    if (before?.answer !== 'excluded') await deps.ledger.interruptStakes(tx, userId);
    await store(tx);
    return before?.answer !== 'excluded';
  });
  if (isNew) for (const end of deps.afterExclusion) await end(userId);
}
