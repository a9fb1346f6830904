import type { Match, SidebarSport } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import type { Fixture } from '../../feed/model/match.ts';
import type { MatchView, MatchViews, OfferMarket } from '../matches/match-views.ts';
import { wireMatch } from '../matches/wire-match.ts';
import { familiesInLiveTables, familiesInTables } from './market-filters.ts';
import { filterLive, filterOffer, type OfferFilter, type OfferLists, pageOf, sidebarOf } from './offer-lists.ts';

const hour = 3_600_000;

/** One page of matches. */
export interface OfferPage {
  matches: Match[];
  totalPages: number;
  /** Number of matches by sport that fit the search, whatever the filter's sport is. */
  sports?: { sport: string; eventsCount: number }[];
}

interface OfferPagesDeps {
  readonly feed: Feed;
  readonly clock: Clock;
  readonly views: MatchViews;
  readonly lists: OfferLists;
}

/** Pages of the offer and sidebars, as the offer calls return them. */
export class OfferPages {
  readonly #deps: OfferPagesDeps;
  readonly #families: Readonly<Record<'prematch' | 'live', ReadonlyMap<string, ReadonlySet<string>>>>;
  readonly #sidebars = new WeakMap<readonly Fixture[], SidebarSport[]>();

  constructor(deps: OfferPagesDeps) {
    this.#deps = deps;
    const { sports } = deps.feed;
    this.#families = {
      prematch: new Map(sports.map((sport) => [sport.sport, familiesInTables(sport)])),
      live: new Map(sports.map((sport) => [sport.sport, familiesInLiveTables(sport)])),
    };
  }

  /** Selects the markets that the tables of a sport show: main lines that are not decided. */
  inTable(kind: 'prematch' | 'live', sport: string): (market: OfferMarket) => boolean {
    return (market) =>
      market.status !== 'closed' && market.main && this.#families[kind].get(sport)?.has(market.family) === true;
  }

  prematch(filter: OfferFilter): OfferPage {
    const { feed, lists, clock } = this.#deps;
    const { matches, sports } = filterOffer(lists.prematch(), filter, clock.now());
    const counts = feed.sports.flatMap(({ sport }) => {
      const eventsCount = sports.get(sport) ?? 0;
      return eventsCount === 0 ? [] : [{ sport, eventsCount }];
    });
    return { ...this.#page(matches, filter.page), sports: counts };
  }

  live({ page, ...filter }: Parameters<typeof filterLive>[1] & { page: number }): OfferPage {
    return this.#page(filterLive(this.#deps.lists.live(), filter), page);
  }

  /** Counts the matches of a sidebar, with `hours` only those that start within them. */
  sidebar(kind: 'prematch' | 'live', hours: number | null): SidebarSport[] {
    const { lists, feed, clock } = this.#deps;
    if (kind === 'live') return this.#wholeSidebar(lists.live());
    if (hours === null) return this.#wholeSidebar(lists.prematch());
    const limit = clock.now() + hours * hour;
    return sidebarOf(
      feed,
      lists.prematch().filter(({ timeStart }) => timeStart <= limit),
    );
  }

  #page(fixtures: readonly Fixture[], number: number): OfferPage {
    const { rows, totalPages } = pageOf(fixtures, number);
    const views = rows.flatMap(({ eventId }) => this.#deps.views.get(eventId) ?? []);
    return { matches: views.map((view) => this.#row(view)), totalPages };
  }

  #row(view: MatchView): Match {
    const kind = view.state.status === 'live' ? 'live' : 'prematch';
    return wireMatch(view, this.#deps.clock.now(), this.inTable(kind, view.fixture.sport));
  }

  #wholeSidebar(fixtures: readonly Fixture[]): SidebarSport[] {
    const known = this.#sidebars.get(fixtures) ?? sidebarOf(this.#deps.feed, fixtures);
    this.#sidebars.set(fixtures, known);
    return known;
  }
}
