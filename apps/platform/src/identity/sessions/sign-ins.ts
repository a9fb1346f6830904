import { and, desc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';

import type { Clock } from '../../kernel/clock.ts';
import { among } from '../../database/among.ts';
import { createBatcher } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import { oidcPayloads, signIns } from '../../database/schema/index.ts';
import { endSession } from './sign-out.ts';

/** A session of the identity provider in one browser. */
export interface SignIn {
  readonly session: string;
  readonly userAgent: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** When tokens were last fetched: every few minutes while a page is open. */
  readonly lastUsedAt: number;
}

/** The sessions in which people are signed in. */
export interface SignIns {
  /** Records that tokens were issued in a session. */
  note(use: { session: string; userId: string; userAgent: string }): Promise<void>;
  /** Lists the live sessions of a user, the last used first. */
  of(userId: string): Promise<SignIn[]>;
  /** True if a session is live. A positive answer is cached for a second. */
  isOpen(session: string): Promise<boolean>;
  /**
   * Ends a session of the user. Its tokens are rejected from the next call on. Returns false if there is no such
   * session.
   */
  end(userId: string, session: string): Promise<boolean>;
  /** Ends all sessions of a user, or all but one. Returns how many. */
  endAll(userId: string, butFor?: string): Promise<number>;
  /** Deletes rows whose session is gone. */
  removeEnded(): Promise<void>;
}

/** How long a live session is cached, so that not every call queries it. */
const remembered = 1000;
const mostRemembered = 10_000;
const longestAgent = 400;

export function createSignIns(options: { db: Db; clock: Clock; provider: () => Provider }): SignIns {
  const { db, clock, provider } = options;
  const open = new Map<string, number>();
  const alive = () => or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, new Date(clock.now())));
  const isSession = and(eq(oidcPayloads.model, 'Session'), eq(oidcPayloads.uid, signIns.session));

  const ask = createBatcher(
    async (sessions: readonly string[]) => {
      const rows = await db
        .select({ uid: oidcPayloads.uid })
        .from(oidcPayloads)
        .where(and(eq(oidcPayloads.model, 'Session'), among(oidcPayloads.uid, sessions), alive()));
      const found = new Set(rows.map(({ uid }) => uid));
      return sessions.map((session) => found.has(session));
    },
    { maxKeys: 100, concurrency: 2 },
  );

  const of = async (userId: string): Promise<SignIn[]> => {
    const rows = await db
      .select({ signIn: signIns })
      .from(signIns)
      .innerJoin(oidcPayloads, isSession)
      .where(and(eq(signIns.userId, userId), alive()))
      .orderBy(desc(signIns.lastUsedAt), signIns.session);
    return rows.map(({ signIn: { session, userAgent, startedAt, lastUsedAt } }) => ({
      session,
      userAgent,
      startedAt: startedAt.getTime(),
      lastUsedAt: lastUsedAt.getTime(),
    }));
  };

  const end = async (session: string): Promise<void> => {
    const found = await provider().Session.findByUid(session);
    if (found !== undefined) await endSession(provider(), found);
    await db.delete(signIns).where(eq(signIns.session, session));
    open.delete(session);
  };

  return {
    of,
    async note({ session, userId, userAgent }) {
      const at = new Date(clock.now());
      const agent = userAgent.slice(0, longestAgent);
      await db
        .insert(signIns)
        .values({ session, userId, userAgent: agent, startedAt: at, lastUsedAt: at })
        .onConflictDoUpdate({
          target: signIns.session,
          // If another user signs in with the same browser, the row starts over.
          set: {
            userId,
            userAgent: agent,
            lastUsedAt: at,
            startedAt: sql`CASE WHEN ${signIns.userId} = ${userId} THEN ${signIns.startedAt} ELSE excluded.started_at END`,
          },
        });
    },
    async isOpen(session) {
      const known = open.get(session);
      if (known !== undefined && clock.now() - known < remembered) return true;
      open.delete(session);
      if (!(await ask(session))) return false;
      if (open.size >= mostRemembered) open.delete(open.keys().next().value ?? '');
      open.set(session, clock.now());
      return true;
    },
    async end(userId, session) {
      const own = (await of(userId)).some((one) => one.session === session);
      if (own) await end(session);
      return own;
    },
    async endAll(userId, butFor) {
      const others = (await of(userId)).filter(({ session }) => session !== butFor);
      for (const { session } of others) await end(session);
      return others.length;
    },
    async removeEnded() {
      await db.delete(signIns).where(notExists(db.select().from(oidcPayloads).where(isSession)));
    },
  };
}
