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
}

export type PingPlan = { readonly kind: 'none' } | { readonly kind: 'ping'; readonly ticket: string | undefined };

/** What a tab does when its turn comes: the leader pings, and so does a tab that waits for a ticket; one ping at a time. */
export function planPing(situation: PingSituation): PingPlan {
  const { signedIn, leader, ticket, inFlight, online } = situation;
  if (!signedIn || inFlight || !online) return { kind: 'none' };
  return leader || ticket !== undefined ? { kind: 'ping', ticket } : { kind: 'none' };
}

/** Whether an answer is newer than the last one taken, by the server's own time; an older one is dropped. */
export function isNewer(answer: { readonly serverTime: string }, last: string | undefined): boolean {
  if (last === undefined) return true;
  const [given, known] = [Date.parse(answer.serverTime), Date.parse(last)];
  // An answer without a readable time cannot be ordered; dropping it for ever would be worse than taking it.
  return Number.isNaN(given) || Number.isNaN(known) || given >= known;
}
