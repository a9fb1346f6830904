import { faultOfInput } from '@kvota/contracts/input-rule';
import type { Clock } from '@kvota/server';
import { and, eq, isNull, lt, or, gt, inArray, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';

import type { Db } from '../../database/database.ts';
import { oidcPayloads } from '../../database/schema/index.ts';
import { errors } from './oidc-library.ts';
import { presentedToken } from './refresh-cookie.ts';
import { abandonedFor, rotatedJustNow, stillAtWork, successorOf } from './refresh-rotation.ts';

/** Models that belong to a grant and end with it. */
const grantModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** True for an id that the database can hold. Any other is unknown, because a client sent it. */
const isStorable = (id: string): boolean => faultOfInput('id', id) === undefined;

/**
 * Stores oidc-provider's data in the table `oidc_payloads`. Expired rows are not found. A request with text that the
 * database cannot hold is refused (SEC-08).
 */
export function createOidcAdapter(db: Db, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const table = oidcPayloads;
    const row = (id: string) => and(eq(table.model, model), eq(table.id, id));
    /** Never used, or used by a request whose node died before it issued anything for it. */
    const unused = () => {
      if (model !== 'RefreshToken') return isNull(table.consumedAt);
      const ago = (milliseconds: number): Date => new Date(clock.now() - milliseconds);
      const abandoned = and(
        lt(table.consumedAt, ago(stillAtWork)),
        gt(table.consumedAt, ago(abandonedFor)),
        sql`${table.payload} ->> 'successor' is null`,
      );
      return or(isNull(table.consumedAt), abandoned);
    };
    const alive = () => or(isNull(table.expiresAt), gt(table.expiresAt, new Date(clock.now())));
    const stored = async (condition: ReturnType<typeof and>) => {
      const [found] = await db.select().from(table).where(and(condition, alive()));
      if (found === undefined) return undefined;
      const { payload, consumedAt } = found;
      return { payload: consumedAt === null ? payload : { ...payload, consumed: seconds(consumedAt) }, consumedAt };
    };
    const find = async (condition: ReturnType<typeof and>): Promise<AdapterPayload | undefined> => {
      const found = await stored(condition);
      const usedAt = found?.consumedAt ?? undefined;
      if (found === undefined || usedAt === undefined || model !== 'RefreshToken') return found?.payload;
      return successorOf(found.payload, clock.now() - usedAt.getTime(), async (id) => (await stored(row(id)))?.payload);
    };
    return {
      async upsert(id, payload, expiresIn) {
        const fault = faultOfInput(model, payload);
        if (fault !== undefined) throw new errors.InvalidRequest(`${fault.path}: ${fault.message}`);
        const values = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(clock.now() + expiresIn * 1000),
        };
        await db
          .insert(table)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [table.model, table.id], set: values });
        const before = model === 'RefreshToken' ? rotatedJustNow() : undefined;
        if (before === undefined) return;
        const successor = sql`${table.payload} || ${JSON.stringify({ successor: id })}::jsonb`;
        await db.update(table).set({ payload: successor }).where(row(before));
      },
      async find(id) {
        const presented = model === 'RefreshToken' ? presentedToken(id) : id;
        return presented !== undefined && isStorable(presented) ? find(row(presented)) : undefined;
      },
      findByUid: (uid) => find(and(eq(table.model, model), eq(table.uid, uid))),
      findByUserCode: (code) => find(and(eq(table.model, model), eq(table.userCode, code))),
      // One statement decides which request consumes it: of two with the same code or refresh token, only one succeeds.
      async consume(id) {
        const consumed = await db
          .update(table)
          .set({ consumedAt: new Date(clock.now()) })
          .where(and(row(id), unused()))
          .returning({ id: table.id });
        if (consumed.length > 0) return;
        // Two requests were concurrent. The one that lost reads again and gets what the other one made.
        if (model === 'RefreshToken') throw new errors.TemporarilyUnavailable('this refresh token is being rotated');
        throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await db.delete(table).where(row(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(table).where(and(eq(table.grantId, grantId), inArray(table.model, grantModels)));
      },
    };
  };
}

/** Deletes expired rows. */
export async function removeExpired(db: Db, clock: Clock): Promise<void> {
  await expiredIn(db, clock.now());
}

/** Builds the statement that deletes expired rows. */
export const expiredIn = (db: Db, now: number) =>
  db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, new Date(now)));
