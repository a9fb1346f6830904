import { eventsBetween, type MatchEvent, type Played } from '@kvota/contracts';

import type { Clock } from '../clock.ts';
import type { Feed } from '../feed/feed.ts';
import { Lru } from '../feed/lru.ts';
import type { MatchState } from '../feed/model.ts';
import type { OperatorDecisions } from './operator-decisions.ts';
import { played } from './wire-match.ts';

/** What has happened in matches since their start. */
export interface MatchEvents {
  of(eventId: string): MatchEvent[];
}

/** As many matches as are looked at side by side. */
const kept = 200;
const beforeStart: Played = { matchState: 'NSY' };

/** Events over a feed: read once from every state that a match has been in, and again when there is a new one. */
export function createMatchEvents({
  feed,
  decisions,
  clock,
}: {
  feed: Feed;
  decisions: OperatorDecisions;
  clock: Clock;
}): MatchEvents {
  const known = new Lru<string, { readonly states: number; readonly events: readonly MatchEvent[] }>(kept);
  return {
    of(eventId) {
      const states = feed.courseUntil(eventId, clock.now(), decisions.ended(eventId)?.at);
      const before = known.get(eventId);
      if (before?.states === states.length) return [...before.events];
      const events = eventsOf(states);
      known.set(eventId, { states: states.length, events });
      return [...events];
    },
  };
}

function eventsOf(states: readonly MatchState[]): MatchEvent[] {
  let last = beforeStart;
  return states.flatMap((state) => {
    const next = played(state);
    const events = eventsBetween(last, next);
    last = next;
    return events;
  });
}
