/** Milliseconds between two pings while a user is signed in (SES-05). */
export const pingInterval = 3000;

export interface PingSituation {
  readonly signedIn: boolean;
  /** Whether this tab pings for all tabs (OP-96). */
  readonly leader: boolean;
  /** The ticket that this tab waits for. */
  readonly ticket: string | undefined;
  readonly inFlight: boolean;
  readonly online: boolean;
  /** Whether pings pause because nothing answers (see {@link pauseLeft}). */
  readonly paused?: boolean;
}

export type PingPlan = { readonly type: 'none' } | { readonly type: 'ping'; readonly ticket: string | undefined };

/** Decides whether a tab pings now: the leader does, and so does a tab that waits for a ticket; one ping at a time. */
export function planPing(situation: PingSituation): PingPlan {
  const { signedIn, leader, ticket, inFlight, online, paused = false } = situation;
  if (!signedIn || inFlight || !online) return { type: 'none' };
  // A player who waits for a ticket needs the answer as soon as there is one.
  if (paused && ticket === undefined) return { type: 'none' };
  return leader || ticket !== undefined ? { type: 'ping', ticket } : { type: 'none' };
}

/**
 * Milliseconds of the pause while the sockets are down and no call gets through: at least the minimum, at most the spread
 * more. A thousand tabs that ping every 3 s would keep a platform from starting again.
 */
const pauseMin = 20_000;
const pauseSpread = 20_000;

/** A tab's knowledge of its connection. Instants are milliseconds of a monotonic clock. */
export interface ConnectionState {
  /** When the sockets went down; undefined while they are up. */
  readonly downSince: number | undefined;
  /** When the last ping was sent, and when the last answered one was sent. */
  readonly sentAt: number | undefined;
  readonly answeredAt: number | undefined;
  /** From 0 to 1: this tab's share of the spread, so that tabs do not ping at the same instant. */
  readonly chance: number;
}

/** Returns the milliseconds for which pings still pause: 0 if the sockets are up, or if calls get through without them. */
export function pauseLeft({ downSince, sentAt, answeredAt, chance }: ConnectionState, now: number): number {
  if (downSince === undefined || sentAt === undefined) return 0;
  if (answeredAt !== undefined && answeredAt >= downSince) return 0;
  return Math.max(0, sentAt + pauseMin + chance * pauseSpread - now);
}

/** Whether an answer is at least as new as the last one, by the server's time. An older one is dropped. */
export function isNewer(answer: { readonly serverTime: string }, last: string | undefined): boolean {
  if (last === undefined) return true;
  const [given, known] = [Date.parse(answer.serverTime), Date.parse(last)];
  // An answer without a readable time cannot be ordered. Dropping all of them would be worse than taking them.
  return Number.isNaN(given) || Number.isNaN(known) || given >= known;
}
