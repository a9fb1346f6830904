import type { ExclusionEnd } from '@kvota/contracts';
import { and, asc, eq } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import type { Db } from '../../database/database.ts';
import { exclusionEnds, playerGuards, users } from '../../database/schema/index.ts';
import {
  countStaffVote,
  decideAlone,
  dropProposal,
  hasDecided,
  hasRefused,
  type VoteDeps,
} from '../../decisions/vote.ts';
import { problem } from '../../kernel/http-problem.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { writeGuard } from '../guard/guard-store.ts';
import { guardAt, type StoredGuard } from '../guard/play-guard.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import type { EndTexts } from './end-texts.ts';
import { endedTexts } from './ended-texts.ts';
import { exclusionEndAt } from './exclusion-end.ts';
import type { EndRefused, EndVoted, ExclusionEnds } from './exclusion-ends.ts';
import { endFacts, lastRequest, readKnownEnd, waitingRequest, type EndRequest, type KnownEnd } from './known-end.ts';
import { refusedTexts } from './refused-texts.ts';

export interface ExclusionEndDeps extends VoteDeps {
  readonly db: Db;
  readonly rules: Pick<JurisdictionRules, 'exclusionEnds'>;
  readonly logger: Pick<Logger, 'error'>;
  /** Writes to the player. An id that was sent before is not sent again. */
  readonly send: (message: { id: string; userId: string; texts: EndTexts }) => Promise<unknown>;
}

const ended: StoredGuard = { state: 'open', until: null };
const kind = 'endExclusion' as const;

export function createExclusionEnds(deps: ExclusionEndDeps): ExclusionEnds {
  const { db, clock, ids, rules } = deps;
  const endOf = (known: Omit<KnownEnd, 'version'>): ExclusionEnd | undefined =>
    exclusionEndAt(endFacts(known), rules, clock.now());
  const answer = (known: KnownEnd) => ({ play: guardAt(known.guard, clock.now()), exclusionEnd: endOf(known) });
  /** Requests and votes about one player take turns, with each other and with pauses and exclusions. */
  const locked = <T>(userId: string, run: (tx: Db, known: KnownEnd) => Promise<T>): Promise<T> =>
    transactAct(db, async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if (user === undefined) throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
      return run(tx, await readKnownEnd(tx, userId));
    });
  const close = async (
    tx: Db,
    { id }: EndRequest,
    end: Pick<Partial<EndRequest>, 'state' | 'reason'>,
  ): Promise<void> => {
    const endedAt = new Date(clock.now());
    await tx
      .update(exclusionEnds)
      .set({ ...end, endedAt })
      .where(eq(exclusionEnds.id, id));
    await dropProposal(tx, deps, { kind, subject: id });
  };
  return {
    revocable: rules.exclusionEnds === 'anyTime',
    of: async (userId) => endOf(await readKnownEnd(db, userId)),
    ask: (userId) =>
      locked(userId, async (tx, known) => {
        const end = endOf(known);
        if (end === undefined) return { error: 'notExcluded', ...answer(known) };
        if (end.state === 'waiting' || end.state === 'review') return answer(known);
        if (end.state !== 'open') return { error: 'exclusionEndEarly', ...answer(known) };
        const now = new Date(clock.now());
        // One that has lapsed, or that was about the exclusion before a longer one.
        const stale = await waitingRequest(tx, userId);
        if (stale !== undefined) await close(tx, stale, { state: 'void' });
        const row = { id: ids(), userId, version: known.version, askedAt: now, state: 'waiting' as const };
        await tx.insert(exclusionEnds).values(row);
        return answer({ ...known, request: { ...row, endedAt: null, reason: null } });
      }),
    withdraw: (userId) =>
      locked(userId, async (tx, known) => {
        if (known.guard?.state !== 'excluded') return { error: 'notExcluded', ...answer(known) };
        if (known.request === undefined) return answer(known);
        await close(tx, known.request, { state: 'withdrawn' });
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
        const exclusionEnd = endOf({ guard: stored, request, refused: undefined });
        const isAsked = exclusionEnd?.state === 'waiting' || exclusionEnd?.state === 'review';
        return isAsked ? [{ username, exclusionEnd }] : [];
      });
    },
    async vote(userId, { by, note }) {
      let endedBy: string | undefined;
      const voted = await locked(userId, async (tx, known): Promise<EndVoted> => {
        endedBy = undefined;
        const play = guardAt(known.guard, clock.now());
        const outcome = 'end' as const;
        if (play.state !== 'excluded') {
          const last = await lastRequest(tx, { userId, version: known.version - 1, state: 'ended' });
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
        await close(tx, request, { state: 'ended' });
        endedBy = request.id;
        return { play: guardAt(ended, now) };
      });
      if (endedBy !== undefined) await sendAfter(deps, { id: `exclusion-end-${endedBy}`, userId, texts: endedTexts });
      return voted;
    },
    async refuse(userId, { by, reason, note }) {
      let refusedBy: string | undefined;
      const refusal = await locked(userId, async (tx, known): Promise<EndRefused> => {
        refusedBy = undefined;
        if (by === userId) return { error: 'ownAccount', ...answer(known) };
        if (known.guard?.state !== 'excluded') return { error: 'notExcluded', ...answer(known) };
        const { request, refused } = known;
        if (request === undefined || endOf(known)?.state !== 'review') {
          const isRepeated = refused?.reason === reason && (await hasRefused(tx, { kind, subject: refused.id }, by));
          return isRepeated ? answer(known) : { error: 'exclusionEndNotDue', ...answer(known) };
        }
        await close(tx, request, { state: 'refused', reason });
        await decideAlone(tx, deps, { kind, subject: request.id, userId, outcome: 'refuse', by, note });
        refusedBy = request.id;
        return answer(await readKnownEnd(tx, userId));
      });
      if (refusedBy !== undefined)
        await sendAfter(deps, { id: `exclusion-end-${refusedBy}`, userId, texts: refusedTexts[reason] });
      return refusal;
    },
  };
}

/** Sends a message after the commit: one that fails does not undo what was decided. */
async function sendAfter(
  { send, logger }: ExclusionEndDeps,
  message: Parameters<ExclusionEndDeps['send']>[0],
): Promise<void> {
  try {
    await send(message);
  } catch (error) {
    logger.error(
      `A request of user ${message.userId} for the end of an exclusion was decided, and the message about it was not sent`,
      error,
    );
  }
}
