import { combined, type OfferMatch } from './offer-match.ts';
import { share } from './share.ts';

/** Matches by event id, each put together from what the rooms that hold it say. */
export interface MatchTable {
  readonly get: (eventId: string) => OfferMatch | undefined;
  /** What one room says of a match. */
  readonly part: (eventId: string, room: string) => OfferMatch | undefined;
  readonly rooms: (eventId: string) => readonly string[];
  /** Takes what a room says; `newest` false: it is older than what all others say. */
  readonly put: (eventId: string, room: string, part: OfferMatch, newest: boolean) => void;
  readonly remove: (eventId: string, room: string) => void;
  readonly size: () => number;
}

interface Entry {
  /** From oldest to newest. */
  readonly parts: ReadonlyMap<string, OfferMatch>;
  readonly match: OfferMatch;
}

/** An empty table; `onChange` is called for every match whose identity changed. */
export function createMatchTable(onChange: (eventId: string) => void): MatchTable {
  const entries = new Map<string, Entry>();

  const set = (eventId: string, parts: ReadonlyMap<string, OfferMatch>): void => {
    const before = entries.get(eventId)?.match;
    const match = share(before, combined([...parts.values()]));
    if (match) entries.set(eventId, { parts, match });
    else entries.delete(eventId);
    if (match !== before) onChange(eventId);
  };

  return {
    get: (eventId) => entries.get(eventId)?.match,
    part: (eventId, room) => entries.get(eventId)?.parts.get(room),
    rooms: (eventId) => [...(entries.get(eventId)?.parts.keys() ?? [])],
    put: (eventId, room, part, newest) => {
      const others = [...(entries.get(eventId)?.parts ?? [])].filter(([name]) => name !== room);
      const own = [room, part] as const;
      set(eventId, new Map(newest ? [...others, own] : [own, ...others]));
    },
    remove: (eventId, room) => {
      const parts = new Map(entries.get(eventId)?.parts);
      if (parts.delete(room)) set(eventId, parts);
    },
    size: () => entries.size,
  };
}
