import { TimeFilter, type RoomPosition, type SidebarSnapshot, type SidebarSport } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

export type SidebarKind = 'sidebar' | 'live_sidebar';

/** A sidebar that sockets subscribe to: the prematch one may have a time filter. */
export interface SidebarRoom {
  readonly kind: SidebarKind;
  readonly hours: TimeFilter | null;
}

/** The sports of a sidebar that changed. */
export interface SidebarMessage extends SidebarRoom {
  readonly type: 'sidebar';
  readonly sports: readonly SidebarSport[];
}

interface SidebarRoomsDeps {
  readonly clock: Clock;
  /** Returns an id that no sidebar had before, on any node. */
  readonly newRun: () => string;
  /** The present counts. Without hours, the list is the same object until they change. */
  sidebar(room: SidebarRoom): readonly SidebarSport[];
}

/** Milliseconds between two counts of a time filter, which change by the time alone. */
const countEvery = 1000;

interface Counted {
  readonly sports: readonly SidebarSport[];
  readonly countedAt: number;
}

interface Open extends SidebarRoom, Counted {
  readonly run: string;
  /** The number of updates so far. */
  readonly seq: number;
  /** The last message of each sport that changed, with its number. Sports that left have a count of 0. */
  readonly changed: ReadonlyMap<string, { readonly seq: number; readonly entry: SidebarSport }>;
}

/** Returns the name of a sidebar as a room, such as `sidebar` or `sidebar:24`. */
export const sidebarName = ({ kind, hours }: SidebarRoom): string => (hours === null ? kind : `${kind}:${hours}`);

/** Reads the name of a sidebar; undefined for another room. */
export function sidebarOf(name: string): SidebarRoom | undefined {
  if (name === 'live_sidebar') return { kind: name, hours: null };
  const [kind, hours] = name.split(':');
  if (kind !== 'sidebar') return undefined;
  return { kind, hours: TimeFilter.options.find((known) => String(known) === hours) ?? null };
}

/** The open sidebars, with the counts that their subscribers last received. */
export class SidebarRooms {
  readonly #deps: SidebarRoomsDeps;
  readonly #open = new Map<string, Open>();

  constructor(deps: SidebarRoomsDeps) {
    this.#deps = deps;
  }

  /** Returns what all subscribers know. A later subscriber gets the same, because the next change is relative to it. */
  snapshot(room: SidebarRoom): SidebarSnapshot {
    const known = this.#open.get(sidebarName(room)) ?? {
      ...room,
      ...this.#count(room),
      run: this.#deps.newRun(),
      seq: 0,
      changed: new Map(),
    };
    this.#open.set(sidebarName(room), known);
    return this.#message(known, known.sports);
  }

  /** Returns the sports that changed since a position, or undefined if the client needs the snapshot (NET-33). */
  resume(room: SidebarRoom, { run, seq }: RoomPosition): SidebarSnapshot | undefined {
    const known = this.#open.get(sidebarName(room));
    if (!known || run !== known.run || seq === undefined || seq > known.seq) return undefined;
    const missed = [...known.changed.values()].filter((change) => change.seq > seq);
    return {
      ...this.#message(
        known,
        missed.map(({ entry }) => entry),
      ),
      resumed: true,
    };
  }

  #message({ kind, hours, run, seq }: Open, sports: readonly SidebarSport[]): SidebarSnapshot {
    return {
      kind,
      ...(hours === null ? {} : { time_filter: hours }),
      run,
      seq,
      serverTime: new Date(this.#deps.clock.now()).toISOString(),
      sports: [...sports],
    };
  }

  close(name: string): void {
    this.#open.delete(name);
  }

  tick(): SidebarMessage[] {
    return [...this.#open].flatMap(([name, before]) => {
      if (before.hours !== null && this.#deps.clock.now() - before.countedAt < countEvery) return [];
      const after = this.#count(before);
      if (after.sports === before.sports) return [];
      const sports = changedSports(before.sports, after.sports);
      const seq = sports.length === 0 ? before.seq : before.seq + 1;
      const changed = new Map([...before.changed, ...sports.map((entry) => [entry.sport, { seq, entry }] as const)]);
      this.#open.set(name, { ...before, ...after, seq, changed });
      return sports.length === 0 ? [] : [{ type: 'sidebar', kind: before.kind, hours: before.hours, sports }];
    });
  }

  #count({ kind, hours }: SidebarRoom): Counted {
    return { sports: this.#deps.sidebar({ kind, hours }), countedAt: this.#deps.clock.now() };
  }
}

/** Returns the sports whose counts changed. A sport that left comes with a count of 0. */
function changedSports(before: readonly SidebarSport[], now: readonly SidebarSport[]): SidebarSport[] {
  const texts = new Map(before.map((entry) => [entry.sport, JSON.stringify(entry)]));
  const changed = now.filter((entry) => texts.get(entry.sport) !== JSON.stringify(entry));
  const gone = before
    .filter(({ sport }) => !now.some((entry) => entry.sport === sport))
    .map((entry) => ({ ...entry, eventsCount: 0, groupByCountries: [] }));
  return [...changed, ...gone];
}
