import type { SidebarSnapshot, SidebarSport } from '@kvota/contracts';

import type { Clock } from '../../kernel/clock.ts';

export type SidebarKind = 'sidebar' | 'live_sidebar';

/** The sports of a sidebar that changed. */
export interface SidebarMessage {
  readonly type: 'sidebar';
  readonly kind: SidebarKind;
  readonly sports: readonly SidebarSport[];
}

interface SidebarRoomsDeps {
  readonly clock: Clock;
  /** The present counts. The list is the same object until they change. */
  sidebar(kind: SidebarKind): readonly SidebarSport[];
}

/** The open sidebars, with the counts that their subscribers last received. */
export class SidebarRooms {
  readonly #deps: SidebarRoomsDeps;
  readonly #sent = new Map<SidebarKind, readonly SidebarSport[]>();

  constructor(deps: SidebarRoomsDeps) {
    this.#deps = deps;
  }

  /** Returns what all subscribers know. A later subscriber gets the same, because the next change is relative to it. */
  snapshot(kind: SidebarKind): SidebarSnapshot {
    const sports = this.#sent.get(kind) ?? this.#deps.sidebar(kind);
    this.#sent.set(kind, sports);
    return { kind, serverTime: new Date(this.#deps.clock.now()).toISOString(), sports: [...sports] };
  }

  close(kind: SidebarKind): void {
    this.#sent.delete(kind);
  }

  tick(): SidebarMessage[] {
    return [...this.#sent].flatMap(([kind, before]) => {
      const now = this.#deps.sidebar(kind);
      if (now === before) return [];
      this.#sent.set(kind, now);
      const sports = changedSports(before, now);
      return sports.length === 0 ? [] : [{ type: 'sidebar', kind, sports }];
    });
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
