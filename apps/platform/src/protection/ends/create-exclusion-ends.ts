import type { ExclusionEnd } from '@kvota/contracts';
import { and, asc, desc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { exclusionEnds, playerGuards, users } from '../../database/schema/index.ts';
import { transact } from '../../database/transact.ts';
import { countStaffVote, dropProposal, hasDecided, type VoteDeps } from '../../decisions/vote.ts';
import { problem } from '../../kernel/http-problem.ts';
import { storedGuard, writeGuard } from '../guard/guard-store.ts';
import { guardAt, type StoredGuard } from '../guard/play-guard.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import { exclusionEndAt } from './exclusion-end.ts';
import type { EndVoted, ExclusionEnds } from './exclusion-ends.ts';

export interface ExclusionEndDeps extends VoteDeps {
  readonly db: Db;
  readonly rules: Pick<JurisdictionRules, 'exclusionEnds'>;
}

const ended: StoredGuard = { state: 'open', until: null };
const kind = 'endExclusion' as const;

export function createExclusionEnds(deps: ExclusionEndDeps): ExclusionEnds {
  const { db, clock, ids, rules } = deps;
  const endOf = ({ guard, request }: Known): ExclusionEnd | undefined =>
    exclusionEndAt({ guard, askedAt: request?.askedAt.getTime() ?? null }, rules, clock.now());
  const answer = (known: Known) => ({ play: guardAt(known.guard, clock.now()), exclusionEnd: endOf(known) });
  /** Requests and votes about one player take turns, with each other and with pauses and exclusions. */
  const locked = <T>(userId: string, run: (tx: Db, known: Known) => Promise<T>): Promise<T> =>
    transact(db, async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if (user === undefined) throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
      return run(tx, await readKnown(tx, userId));
    });
  const close = async (tx: Db, { id }: Request, state: Request['state']): Promise<void> => {
    const endedAt = new Date(clock.now());
    await tx.update(exclusionEnds).set({ state, endedAt }).where(eq(exclusionEnds.id, id));
    await dropProposal(tx, deps, { kind, subject: id });
  };
  return {
    revocable: rules.exclusionEnds === 'anyTime',
    of: async (userId) => endOf(await readKnown(db, userId)),
    ask: (userId) =>
      locked(userId, async (tx, known) => {
        const end = endOf(known);
        if (end === undefined) return { error: 'notExcluded', ...answer(known) };
        if (end.state === 'never' || end.state === 'early') return { error: 'exclusionEndEarly', ...answer(known) };
        if (end.state !== 'open') return answer(known);
        const now = new Date(clock.now());
        // One that has lapsed, or that was about the exclusion before a longer one.
        const stale = await waitingOf(tx, userId);
        if (stale !== undefined) await close(tx, stale, 'void');
        const row = { id: ids(), userId, version: known.version, askedAt: now, state: 'waiting' as const };
        await tx.insert(exclusionEnds).values(row);
        return answer({ ...known, request: { ...row, endedAt: null } });
      }),
    withdraw: (userId) =>
      locked(userId, async (tx, known) => {
        if (known.guard?.state !== 'excluded') return { error: 'notExcluded', ...answer(known) };
        if (known.request === undefined) return answer(known);
        await close(tx, known.request, 'withdrawn');
        return answer({ ...known, request: undefined });
      }),
    async requests() {
      const rows = await db
        .select({ username: users.username, request: exclusionEnds, guard: playerGuards })
        .from(exclusionEnds)
        .innerJoin(users, eq(users.id, exclusionEnds.userId))
        .innerJoin(
          playerGuards,
          and(eq(playerGuards.userId, exclusionEnds.userId), eq(playerGuards.version, exclusionEnds.version)),
        )
        .where(eq(exclusionEnds.state, 'waiting'))
        .orderBy(asc(exclusionEnds.askedAt))
        .limit(500);
      return rows.flatMap(({ username, request, guard }) => {
        const stored = { state: guard.state, until: guard.until?.getTime() ?? null };
        const exclusionEnd = endOf({ guard: stored, version: guard.version, request });
        const isAsked = exclusionEnd?.state === 'waiting' || exclusionEnd?.state === 'review';
        return isAsked ? [{ username, exclusionEnd }] : [];
      });
    },
    vote: (userId, { by, note }) =>
      locked(userId, async (tx, known): Promise<EndVoted> => {
        const play = guardAt(known.guard, clock.now());
        const outcome = 'end' as const;
        if (play.state !== 'excluded') {
          const last = await lastEnded(tx, userId, known.version);
          const isRepeated = last !== undefined && (await hasDecided(tx, { kind, subject: last.id }, { by, outcome }));
          return isRepeated ? { play } : { error: 'notExcluded', play };
        }
        const { request } = known;
        if (request === undefined || endOf(known)?.state !== 'review') return { error: 'exclusionEndNotDue', play };
        const voted = await countStaffVote(tx, deps, { kind, subject: request.id, userId, outcome, by, note });
        if (voted.kind === 'proposed') return { play, second: voted.second };
        if (voted.kind === 'refused')
          return { ...('second' in voted && { second: voted.second }), error: voted.error, play };
        const now = clock.now();
        await writeGuard(tx, { userId, guard: ended, version: known.version + 1, now });
        await close(tx, request, 'ended');
        return { play: guardAt(ended, now) };
      }),
  };
}

type Request = typeof exclusionEnds.$inferSelect;

/** The guard of a player, and the request for its end that waits. */
interface Known {
  readonly guard: StoredGuard | undefined;
  readonly version: number;
  readonly request: Request | undefined;
}

async function readKnown(db: Db, userId: string): Promise<Known> {
  const stored = await storedGuard(db, userId);
  const request = await waitingOf(db, userId);
  const version = stored?.version ?? 0;
  return { guard: stored?.guard, version, request: request?.version === version ? request : undefined };
}

async function waitingOf(db: Db, userId: string): Promise<Request | undefined> {
  const isWaiting = and(eq(exclusionEnds.userId, userId), eq(exclusionEnds.state, 'waiting'));
  const [request] = await db.select().from(exclusionEnds).where(isWaiting);
  return request;
}

/** Reads the request by which the last exclusion ended, if nothing came after it. */
async function lastEnded(db: Db, userId: string, version: number): Promise<Request | undefined> {
  const isOfGuard = and(
    eq(exclusionEnds.userId, userId),
    eq(exclusionEnds.state, 'ended'),
    eq(exclusionEnds.version, version - 1),
  );
  const [request] = await db.select().from(exclusionEnds).where(isOfGuard).orderBy(desc(exclusionEnds.askedAt));
  return request;
}
