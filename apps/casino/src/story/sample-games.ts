import { minorToMoney, type Game, type GameKind } from '@kvota/contracts';
import type { Answers } from '@kvota/shell/story-world';

const names = [
  'Sunny Fruits',
  'Book of Vinča',
  'Adriatic Gold',
  'Mines',
  'Jacks or Better',
  'Sava Sevens',
  'Plinko',
  'Keno 20/80',
];
const kinds: readonly GameKind[] = ['slots', 'slots', 'slots', 'skill', 'poker', 'slots', 'instant', 'number'];
const studios = [
  { code: 'sava', name: 'Sava Reels' },
  { code: 'kotlina', name: 'Kotlina' },
];

/** The game of a number: always the same one. */
export function sampleGame(at: number, more: Partial<Game> = {}): Game {
  const studio = studios[at % 2] ?? { code: 'sava', name: 'Sava Reels' };
  return {
    code: `game-${at}`,
    name: `${names[at % names.length] ?? 'Game'}${at < names.length ? '' : ` ${1 + Math.floor(at / names.length)}`}`,
    provider: studio.code,
    area: 'casino',
    kind: kinds[at % kinds.length] ?? 'slots',
    image: '',
    color: '#203040',
    tags: ['fruit'],
    demo: true,
    enabled: true,
    rtp: '95.996',
    volatility: 1 + (at % 5),
    maxWin: '1000',
    minBet: minorToMoney(1000n),
    maxBet: minorToMoney(500_000n),
    features: [],
    model: `M${at % 6}`,
    twins: 2,
    released: at % 5 === 0 ? '2026-11-20' : '2026-01-01',
    popular: 100 - at,
    orientation: 'any',
    ...more,
  };
}

const games = Array.from({ length: 60 }, (_, at) => sampleGame(at, at === 3 ? { enabled: false } : {}));

/** Answers of a platform with sixty games. */
export const sampleAnswers = {
  gamesEnabled: {
    providers: studios.map(({ code }) => code),
    games: games.filter(({ enabled }) => enabled).map(({ code }) => code),
    rules: { beside: true },
  },
  gameSession: { session: null },
  freeRounds: { result: [] },
  liveTables: { tables: [] },
  jackpots: [
    {
      code: 'grand',
      currency: 'RSD',
      amount: '1284330.50',
      seq: 7,
      one_in: '9000000000',
      adds: '1.1111',
      cycle: 3,
      hash: '0'.repeat(64),
      last: {
        amount: '986211.40',
        wonAt: '2026-11-20T19:42:00.000Z',
        cycle: 2,
        secret: '0'.repeat(64),
        server: 'house',
        // One in 1.8 million of such rounds wins.
        round_id: 'round-2602735',
        staked: '50.00',
      },
    },
  ],
  gameRounds: { result: [], next: null, rowCount: 0, totals: [] },
  casinoLobby: ({ query }) =>
    query['area'] === 'casino' || query['area'] === undefined
      ? [
          { code: 'popular', name: 'Popular', games: 24, result: games.slice(0, 12) },
          {
            code: 'slots',
            name: 'Slots',
            games: 30,
            result: games.filter(({ kind }) => kind === 'slots').slice(0, 12),
          },
          { code: 'house', name: 'House specials', games: 2, result: games.slice(20, 22) },
        ]
      : [],
  casinoGames: ({ query }) => {
    const found = games.filter(
      (game) =>
        (query['area'] === 'all' || game.area === (query['area'] ?? 'casino')) &&
        (query['kind'] === undefined || game.kind === query['kind']) &&
        (query['provider'] === undefined || game.provider === query['provider']) &&
        (query['code'] === undefined || query['code'].split(',').includes(game.code)) &&
        game.name.toLowerCase().includes((query['search'] ?? '').toLowerCase()),
    );
    const page = Number(query['page'] ?? 1);
    return {
      result: found.slice((page - 1) * 48, page * 48),
      rowCount: found.length,
      totalPages: Math.ceil(found.length / 48),
      facets: {
        provider: studios.map(({ code, name }) => ({
          code,
          name,
          games: found.filter((one) => one.provider === code).length,
        })),
        tag: [{ code: 'fruit', name: 'fruit', games: found.length }],
        volatility: [1, 2, 3, 4, 5].map((value) => ({
          value,
          games: found.filter((one) => one.volatility === value).length,
        })),
      },
    };
  },
  casinoGame: ({ params }) => ({
    game: games.find(({ code }) => code === params['code']) ?? sampleGame(0),
    hits: { any: '49.5', more: '20.7' },
    sheet: 'a'.repeat(64),
    version: 1,
    net: [
      { rounds: 60, ahead: 441_000, low: -360_000, middle: -50_000, high: 610_000 },
      { rounds: 240, ahead: 405_000, low: -1_020_000, middle: -160_000, high: 1_230_000 },
      { rounds: 720, ahead: 375_000, low: -2_240_000, middle: -420_000, high: 1_990_000 },
    ],
    stakes: ['10.00', '20.00', '50.00', '100.00', '200.00'],
    twins: games.slice(6, 8),
    similar: games.slice(8, 12),
  }),
} satisfies Answers;
