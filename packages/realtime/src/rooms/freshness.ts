/** What to do about missing answers at an instant. */
export interface FreshnessCheck {
  /** The offer may be out of date: no answer arrives, or a room has not answered since the last disconnect. */
  readonly stale: boolean;
  /** A request stayed without any answer: the platform or the connection no longer works. */
  readonly unanswered: boolean;
  /** Request any snapshot, to find out if the platform still answers. */
  readonly probe: boolean;
  /** Rooms that have not answered yet: request them again. */
  readonly retry: readonly string[];
  /** Rooms that have not answered since a disconnect although others have: discard their data. */
  readonly lost: readonly string[];
}

/** Limits in milliseconds. */
export interface FreshnessOptions {
  /** How long the feed may be silent before a snapshot is requested. */
  readonly staleAfter: number;
  /** How long an answer may take. */
  readonly answerWithin: number;
}

interface Request {
  readonly at: number;
  /** When to repeat the request, because the request or its answer may be lost (FAULT-09). */
  retryAt: number;
  /** The same once it is acknowledged. */
  acknowledgedRetryAt: number;
  /** True if the room was known before a disconnect: its data is out of date until it answers. */
  readonly resumed: boolean;
}

/**
 * Milliseconds before the first repetition, if the request was acknowledged: the answer was sent before the
 * acknowledgement, so it is lost. Each further one waits one and a half times the time that has passed.
 */
const firstRetryAfter = 400;
const retryFactor = 1.5;
/** The same without an acknowledgement: on a slow connection a snapshot may still be under way. */
const unacknowledgedAfter = 1500;

/** Tracks requests and answers. All instants are milliseconds of one clock and are passed in. */
export interface Freshness {
  /** Records a request that these rooms are expected to answer. */
  readonly requested: (rooms: readonly string[], at: number) => void;
  /** Records that a request was repeated. Its deadline stays the same. */
  readonly retried: (room: string, at: number) => void;
  /** Records that a request for these rooms was acknowledged. Their answers were sent before that. */
  readonly acknowledged: (rooms: readonly string[]) => void;
  /** Returns true while the answer of a room is pending and not overdue. */
  readonly isPending: (room: string, at: number) => boolean;
  /** Returns true until a request of a room is answered, also if the answer is overdue. */
  readonly isAwaited: (room: string) => boolean;
  /** Records a message of any kind. */
  readonly messageReceived: (at: number) => void;
  /** Records that the platform itself receives nothing. The offer is stale, whatever else arrives. */
  readonly feedSilent: () => void;
  /** Records that the platform receives odds again. Only for a client without subscriptions, which gets no snapshot. */
  readonly forgetSilence: () => void;
  /** Records a snapshot, or the continuation of a room without a gap. Nothing else ends staleness. */
  readonly snapshotReceived: (room: string, at: number) => void;
  /** Drops a room that was left. */
  readonly forget: (room: string) => void;
  /** Records the loss of the connection: pending requests remain unanswered, and all known rooms become outdated. */
  readonly disconnected: () => void;
  /** Evaluates pending requests. `subscribed` is true if there is any subscription. */
  readonly check: (at: number, subscribed: boolean) => FreshnessCheck;
}

/**
 * Distinguishes a feed that has failed from one that has nothing to send (FAULT-10). After `staleAfter` without a message
 * a snapshot is requested. If no answer arrives within `answerWithin`, the offer is stale until a snapshot arrives.
 */
export function createFreshness({ staleAfter, answerWithin }: FreshnessOptions): Freshness {
  const pending = new Map<string, Request>();
  const known = new Set<string>();
  const outdated = new Set<string>();
  let lastMessageAt = 0;
  let lastRequestAt = 0;
  let silent = false;
  /** The platform itself reported the silence, which then concerns pages without rooms too. */
  let reported = false;

  const endSilence = (): void => {
    silent = false;
    reported = false;
  };
  const forget = (room: string): void => {
    known.delete(room);
    outdated.delete(room);
    pending.delete(room);
  };
  const isOverdue = (request: Request, at: number): boolean => at - request.at >= answerWithin;

  return {
    requested: (rooms, at) => {
      lastRequestAt = at;
      for (const room of rooms) {
        pending.set(room, {
          at,
          retryAt: at + unacknowledgedAfter,
          acknowledgedRetryAt: at + firstRetryAfter,
          resumed: outdated.has(room),
        });
      }
    },
    retried: (room, at) => {
      lastRequestAt = at;
      const request = pending.get(room);
      if (!request) return;
      request.acknowledgedRetryAt = at + retryFactor * (at - request.at);
      request.retryAt = Math.max(request.acknowledgedRetryAt, at + unacknowledgedAfter);
    },
    acknowledged: (rooms) => {
      for (const room of rooms) {
        const request = pending.get(room);
        if (request) request.retryAt = request.acknowledgedRetryAt;
      }
    },
    isPending: (room, at) => {
      const request = pending.get(room);
      return request !== undefined && !isOverdue(request, at);
    },
    isAwaited: (room) => pending.has(room),
    messageReceived: (at) => {
      lastMessageAt = at;
    },
    feedSilent: () => {
      silent = true;
      reported = true;
    },
    forgetSilence: endSilence,
    snapshotReceived: (room, at) => {
      lastMessageAt = at;
      endSilence();
      forget(room);
      known.add(room);
    },
    forget,
    disconnected: () => {
      endSilence();
      pending.clear();
      for (const room of known) outdated.add(room);
      known.clear();
    },
    check: (at, subscribed) => {
      const lost: string[] = [];
      let unanswered = false;
      const retry: string[] = [];
      for (const [room, request] of pending) {
        if (!isOverdue(request, at)) {
          if (!silent && at >= request.retryAt) retry.push(room);
          continue;
        }
        if (lastMessageAt <= request.at) {
          silent = true;
          unanswered = true;
        }
        // A silent platform answers for no room, which reveals nothing about this one.
        else if (!silent) {
          pending.delete(room);
          outdated.delete(room);
          if (request.resumed) lost.push(room);
        }
      }
      return {
        stale: reported || (subscribed && (silent || outdated.size > 0)),
        probe: subscribed && at - Math.max(lastMessageAt, lastRequestAt) >= staleAfter,
        retry,
        lost,
        unanswered,
      };
    },
  };
}
