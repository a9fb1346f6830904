import type { MarketRules } from '../market/market.ts';
import { totalCodes } from '../pricing/selection-codes.ts';

/** The group of all markets of players, last on a match page. */
export const playersGroup = 'players';

/** The batch of the results, so that player markets cause no additional updates. */
export const playersBatch = 0;

/** `regularTime` has no effect: an operator's score names no players. */
const shared = { group: playersGroup, ofPlayer: true, batch: playersBatch, regularTime: false } as const;

/** A market on something that a player does. It is sold without its opposite. */
const doesIt = (family: string, name: string): MarketRules => ({
  ...shared,
  family,
  name,
  table: 'scorers',
  selections: ['yes'],
});

const total = (family: string, name: string): MarketRules => ({
  ...shared,
  family,
  name: `${name} {line}`,
  table: 'player-totals',
  selections: totalCodes,
});

export const anytimeScorer = doesIt('PG', 'Anytime goalscorer');
export const firstScorer = doesIt('PFG', 'First goalscorer');
export const scorerOfTwo = doesIt('PMG', 'To score two or more');
export const scorerMarkets: readonly MarketRules[] = [anytimeScorer, firstScorer, scorerOfTwo];
export const cardMarket = doesIt('PC', 'To be booked');
export const playerGoals = total('PT', 'Player goals');
export const playerPoints = total('PP', 'Player points');
export const playerAces = total('PA', 'Player aces');
