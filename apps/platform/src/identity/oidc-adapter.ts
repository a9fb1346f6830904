import { and, eq, isNull, lt, or, gt, inArray } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';

import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { oidcPayloads } from '../database/schema/index.ts';
import { errors } from './oidc-library.ts';

/** Models that belong to a grant and end with it. */
const grantModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** Keeps what oidc-provider stores in the table `oidc_payloads`. What has expired by the clock is not found. */
export function createOidcAdapter(db: Db, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const table = oidcPayloads;
    const row = (id: string) => and(eq(table.model, model), eq(table.id, id));
    const alive = () => or(isNull(table.expiresAt), gt(table.expiresAt, new Date(clock.now())));
    const find = async (condition: ReturnType<typeof and>): Promise<AdapterPayload | undefined> => {
      const [found] = await db.select().from(table).where(and(condition, alive()));
      if (found === undefined) return undefined;
      const consumed = found.consumedAt === null ? {} : { consumed: Math.floor(found.consumedAt.getTime() / 1000) };
      return { ...found.payload, ...consumed };
    };
    return {
      async upsert(id, payload, expiresIn) {
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
      },
      find: (id) => find(row(id)),
      findByUid: (uid) => find(and(eq(table.model, model), eq(table.uid, uid))),
      findByUserCode: (code) => find(and(eq(table.model, model), eq(table.userCode, code))),
      // One statement decides who consumes: of two requests with the same code or refresh token only one goes on.
      async consume(id) {
        const consumed = await db
          .update(table)
          .set({ consumedAt: new Date(clock.now()) })
          .where(and(row(id), isNull(table.consumedAt)))
          .returning({ id: table.id });
        if (consumed.length === 0) throw new errors.InvalidGrant('already used');
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

/** Removes what has expired by the clock. */
export async function removeExpired(db: Db, clock: Clock): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, new Date(clock.now())));
}
