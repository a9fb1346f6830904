import { limitOf, moneyToMinor, readAgencySettings } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { agencyStepUps, secondFactors } from '../../database/schema/index.ts';
import { signInNeeded } from '../../kernel/http-problem.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { AgencyActor } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { isEnough, isStrong, neededSignIn, type Measure, type SignInProof } from './sign-in-proof.ts';

type StepUpDeps = Pick<AgencyDeps, 'signInNow'>;

/** An actor without a sign-in has signed in never. */
const none: SignInProof = { at: 0, level: '' };

/**
 * Throws 401 `insufficientSignIn` if the sign-in of the actor is too old or too weak for an act that always needs a step-up
 * (SEC-23). In the transaction of the act, so that a refused act writes nothing and its request id stays free.
 */
export async function requireStepUp(tx: Db, deps: StepUpDeps, actor: AgencyActor): Promise<void> {
  const measure = await measureOf(tx, deps, actor);
  if (measure !== undefined && !isEnough(actor.signIn ?? none, measure)) throw refusal(measure);
}

/** Returns true if an act that always needs a step-up would be refused. */
export async function lacksStepUp(db: Db, deps: StepUpDeps, actor: AgencyActor): Promise<boolean> {
  const measure = await measureOf(db, deps, actor);
  return measure !== undefined && !isEnough(actor.signIn ?? none, measure);
}

/**
 * Counts a transfer in the transaction that books it. Throws 401 `insufficientSignIn` if the transfer reaches the mark, or if
 * those since the last sign-in add up to `dayFactor` marks, and the sign-in is not enough. Transfers of one actor take turns at the row of
 * their sum, so that none passes in parallel.
 */
export async function countTransfer(
  tx: Db,
  deps: StepUpDeps,
  actor: AgencyActor,
  { currency, amount }: { readonly currency: string; readonly amount: bigint },
): Promise<void> {
  const measure = await measureOf(tx, deps, actor);
  if (measure === undefined) return;
  const { signIn = none, userId } = actor;
  const { setting } = measure;
  const mark = limitOf(setting.marks, currency);
  const limit = mark === undefined ? 0n : moneyToMinor(mark);
  const table = agencyStepUps;
  // A sign-in that is too weak begins no new sum.
  const row = {
    actor: userId,
    currency,
    signedInAt: new Date(isStrong(signIn, measure) ? signIn.at : 0),
    moved: amount,
  };
  const [counted] = await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: [table.actor, table.currency],
      set: {
        moved: sql`CASE WHEN excluded.signed_in_at > ${table.signedInAt} THEN excluded.moved ELSE ${table.moved} + excluded.moved END`,
        signedInAt: sql`GREATEST(excluded.signed_in_at, ${table.signedInAt})`,
      },
    })
    .returning({ moved: table.moved });
  if (isEnough(signIn, measure)) return;
  if (amount >= limit || (counted?.moved ?? amount) >= limit * BigInt(setting.dayFactor)) throw refusal(measure);
}

const refusal = (measure: Measure) => signInNeeded(measure.setting.maxAge, neededSignIn(measure));

/** Returns undefined if the operator requires no step-up. */
async function measureOf(db: Db, { signInNow }: StepUpDeps, { userId }: AgencyActor): Promise<Measure | undefined> {
  const { stepUp: setting } = readAgencySettings(await listSettings(db, 'agency'));
  if (setting === null) return undefined;
  const factors = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return { setting, hasFactor: factors.length > 0, now: (signInNow ?? Date.now)() };
}
