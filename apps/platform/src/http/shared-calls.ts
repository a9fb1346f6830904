import type { WireCallName } from '@kvota/contracts/operator';

/** The data that an answer is made from. Each kind has a number that rises with its changes. */
export type SharedData = 'offer' | 'content';

/** How the answers of a call are shared among visitors. */
export interface SharedCall {
  readonly of: SharedData;
  /** Milliseconds for which an answer is given again, unless its data changes before. */
  readonly milliseconds: number;
}

/** As old as the prices of a room, which are sent once in a tick. */
const prices: SharedCall = { of: 'offer', milliseconds: 100 };
/** Lists and counts, which change by the time alone. */
const lists: SharedCall = { of: 'offer', milliseconds: 1000 };
/** Settings and content of an operator. A change on another node takes effect within a quarter of a second, as for tickets. */
const content: SharedCall = { of: 'content', milliseconds: 250 };

/** The calls whose answer depends on nothing but input, data and time, so that it is the same for all visitors. */
export const sharedCalls: { readonly [N in WireCallName]?: SharedCall } = {
  bettingOffer: prices,
  liveOffer: prices,
  matchOffer: prices,
  liveMatchOffer: prices,
  allSports: lists,
  marketFilters: lists,
  liveFavoriteCompetitions: lists,
  scores: lists,
  ticketSettings: content,
  statusSettings: content,
  generalSettings: content,
  translations: content,
  themesByDomain: content,
  bannersAll: content,
  bannersPageSettings: content,
  documents: content,
  document: content,
};
