import type { PlaySession } from '@kvota/contracts';

import { isoTime } from '../../kernel/iso-time.ts';

/** A stored play session. Instants are in milliseconds since 1970. */
export interface StoredSession {
  readonly started: number;
  /** The last sign of life. */
  readonly seen: number;
  /** The last acknowledged reality check, or the start. */
  readonly checked: number;
  /** From then on a reality check is due. */
  readonly due: number;
}

const minute = 60_000;

/** A session without a sign of life for this long is over. */
export const sessionGap = 15 * minute;

/** Returns a session if it is running. */
export const runningAt = <S extends Pick<StoredSession, 'seen'>>(
  session: S | null | undefined,
  now: number,
): S | undefined => (session && now - session.seen < sessionGap ? session : undefined);

/** Returns a session as its player sees it; undefined if none is running. */
export function sessionLine(session: StoredSession | null | undefined, now: number): PlaySession | undefined {
  const running = runningAt(session, now);
  return running && { since: isoTime(running.started), realityDueAt: isoTime(running.due) };
}

/** Minutes until a reality check: the choice of the player or the preset, and never more than the operator allows. */
export function checkMinutes(own: number | undefined, preset: number, most: number | undefined): number {
  return Math.min(own ?? preset, most ?? Number.POSITIVE_INFINITY);
}

/** Returns when the check is due after its minutes were set: fewer count at once, more only after the next check. */
export const dueAfterChange = ({ checked, due }: Pick<StoredSession, 'checked' | 'due'>, minutes: number): number =>
  Math.min(due, checked + minutes * minute);

/** Milliseconds that were played between two instants. A running session counts up to now. */
export function playedIn(
  sessions: readonly Pick<StoredSession, 'started' | 'seen'>[],
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: number },
): number {
  return sessions.reduce((sum, session) => {
    const end = runningAt(session, now) === undefined ? session.seen : now;
    return sum + Math.max(0, Math.min(end, to) - Math.max(session.started, from));
  }, 0);
}
