import { market, pick, underOver } from '../sport/market-words.ts';
import type { MarketDefinition, SportMarkets } from '../model/market-definition.ts';

const done = [pick('yes', '✓', 'Yes', 'Da')];

const once = (family: string, en: string, sr: string): MarketDefinition => ({
  ...market(family, en, sr, 'players', 'scorers', done),
  ofPlayer: true,
});

const total = (family: string, en: string, sr: string): MarketDefinition => ({
  ...market(family, `${en} {line}`, `${sr} {line}`, 'players', 'player-totals', underOver, 'total'),
  ofPlayer: true,
});

export const scorerMarkets: readonly MarketDefinition[] = [
  once('PG', 'Anytime goalscorer', 'Igrač daje gol'),
  once('PFG', 'First goalscorer', 'Prvi strelac'),
  once('PMG', 'To score two or more', 'Igrač daje najmanje dva gola'),
];
export const cardMarket = once('PC', 'To be booked', 'Igrač dobija žuti karton');
export const playerGoals = total('PT', 'Player goals', 'Golovi igrača');
export const playerPoints = total('PP', 'Player points', 'Poeni igrača');
export const playerAces = total('PA', 'Player aces', 'Asovi igrača');

/** The group of all markets of players, last on the page of a match. */
export const playersGroup: SportMarkets['groups'][number] = {
  code: 'players',
  name: { en: 'Players', sr: 'Igrači' },
};
