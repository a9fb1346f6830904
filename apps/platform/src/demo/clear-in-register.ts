import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { registerChecks, registerUse } from '../database/schema/index.ts';

/**
 * Stores that the exclusion register has cleared made-up players at a moment, if the platform uses one: it cannot be asked
 * about the past, and not before the platform has started. A newer answer stays, and one that excludes. Instants are
 * milliseconds since 1970.
 */
export async function clearInRegister(
  db: Db,
  userIds: readonly string[],
  { at, until }: { readonly at: number; readonly until: number },
): Promise<void> {
  if (userIds.length === 0 || (await db.$count(registerUse)) === 0) return;
  const answer = { answer: 'clear' as const, answeredAt: new Date(at), validUntil: new Date(until) };
  await db
    .insert(registerChecks)
    .values(userIds.map((userId) => ({ userId, occasion: 'registration' as const, ...answer })))
    .onConflictDoUpdate({
      target: registerChecks.userId,
      set: answer,
      setWhere: or(
        isNull(registerChecks.answer),
        and(eq(registerChecks.answer, 'clear'), lt(registerChecks.answeredAt, answer.answeredAt)),
      ),
    });
}
