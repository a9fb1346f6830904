import {
  roomKinds,
  type RoomPosition,
  type MatchEvent,
  type OfferSnapshot,
  type RoomKind,
  type SidebarSport,
  type SidebarSnapshot,
  type StructuralChange,
} from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { OfferMarket, MatchViews } from '../matches/match-views.ts';
import { RoomFeed } from './room-feed.ts';
import { RoomHistory, type NumberedMessage } from './room-history.ts';
import type { RoomSource } from './room-source.ts';
import { sidebarOf, type SidebarMessage, type SidebarRoom, SidebarRooms } from './sidebar-rooms.ts';

export { sidebarName, sidebarOf, type SidebarRoom } from './sidebar-rooms.ts';

/** A message of a tick to the subscribers of a room. */
export type RoomMessage =
  | { readonly type: 'delta'; readonly room: string; readonly kind: RoomKind; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly room: string; readonly kind: RoomKind; readonly change: StructuralChange }
  /** Replaces everything known of the room or sidebar, or completes a sidebar that was `resumed`. */
  | { readonly type: 'snapshot'; readonly room: string; readonly snapshot: OfferSnapshot | SidebarSnapshot }
  /** Updating the room failed, for the first time since it last succeeded. The other rooms are not affected. */
  | { readonly type: 'failed'; readonly room: string; readonly error: unknown }
  | { readonly type: 'inactive'; readonly room: string; readonly eventId: string; readonly sport: string }
  | SidebarMessage;

/**
 * The rooms of the offer. A room costs nothing until it is opened and next to nothing while nothing in it is due. When it
 * is closed, it is forgotten.
 */
export interface Rooms extends RoomSource {
  /** Returns whether a room or sidebar can exist. */
  exists(name: string): boolean;
  /** Returns the room as its subscribers know it, and opens it if necessary. Undefined for a room that cannot exist. */
  snapshot(name: string): OfferSnapshot | undefined;
  /**
   * Returns what a client misses that has this position, or a delta without prices if it misses nothing. Undefined if the
   * client needs the snapshot (NET-33).
   */
  resume(name: string, position: RoomPosition): readonly RoomMessage[] | undefined;
  sidebarSnapshot(room: SidebarRoom): SidebarSnapshot;
  /** Returns the sports that changed since a position, or undefined if the client needs the snapshot (NET-33). */
  resumeSidebar(room: SidebarRoom, position: RoomPosition): SidebarSnapshot | undefined;
  /** Returns the changes of all open rooms since the last tick, conflated: only the last value of each price. */
  tick(): RoomMessage[];
}

export interface RoomsDeps {
  readonly clock: Clock;
  /** Returns an id that no room had before, on any node. */
  readonly newRun: () => string;
  /** Returns the number of the first snapshot of a room. Default: 0. */
  readonly firstSeq?: () => number;
  readonly views: MatchViews;
  /** Rises with each decision of an operator. */
  revision(): number;
  /** Selects the markets that a room of a kind shows. */
  shows(kind: RoomKind, sport: string): (market: OfferMarket) => boolean;
  /** Lists the matches of a room. The list is the same object until it changes. */
  members(kind: RoomKind, key: string): () => readonly string[];
  /** The events of a match so far. */
  events(eventId: string): readonly MatchEvent[];
  exists(kind: RoomKind, key: string): boolean;
  /** The present counts. Without hours, the list is the same object until they change. */
  sidebar(room: SidebarRoom): readonly SidebarSport[];
}

interface OpenRoom {
  readonly kind: RoomKind;
  readonly feed: RoomFeed;
  readonly history: RoomHistory;
  failing: boolean;
  /** The room has sent a message since the last heartbeat. */
  active: boolean;
}

/** Parses 'live/F' or 'livematch/123'. */
function parseRoom(name: string): { kind: RoomKind; key: string } | undefined {
  const slash = name.indexOf('/');
  const kind = roomKinds.find((known) => known === name.slice(0, slash));
  return kind && slash < name.length - 1 ? { kind, key: name.slice(slash + 1) } : undefined;
}

/** Creates the rooms. None is open at first. */
export function createRooms(deps: RoomsDeps): Rooms {
  const open = new Map<string, OpenRoom>();
  const sidebars = new SidebarRooms(deps);
  const snapshotOf = (name: string): OfferSnapshot | undefined => {
    const room = open.get(name) ?? openRoom(deps, name);
    if (!room) return undefined;
    open.set(name, room);
    return { ...room.feed.snapshot(), run: room.history.run };
  };
  const resume = (name: string, position: RoomPosition): readonly RoomMessage[] | undefined => {
    const room = open.get(name);
    const missed = room?.history.after(position);
    if (!room || missed?.length !== 0) return missed;
    return [{ type: 'delta', room: name, kind: room.kind, numbers: [room.history.seq] }];
  };
  return {
    exists(name) {
      const parsed = parseRoom(name);
      return sidebarOf(name) !== undefined || (parsed !== undefined && deps.exists(parsed.kind, parsed.key));
    },
    enter(name, position) {
      const sidebar = sidebarOf(name);
      if (!sidebar) {
        const missed = resume(name, position);
        if (missed) return missed;
      }
      const snapshot = sidebar ? (sidebars.resume(sidebar, position) ?? sidebars.snapshot(sidebar)) : snapshotOf(name);
      return snapshot && [{ type: 'snapshot', room: name, snapshot }];
    },
    snapshot: snapshotOf,
    resume,
    sidebarSnapshot: (room) => sidebars.snapshot(room),
    resumeSidebar: (room, position) => sidebars.resume(room, position),
    runOf: (name) => open.get(name)?.history.run,
    close(name) {
      open.delete(name);
      sidebars.close(name);
    },
    heartbeat() {
      const quiet = new Map<string, number>();
      for (const [name, room] of open) {
        if (!room.active) quiet.set(name, room.history.seq);
        room.active = false;
      }
      return quiet;
    },
    tick: () => [...[...open].flatMap(([name, room]) => tickRoom(name, room)), ...sidebars.tick()],
  };
}

function openRoom(deps: RoomsDeps, name: string): OpenRoom | undefined {
  const parsed = parseRoom(name);
  if (!parsed || !deps.exists(parsed.kind, parsed.key)) return undefined;
  const { kind, key } = parsed;
  const isPage = kind === 'livematch' || kind === 'prematchmatch';
  const feed = new RoomFeed({
    name,
    kind,
    clock: deps.clock,
    views: deps.views,
    revision: () => deps.revision(),
    members: deps.members(kind, key),
    shows: (sport) => deps.shows(kind, sport),
    firstSeq: deps.firstSeq?.() ?? 0,
    events: isPage ? (eventId) => deps.events(eventId) : undefined,
  });
  return { kind, feed, history: new RoomHistory(deps.newRun(), feed.seq), failing: false, active: true };
}

/** Updates a room. An error leaves a gap in its numbers and is reported once. */
function tickRoom(name: string, room: OpenRoom): RoomMessage[] {
  try {
    const messages = messagesOf(name, room);
    if (messages.length > 0) room.active = true;
    room.failing = false;
    return messages;
  } catch (error) {
    room.feed.leaveGap();
    room.history.clear(room.feed.seq);
    const isFirst = !room.failing;
    room.failing = true;
    return isFirst ? [{ type: 'failed', room: name, error }] : [];
  }
}

function messagesOf(room: string, { kind, feed, history }: OpenRoom): RoomMessage[] {
  const { changes, numbers, reset } = feed.tick();
  const messages: RoomMessage[] = [];
  const push = (message: NumberedMessage): void => {
    history.add(message);
    messages.push(message);
  };
  for (const change of changes) {
    push({ type: 'change', room, kind, change });
    if (change.gone && (kind === 'live' || kind === 'livematch'))
      messages.push({ type: 'inactive', room, eventId: change.eventId, sport: change.sport });
  }
  if (numbers) push({ type: 'delta', room, kind, numbers });
  if (reset) {
    // The index is a new one, so that earlier messages no longer lead to it.
    history.clear(reset.seq);
    messages.push({ type: 'snapshot', room, snapshot: { ...reset, run: history.run } });
  }
  return messages;
}
