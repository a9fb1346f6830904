import { mergeParts, type OfferMatch } from './offer-match.ts';
import { share } from './share.ts';

/** Matches by event id. Each is merged from the parts of the rooms that hold it. */
export interface MatchTable {
  readonly get: (eventId: string) => OfferMatch | undefined;
  /** Returns the part of one room. */
  readonly part: (eventId: string, room: string) => OfferMatch | undefined;
  readonly rooms: (eventId: string) => readonly string[];
  /** Puts the part of a room. If `newest` is false, it is older than all other parts. */
  readonly put: (eventId: string, room: string, part: OfferMatch, newest: boolean) => void;
  readonly remove: (eventId: string, room: string) => void;
  readonly size: () => number;
}

interface Entry {
  /** Parts by room, from oldest to newest. */
  readonly parts: ReadonlyMap<string, OfferMatch>;
  readonly match: OfferMatch;
}

/** Creates an empty table. `onChange` is called for every match that became another object. */
export function createMatchTable(onChange: (eventId: string) => void): MatchTable {
  const entries = new Map<string, Entry>();

  const set = (eventId: string, parts: ReadonlyMap<string, OfferMatch>): void => {
    const before = entries.get(eventId)?.match;
    const match = share(before, mergeParts([...parts.values()]));
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
