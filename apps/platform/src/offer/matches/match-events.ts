import type { MatchEvent } from '@kvota/contracts';
import { eventsBetween, type Played } from '@kvota/match';
import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import type { MatchState } from '../../feed/model/match.ts';
import type { OperatorDecisions } from '../decisions/operator-decisions.ts';
import { played } from './wire-match.ts';

/** Events of matches since their start. */
export interface MatchEvents {
  of(eventId: string): MatchEvent[];
}

/** Number of matches to keep. */
const kept = 200;
const beforeStart: Played = { matchState: 'NSY' };

interface Known {
  /** Number of states that were read, and the last of them. */
  readonly states: number;
  readonly last: Played;
  readonly events: readonly MatchEvent[];
}

const nothing: Known = { states: 0, last: beforeStart, events: [] };

/** Creates the events of a feed. Each state of a match is read once. */
export function createMatchEvents({
  feed,
  decisions,
  clock,
}: {
  feed: Feed;
  decisions: OperatorDecisions;
  clock: Clock;
}): MatchEvents {
  const known = new LruCache<string, Known>(kept);
  return {
    of(eventId) {
      const before = known.get(eventId) ?? nothing;
      const fresh = feed.statesUntil(eventId, clock.now(), decisions.ended(eventId)?.at, before.states);
      const { last, events } = continued(before, fresh);
      known.set(eventId, { states: before.states + fresh.length, last, events });
      return [...events];
    },
  };
}

function continued({ last, events }: Known, states: readonly MatchState[]): Pick<Known, 'last' | 'events'> {
  let latest = last;
  const more = states.flatMap((state) => {
    const next = played(state);
    const between = eventsBetween(latest, next).map((event) => withScorer(event, state));
    latest = next;
    return between;
  });
  return { last: latest, events: more.length === 0 ? events : [...events, ...more] };
}

/** Adds the scorer's name to a score, if it is known. */
function withScorer(event: MatchEvent, { scorers }: MatchState): MatchEvent {
  const player = event.kind === 'score' && event.side && scorers?.[event.side];
  return player ? { ...event, player } : event;
}
