import {
  roomKinds,
  type MatchEvent,
  type OfferSnapshot,
  type RoomKind,
  type SidebarSport,
  type SidebarSnapshot,
  type StructuralChange,
} from '@kvota/contracts';

import type { Clock } from '../../kernel/clock.ts';
import { createRoomFeed, type RoomFeed } from './room-feed.ts';
import type { OfferMarket, MatchViews } from '../matches/match-views.ts';

export type SidebarKind = 'sidebar' | 'live_sidebar';

/** What a tick has to say to the subscribers of a room. */
export type RoomMessage =
  | { readonly type: 'delta'; readonly room: string; readonly kind: RoomKind; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly kind: RoomKind; readonly change: StructuralChange }
  /** The room's index begins anew: in place of everything known of it. */
  | { readonly type: 'snapshot'; readonly room: string; readonly snapshot: OfferSnapshot }
  /** A room could not be worked out, for the first time after it could. The other rooms go on. */
  | { readonly type: 'failed'; readonly room: string; readonly error: unknown }
  | { readonly type: 'inactive'; readonly room: string; readonly eventId: string; readonly sport: string }
  | { readonly type: 'sidebar'; readonly kind: SidebarKind; readonly sports: readonly SidebarSport[] };

/**
 * Rooms of the offer. A room costs nothing until it is opened, next to nothing while nothing in it is
 * due, and is forgotten when closed.
 */
export interface Rooms {
  /** The room as its subscribers know it, opening it if need be; undefined for a room that cannot exist. */
  snapshot(name: string): OfferSnapshot | undefined;
  sidebarSnapshot(kind: SidebarKind): SidebarSnapshot;
  /** Forgets a room that nobody looks at. */
  close(name: string): void;
  closeSidebar(kind: SidebarKind): void;
  /** One numbered message for each open room that has said nothing since the last beat (fault 9). */
  beat(): RoomMessage[];
  /** What changed since the last tick in every open room, conflated: the last value of each price. */
  tick(): RoomMessage[];
}

export interface RoomSources {
  readonly clock: Clock;
  readonly views: MatchViews;
  /** Rises with each decision of an operator. */
  revision(): number;
  /** Which markets a room of this kind shows. */
  shows(kind: RoomKind, sport: string): (market: OfferMarket) => boolean;
  /** Says which matches belong to a room now: the same list until it changes. */
  members(kind: RoomKind, key: string): () => readonly string[];
  /** What has happened in a match so far. */
  events(eventId: string): readonly MatchEvent[];
  exists(kind: RoomKind, key: string): boolean;
  /** The counts now; the same list until they change. */
  sidebar(kind: SidebarKind): readonly SidebarSport[];
}

function read(name: string): { kind: RoomKind; key: string } | undefined {
  const slash = name.indexOf('/');
  const kind = roomKinds.find((known) => known === name.slice(0, slash));
  return kind && slash < name.length - 1 ? { kind, key: name.slice(slash + 1) } : undefined;
}

/** Rooms over the book's views. */
export function createRooms(sources: RoomSources): Rooms {
  const { clock, views } = sources;
  const open = new Map<string, { kind: RoomKind; feed: RoomFeed; failing: boolean; spoke: boolean }>();
  const sidebars = new Map<SidebarKind, readonly SidebarSport[]>();

  const tickSidebar = (kind: SidebarKind, before: readonly SidebarSport[]): RoomMessage[] => {
    const now = sources.sidebar(kind);
    if (now === before) return [];
    sidebars.set(kind, now);
    const texts = new Map(before.map((entry) => [entry.sport, JSON.stringify(entry)]));
    const changed = now.filter((entry) => texts.get(entry.sport) !== JSON.stringify(entry));
    const gone = before
      .filter(({ sport }) => !now.some((entry) => entry.sport === sport))
      .map((entry) => ({ ...entry, eventsCount: 0, groupByCountries: [] }));
    return changed.length + gone.length === 0 ? [] : [{ type: 'sidebar', kind, sports: [...changed, ...gone] }];
  };

  return {
    snapshot(name) {
      const room = open.get(name);
      if (room) return room.feed.snapshot();
      const named = read(name);
      if (!named || !sources.exists(named.kind, named.key)) return undefined;
      const feed = createRoomFeed({
        name,
        ...named,
        clock,
        views,
        revision: () => sources.revision(),
        members: sources.members(named.kind, named.key),
        shows: (sport) => sources.shows(named.kind, sport),
        events:
          named.kind === 'livematch' || named.kind === 'prematchmatch'
            ? (eventId) => sources.events(eventId)
            : undefined,
      });
      open.set(name, { kind: named.kind, feed, failing: false, spoke: true });
      return feed.snapshot();
    },
    sidebarSnapshot(kind) {
      // Whoever comes later is told what the others know: the next change is measured against that.
      const sports = sidebars.get(kind) ?? sources.sidebar(kind);
      sidebars.set(kind, sports);
      return { kind, serverTime: new Date(clock.now()).toISOString(), sports: [...sports] };
    },
    close: (name) => void open.delete(name),
    closeSidebar: (kind) => void sidebars.delete(kind),
    beat() {
      const messages: RoomMessage[] = [];
      for (const [room, entry] of open) {
        if (!entry.spoke) messages.push({ type: 'delta', room, kind: entry.kind, numbers: entry.feed.beat() });
        entry.spoke = false;
      }
      return messages;
    },
    tick() {
      const messages: RoomMessage[] = [];
      for (const [room, entry] of open) {
        try {
          const news = tickRoom(room, entry.kind, entry.feed);
          messages.push(...news);
          if (news.length > 0) entry.spoke = true;
          entry.failing = false;
        } catch (error) {
          entry.feed.skip();
          if (!entry.failing) messages.push({ type: 'failed', room, error });
          entry.failing = true;
        }
      }
      for (const [kind, before] of sidebars) messages.push(...tickSidebar(kind, before));
      return messages;
    },
  };
}

function tickRoom(room: string, kind: RoomKind, feed: RoomFeed): RoomMessage[] {
  const { changes, numbers, anew } = feed.tick();
  const messages: RoomMessage[] = [];
  for (const change of changes) {
    messages.push({ type: 'change', room, kind, change });
    if (change.gone && (kind === 'live' || kind === 'livematch'))
      messages.push({ type: 'inactive', room, eventId: change.eventId, sport: change.sport });
  }
  if (numbers) messages.push({ type: 'delta', room, kind, numbers });
  if (anew) messages.push({ type: 'snapshot', room, snapshot: anew });
  return messages;
}
