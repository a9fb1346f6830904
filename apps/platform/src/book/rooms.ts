import {
  roomKinds,
  type OfferSnapshot,
  type RoomKind,
  type SidebarSport,
  type SidebarSnapshot,
  type StructuralChange,
} from '@kvota/contracts';

import type { Clock } from '../clock.ts';
import { createRoomFeed, type RoomFeed } from './room-feed.ts';
import type { BookMarket, MatchViews } from './match-views.ts';

export type SidebarKind = 'sidebar' | 'live_sidebar';

/** What a tick has to say to the subscribers of a room. */
export type RoomMessage =
  | { readonly type: 'delta'; readonly room: string; readonly kind: RoomKind; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly kind: RoomKind; readonly change: StructuralChange }
  | { readonly type: 'inactive'; readonly room: string; readonly eventId: string; readonly sport: string }
  | { readonly type: 'sidebar'; readonly kind: SidebarKind; readonly sports: readonly SidebarSport[] };

/** Rooms of the offer. A room costs nothing until it is opened, and is forgotten when closed. */
export interface Rooms {
  /** The room as its subscribers know it, opening it if need be; undefined for a room that cannot exist. */
  snapshot(name: string): OfferSnapshot | undefined;
  sidebarSnapshot(kind: SidebarKind): SidebarSnapshot;
  /** Forgets a room that nobody looks at. */
  close(name: string): void;
  closeSidebar(kind: SidebarKind): void;
  /** What changed since the last tick in every open room, conflated: the last value of each odd. */
  tick(): RoomMessage[];
}

export interface RoomSources {
  readonly clock: Clock;
  readonly views: MatchViews;
  /** Which markets a room of this kind shows. */
  shows(kind: RoomKind, sport: string): (market: BookMarket) => boolean;
  /** The matches that belong to a room now. */
  members(kind: RoomKind, key: string): readonly string[];
  exists(kind: RoomKind, key: string): boolean;
  sidebar(kind: SidebarKind): SidebarSport[];
}

function read(name: string): { kind: RoomKind; key: string } | undefined {
  const slash = name.indexOf('/');
  const kind = roomKinds.find((known) => known === name.slice(0, slash));
  return kind && slash < name.length - 1 ? { kind, key: name.slice(slash + 1) } : undefined;
}

/** Rooms over the book's views. */
export function createRooms(sources: RoomSources): Rooms {
  const { clock, views } = sources;
  const open = new Map<string, { kind: RoomKind; key: string; feed: RoomFeed }>();
  const sidebars = new Map<SidebarKind, Map<string, string>>();
  const asText = (sports: readonly SidebarSport[]): Map<string, string> =>
    new Map(sports.map((entry) => [entry.sport, JSON.stringify(entry)]));

  const tickSidebar = (kind: SidebarKind, before: Map<string, string>): RoomMessage[] => {
    const sports = sources.sidebar(kind);
    const now = asText(sports);
    sidebars.set(kind, now);
    const changed = sports.filter(({ sport }) => before.get(sport) !== now.get(sport));
    const gone = [...before.keys()]
      .filter((sport) => !now.has(sport))
      .map((sport) => ({ sport, name: sport, icon: sport, eventsCount: 0, groupByCountries: [] }));
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
        members: () => sources.members(named.kind, named.key),
        shows: (sport) => sources.shows(named.kind, sport),
      });
      open.set(name, { ...named, feed });
      return feed.snapshot();
    },
    sidebarSnapshot(kind) {
      const sports = sources.sidebar(kind);
      // Only the first subscriber sets what later changes are measured against.
      if (!sidebars.has(kind)) sidebars.set(kind, asText(sports));
      return { kind, serverTime: new Date(clock.now()).toISOString(), sports };
    },
    close: (name) => void open.delete(name),
    closeSidebar: (kind) => void sidebars.delete(kind),
    tick() {
      const messages: RoomMessage[] = [];
      for (const [room, { kind, feed }] of open) {
        const { changes, numbers } = feed.tick();
        for (const change of changes) {
          messages.push({ type: 'change', room, kind, change });
          if (change.gone && (kind === 'live' || kind === 'livematch'))
            messages.push({ type: 'inactive', room, eventId: change.eventId, sport: change.sport });
        }
        if (numbers) messages.push({ type: 'delta', room, kind, numbers });
      }
      for (const [kind, before] of sidebars) messages.push(...tickSidebar(kind, before));
      return messages;
    },
  };
}
