import type { Clock } from '@kvota/server';

import type { Feed } from '../../feed/model/feed.ts';
import { isOfPlayer } from '../../feed/model/market-code.ts';
import type { Producer } from '../../feed/producer.ts';
import type { OperatorDecisions } from '../decisions/operator-decisions.ts';
import type { SelectionRef } from '../decisions/selection-ref.ts';
import type { MatchViews, OfferMarket } from './match-views.ts';

/** The present price of a selection. */
export interface OfferPrice {
  /** `closed` for a match that left the offer, `unknown` for one that was never on it; both without odds. */
  readonly status: 'open' | 'suspended' | 'closed' | 'unknown';
  /** Thousandths. If the market is not open, the price that it would have. */
  readonly odds: number;
  /** Fair probability in millionths, without margin. */
  readonly probability: number;
  /** True after the kick-off. */
  readonly live: boolean;
  /**
   * True for a selection that is suspended though neither the play nor an operator stops it: its line has left the table,
   * or its odds are too short. Its `probability` is good for cash-out.
   */
  readonly withdrawn: boolean;
  /** An operator made the present odds or the suspension, not the feed (subcodes 226, 227). */
  readonly cms: boolean;
}

const unknown: OfferPrice = { status: 'unknown', odds: 0, probability: 0, live: false, withdrawn: false, cms: false };
const closed: OfferPrice = { ...unknown, status: 'closed' };

interface CurrentMarketsDeps {
  readonly producer: Producer;
  readonly clock: Clock;
  readonly decisions: OperatorDecisions;
  readonly views: MatchViews;
  readonly lists: { has(eventId: string): boolean; knows(eventId: string): boolean };
}

/** The present markets and prices: those of the feed with the decisions of operators. */
export class CurrentMarkets {
  readonly #deps: CurrentMarketsDeps;
  readonly #feed: Feed;

  constructor(deps: CurrentMarketsDeps) {
    this.#deps = deps;
    this.#feed = deps.producer.feed;
  }

  /** Returns a market of a match, even if its line has left the table. */
  market({ eventId, marketCode }: Pick<SelectionRef, 'eventId' | 'marketCode'>): OfferMarket | undefined {
    const { views, clock, decisions } = this.#deps;
    const view = views.get(eventId);
    const listed = isOfPlayer(marketCode) ? view?.playerMarkets().get(marketCode) : view?.markets.get(marketCode);
    if (listed) return listed;
    const market = this.#feed.marketAt(eventId, marketCode, clock.now(), decisions.ended(eventId)?.at);
    if (!market) return undefined;
    return {
      ...market,
      // A line that left the table is not sold, but keeps its price for cash-out.
      status: market.status === 'open' ? 'suspended' : market.status,
      cms: decisions.suspended(eventId, marketCode)?.cms ?? false,
      selections: market.selections.map((selection) => ({
        ...selection,
        cms: false,
        ...decisions.held({ eventId, marketCode, selectionCode: selection.selectionCode }),
      })),
    };
  }

  price(ref: SelectionRef): OfferPrice {
    const { lists, views } = this.#deps;
    // Anybody may ask for any id, so the feed is not asked for a match that is not on offer.
    if (!lists.has(ref.eventId)) return lists.knows(ref.eventId) ? closed : unknown;
    const market = this.market(ref);
    const selection = market?.selections.find(({ selectionCode }) => selectionCode === ref.selectionCode);
    const view = views.get(ref.eventId);
    if (!market || !selection || !view) return unknown;
    const ofPlayer = market.player?.name;
    if ((ref.player ?? ofPlayer) !== ofPlayer) return unknown;
    const { odds, probability } = selection;
    const isUnsold = odds === 0 || this.#deps.producer.isSilent();
    const status = isUnsold && market.status === 'open' ? 'suspended' : market.status;
    return {
      status,
      odds,
      probability,
      live: view.state.status === 'live',
      withdrawn: status === 'suspended' && !this.#isStopped(ref, view.state.suspension !== null),
      cms: selection.cms || (market.status !== 'open' && market.cms),
    };
  }

  /** True if the play, an operator or a silent feed stops betting. Odds of 0 that an operator holds stop it too. */
  #isStopped(ref: SelectionRef, byPlay: boolean): boolean {
    const { decisions, producer } = this.#deps;
    return (
      byPlay ||
      producer.isSilent() ||
      decisions.suspended(ref.eventId, ref.marketCode) !== undefined ||
      decisions.held(ref)?.odds === 0
    );
  }
}
