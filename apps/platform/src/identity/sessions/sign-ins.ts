import type { Clock } from '@kvota/server';
import { and, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';

import { amongFew } from '../../database/among.ts';
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

/** What tokens were issued in: a session, and a grant of one app in it. */
export interface Issued {
  readonly session: string;
  readonly grant: string;
}

/** The sessions in which people are signed in. */
export interface SignIns {
  /** Records that tokens were issued in a session. */
  note(use: { session: string; userId: string; userAgent: string }): Promise<void>;
  /** Lists the live sessions of a user, the last used first. */
  of(userId: string): Promise<SignIn[]>;
  /** True if a session and a grant of it are live. A positive answer is cached for a second. */
  isOpen(issued: Issued): Promise<boolean>;
  /** Removes a session or grant that has ended from the cache. */
  forget(id: string): void;
  /**
   * Ends a session of the user. Its tokens are rejected from the next call on. Returns false if there is no such
   * session.
   */
  end(userId: string, session: string): Promise<boolean>;
  /** Ends all sessions of a user, or all but one. Returns how many. */
  endAll(userId: string, butFor?: string): Promise<number>;
  /** Deletes rows whose session is gone. Looks at the next two thousand, then at the first again; nobody sees such rows. */
  removeEnded(): Promise<void>;
}

/** How long a live session is cached, so that not every call queries it. */
const remembered = 1000;
const mostRemembered = 10_000;
const longestAgent = 400;
/** Rows of one look for ended sessions. */
const mostLooked = 2000;

const aliveAt = (now: number) => or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, new Date(now)));

/** Builds the query for the live sessions and grants of tokens. Each call of a signed-in user may need it. */
export function liveIn(db: Db, tokens: readonly Issued[], now: number) {
  const sessions = and(
    eq(oidcPayloads.model, 'Session'),
    amongFew(
      oidcPayloads.uid,
      tokens.map(({ session }) => session),
    ),
  );
  const grants = and(
    eq(oidcPayloads.model, 'Grant'),
    amongFew(
      oidcPayloads.id,
      tokens.map(({ grant }) => grant),
    ),
  );
  return db
    .select({ id: oidcPayloads.id, uid: oidcPayloads.uid })
    .from(oidcPayloads)
    .where(and(or(sessions, grants), aliveAt(now)));
}

const isSession = and(eq(oidcPayloads.model, 'Session'), eq(oidcPayloads.uid, signIns.session));

/** Builds the query for the sessions that are looked at next. */
export const sessionsAfter = (db: Db, after: string) =>
  db
    .select({ session: signIns.session })
    .from(signIns)
    .where(gt(signIns.session, after))
    .orderBy(signIns.session)
    .limit(mostLooked);

/** Builds the statement that deletes the sign-ins of a range of sessions, as far as these are gone. */
export function endedIn(db: Db, { after, to }: { readonly after: string; readonly to: string }) {
  const isGone = notExists(db.select().from(oidcPayloads).where(isSession));
  return db.delete(signIns).where(and(gt(signIns.session, after), lte(signIns.session, to), isGone));
}

export function createSignIns(options: { db: Db; clock: Clock; provider: () => Provider }): SignIns {
  const { db, clock, provider } = options;
  /** Live grants with their sessions, and when that was read. */
  const open = new Map<string, { session: string; at: number }>();
  const forget = (id: string): void => {
    for (const [grant, { session }] of open) if (grant === id || session === id) open.delete(grant);
  };
  const alive = () => aliveAt(clock.now());
  let lookedTo = '';

  const ask = createBatcher(
    async (tokens: readonly Issued[]) => {
      const found = new Set((await liveIn(db, tokens, clock.now())).map(({ id, uid }) => uid ?? id));
      return tokens.map(({ session, grant }) => found.has(session) && found.has(grant));
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
    forget(session);
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
    async isOpen(issued) {
      const { session, grant } = issued;
      const known = open.get(grant);
      if (known?.session === session && clock.now() - known.at < remembered) return true;
      open.delete(grant);
      if (!(await ask(issued))) return false;
      if (open.size >= mostRemembered) open.delete(open.keys().next().value ?? '');
      open.set(grant, { session, at: clock.now() });
      return true;
    },
    forget,
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
      const looked = await sessionsAfter(db, lookedTo);
      const last = looked.at(-1)?.session ?? '';
      await endedIn(db, { after: lookedTo, to: last });
      lookedTo = looked.length < mostLooked ? '' : last;
    },
  };
}
