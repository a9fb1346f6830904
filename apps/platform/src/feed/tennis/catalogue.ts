import { lineColumn, market, priceColumn, twoWay, underOver } from '../sport/market-words.ts';
import type { MarketDefinition, SportMarkets } from '../model/market-definition.ts';
import { playerAces, playersGroup } from '../players/catalogue.ts';

const sets: readonly MarketDefinition[] = [1, 2, 3, 4, 5].flatMap((n) => [
  market(`S${n}_12`, `Set ${n} winner`, `Pobednik ${n}. seta`, 'sets', 'set-winner', twoWay),
  market(`S${n}_OU`, `Set ${n} games {line}`, `Gemovi u ${n}. setu {line}`, 'sets', 'set-games', underOver, 'total'),
  market(
    `S${n}_GW`,
    `Set ${n}, game {line} winner`,
    `${n}. set, pobednik {line}. gema`,
    'games',
    'game-winner',
    twoWay,
    'ordinal',
  ),
]);

export const tennisMarkets: SportMarkets = {
  sport: 'T',
  name: { en: 'Tennis', sr: 'Tenis' },
  groups: [
    { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
    { code: 'sets', name: { en: 'Sets', sr: 'Setovi' } },
    { code: 'games', name: { en: 'Games', sr: 'Gemovi' } },
    { code: 'handicap', name: { en: 'Handicaps', sr: 'Hendikepi' } },
    playersGroup,
  ],
  families: [
    market('12', 'Match winner', 'Pobednik meča', 'main', 'winner', twoWay),
    market('SB', 'Set betting', 'Tačan rezultat u setovima', 'sets', 'set-score', []),
    market('TS', 'Total sets {line}', 'Ukupno setova {line}', 'sets', 'total-sets', underOver, 'total'),
    market('OU', 'Total games {line}', 'Ukupno gemova {line}', 'games', 'totals', underOver, 'total'),
    market('HC', 'Game handicap {line}', 'Hendikep gemova {line}', 'handicap', 'handicap', twoWay, 'handicap'),
    ...sets,
    playerAces,
  ],
  mainTable: [
    priceColumn('12', null, '1', '1'),
    priceColumn('12', null, '2', '2'),
    priceColumn('S1_12', null, '1', 'S1 1'),
    priceColumn('S1_12', null, '2', 'S1 2'),
    lineColumn('OU', '+/−'),
    priceColumn('OU', 'main', 'under', '−'),
    priceColumn('OU', 'main', 'over', '+'),
  ],
  tables: [
    { code: 'sets', families: ['S1_12', 'S1_OU', 'TS'] },
    { code: 'handicap', families: ['HC'] },
  ],
};
