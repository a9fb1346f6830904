/** Ping is called this often while somebody is signed in (SES-05). */
export const pingInterval = 3000;

export interface PingSituation {
  readonly signedIn: boolean;
  /** Whether this tab pings for all of them (OP-96). */
  readonly leader: boolean;
  /** The ticket that this tab waits for. */
  readonly ticket: string | undefined;
  readonly inFlight: boolean;
  readonly online: boolean;
  /** Nothing answers just now (see {@link pauseLeft}). */
  readonly paused?: boolean;
}

export type PingPlan = { readonly type: 'none' } | { readonly type: 'ping'; readonly ticket: string | undefined };

/** What a tab does when its turn comes: the leader pings, and so does a tab that waits for a ticket; one ping at a time. */
export function planPing(situation: PingSituation): PingPlan {
  const { signedIn, leader, ticket, inFlight, online, paused = false } = situation;
  if (!signedIn || inFlight || !online) return { type: 'none' };
  // Whoever waits for a ticket wants its truth the moment there is one.
  if (paused && ticket === undefined) return { type: 'none' };
  return leader || ticket !== undefined ? { type: 'ping', ticket } : { type: 'none' };
}

/** While the sockets are down and no call gets through, a tab pings this often at most; a thousand tabs that do so every 3 s keep a platform down that wants to start. */
const pauseMin = 20_000;
const pauseSpread = 20_000;

/** What a tab knows of the line; instants are milliseconds of a monotonic clock. */
export interface ConnectionState {
  /** Since when the sockets are down; undefined while they are up, or were never down. */
  readonly downSince: number | undefined;
  /** When the last ping went out, and the last one that was answered. */
  readonly sentAt: number | undefined;
  readonly answeredAt: number | undefined;
  /** From 0 to 1: this tab's share of the spread, or all would ask at once. */
  readonly chance: number;
}

/** Milliseconds for which pings rest: 0 while the sockets are up, or down while calls get through all the same. */
export function pauseLeft({ downSince, sentAt, answeredAt, chance }: ConnectionState, now: number): number {
  if (downSince === undefined || sentAt === undefined) return 0;
  if (answeredAt !== undefined && answeredAt >= downSince) return 0;
  return Math.max(0, sentAt + pauseMin + chance * pauseSpread - now);
}

/** Whether an answer is newer than the last one taken, by the server's own time; an older one is dropped. */
export function isNewer(answer: { readonly serverTime: string }, last: string | undefined): boolean {
  if (last === undefined) return true;
  const [given, known] = [Date.parse(answer.serverTime), Date.parse(last)];
  // An answer without a readable time cannot be ordered; dropping it for ever would be worse than taking it.
  return Number.isNaN(given) || Number.isNaN(known) || given >= known;
}
