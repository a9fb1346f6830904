import type { Match, MatchEvent, OfferSnapshot, RoomKind, StructuralChange } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { MatchView, MatchViews, OfferMarket } from '../matches/match-views.ts';
import { marketsShown, wireMatch } from '../matches/wire-match.ts';
import { RoomIndex } from './room-index.ts';
import { differenceOf, sentMatch, type SentMatch } from './sent-match.ts';

export interface RoomFeedDeps {
  readonly name: string;
  readonly kind: RoomKind;
  readonly clock: Clock;
  readonly views: MatchViews;
  /** Rises with each decision of an operator. */
  readonly revision: () => number;
  /** Ids of the matches in the room. The list is the same object until it changes. */
  readonly members: () => readonly string[];
  readonly shows: (sport: string) => (market: OfferMarket) => boolean;
  /** The number of the first snapshot. */
  readonly firstSeq: number;
  /** The events of a match. Only the room of one match has it: it carries everything that the match page shows. */
  readonly events?: ((eventId: string) => readonly MatchEvent[]) | undefined;
}

/** The messages of a tick: structural changes first, then at most one delta. All of them are numbered. */
export interface RoomUpdate {
  readonly changes: readonly StructuralChange[];
  readonly numbers: readonly number[] | undefined;
  /** A snapshot that replaces everything known of the room, if its index was cleared. */
  readonly reset: OfferSnapshot | undefined;
}

/** The state at the last tick. Nothing changes before `until`, unless members or decisions do. */
interface Seen {
  readonly members: readonly string[];
  readonly revision: number;
  readonly until: number;
}

const nothing: RoomUpdate = { changes: [], numbers: undefined, reset: undefined };

/** One room: what its subscribers have received, and what they have to receive next. */
export class RoomFeed {
  readonly #deps: RoomFeedDeps;
  readonly #sent = new Map<string, SentMatch>();
  readonly #index = new RoomIndex();
  #seq = 0;
  #seen: Seen;
  #snapshot: OfferSnapshot | undefined;

  /** Fills the room with the present offer. */
  constructor(deps: RoomFeedDeps) {
    this.#deps = deps;
    const members = deps.members();
    for (const eventId of members) {
      const view = deps.views.get(eventId);
      if (view) this.#send(view);
    }
    this.#seq = deps.firstSeq;
    this.#seen = { members, revision: deps.revision(), until: this.#until() };
  }

  /** Returns the room as its subscribers know it after all messages so far: sequence, matches, index. */
  snapshot(): OfferSnapshot {
    const { kind, name, clock } = this.#deps;
    this.#snapshot ??= {
      kind,
      room: name,
      seq: this.#seq,
      serverTime: '',
      matches: [...this.#sent.values()].map(({ view }) => this.#wireOf(view)),
      odds: [...this.#index.keys],
    };
    return { ...this.#snapshot, serverTime: new Date(clock.now()).toISOString() };
  }

  get seq(): number {
    return this.#seq;
  }

  /** Leaves a number out after a tick that threw. Subscribers see the gap and ask for a snapshot. */
  leaveGap(): void {
    this.#seq += 1;
  }

  tick(): RoomUpdate {
    const { clock, members: membersOf, revision: revisionOf } = this.#deps;
    const [members, revision] = [membersOf(), revisionOf()];
    const seen = this.#seen;
    this.#snapshot = undefined;
    if (clock.now() < seen.until && members === seen.members && revision === seen.revision) return nothing;
    const changes = members === seen.members ? [] : this.#removeOthers(new Set(members));
    const prices: number[] = [];
    for (const eventId of members) {
      const change = this.#update(eventId, revision !== seen.revision, prices);
      if (change) changes.push(change);
    }
    const numbers = prices.length === 0 ? undefined : [this.#next(), ...prices];
    this.#seen = { members, revision, until: this.#until() };
    return { changes, numbers, reset: this.#renewIndex() };
  }

  #next(): number {
    this.#seq += 1;
    return this.#seq;
  }

  /** Appends the changed prices of a match to `prices` and returns what else changed. */
  #update(eventId: string, decided: boolean, prices: number[]): StructuralChange | undefined {
    const { clock, views } = this.#deps;
    const before = this.#sent.get(eventId);
    if (before && clock.now() < before.view.until && !decided) return undefined;
    const view = views.get(eventId);
    if (!view || before?.view === view) return undefined;
    if (!before) return this.#send(view);
    const markets = this.#shown(view);
    // Prices come first, because a match that is sent as a whole brings its own.
    this.#index.collect(eventId, markets, prices);
    return this.#compare(before, view, markets);
  }

  /** Sends a match as a whole. */
  #send(view: MatchView): StructuralChange {
    const { clock, events } = this.#deps;
    const { eventId, sport } = view.fixture;
    const markets = this.#shown(view);
    const odds = this.#index.put(eventId, markets);
    this.#sent.set(eventId, sentMatch(view, markets, clock.now(), events?.(eventId).length ?? 0));
    return { seq: this.#next(), eventId, sport, match: this.#wireOf(view), odds };
  }

  /** Returns what changed about a match besides its prices: the whole match if it has other markets. */
  #compare(before: SentMatch, view: MatchView, markets: readonly OfferMarket[]): StructuralChange | undefined {
    const { clock, events } = this.#deps;
    const { eventId, sport } = view.fixture;
    const now = clock.now();
    const after = sentMatch(view, markets, now, before.events);
    if (after.shape !== before.shape) return this.#send(view);
    const difference = differenceOf(before, after, now, events?.(eventId) ?? []);
    const fresh = difference?.events?.length ?? 0;
    this.#sent.set(eventId, { ...after, events: before.events + fresh });
    if (!difference) return undefined;
    const { progress, ...rest } = difference;
    return { seq: this.#next(), eventId, sport, ...rest, ...progress };
  }

  #shown(view: MatchView): OfferMarket[] {
    const { shows, events } = this.#deps;
    return [...marketsShown(view, shows(view.fixture.sport), events !== undefined)];
  }

  /** A match as it was last sent. Later events come with the next change, so that each is sent once. */
  #wireOf(view: MatchView): Match {
    const { clock, shows, events } = this.#deps;
    const { eventId, sport } = view.fixture;
    const page = events && { events: events(eventId).slice(0, this.#sent.get(eventId)?.events) };
    return wireMatch(view, clock.now(), shows(sport), page);
  }

  /** The instant until which no match of the room changes by itself. */
  #until(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { view } of this.#sent.values()) next = Math.min(next, view.until);
    return next;
  }

  #removeOthers(present: ReadonlySet<string>): StructuralChange[] {
    return [...this.#sent].flatMap(([eventId, { view }]) => {
      if (present.has(eventId)) return [];
      this.#sent.delete(eventId);
      this.#index.forget(eventId);
      return [{ seq: this.#next(), eventId, sport: view.fixture.sport, gone: true as const }];
    });
  }

  /** Clears an index that holds mostly places of matches and lines that left. */
  #renewIndex(): OfferSnapshot | undefined {
    if (!this.#index.isWorn) return undefined;
    this.#index.clear();
    for (const { view } of this.#sent.values()) this.#index.put(view.fixture.eventId, this.#shown(view));
    return this.snapshot();
  }
}
