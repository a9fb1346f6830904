import {
  minorToMoney,
  moneyToMinor,
  type GameRound,
  type GameRoundDetail,
  type PlayedSession,
  type PlayerSeeds,
  type SeedRound,
} from '@kvota/contracts';
import { verifyRound } from '@kvota/games/verify';
import { at, Failure, type Answers } from '@kvota/shell/story-world';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const server_seed = '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592';
const client_seed = 'moj-seed';
export const sampleHash = bytesToHex(sha256(utf8ToBytes(server_seed)));
const other = (digit: string): string => digit.repeat(64);

/** A round of a slot or of mines under the sample seeds, as a game server would store it. */
function playedRound(nonce: number) {
  const isMines = nonce % 7 === 3;
  const choice = isMines
    ? { engine: 'ladder', params: { model: 'mines-25', mode: '3' }, actions: [{ type: 'cash-out' }] }
    : { engine: 'reels', params: { model: 'C3', mode: 'spin' }, actions: [] };
  const record = { ...choice, bet: 2000, serverSeed: server_seed, clientSeed: client_seed, nonce };
  return verifyRound(record, (key, message) => hmac(sha256, key, message));
}

/** The rounds of the retired seed. `change` may falsify some. */
export function sampleSeedRounds(count: number, change: (round: SeedRound) => SeedRound = (round) => round) {
  return ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
    const from = Number(query['from'] ?? 0);
    const end = Math.min(from + 200, count);
    const result = Array.from({ length: end - from }, (_, index): SeedRound => {
      const outcome = playedRound(from + index);
      const booked = { staked: minorToMoney(BigInt(outcome.staked)), won: minorToMoney(BigInt(outcome.payout)) };
      const nonce = from + index;
      return change({ id: `r-${nonce}`, game_code: 'book', nonce, state: 'closed', reason: null, outcome, booked });
    });
    return { result, next: end < count ? end : null };
  };
}

const seeds = (count: number): PlayerSeeds => ({
  active: { pair_id: 'p2', hash: other('b'), client_seed, nonce: 12 },
  upcoming: { hash: other('c') },
  retired: [{ pair_id: 'p1', hash: sampleHash, server_seed, client_seed, rounds: count, retiredAt: at(-90) }],
});

const round = (nonce: number, more: Partial<GameRound> = {}): GameRound => {
  const { staked, payout } = playedRound(nonce);
  const isMines = nonce % 7 === 3;
  return {
    id: `7f3c2a10-round-${nonce}`,
    session_id: 's-1',
    game_code: isMines ? 'game-11' : 'game-0',
    game: isMines ? 'Mines' : 'Sunny Fruits',
    provider: 'sava',
    currency: 'RSD',
    currency_id: 941,
    state: 'finished',
    staked: minorToMoney(BigInt(staked)),
    won: minorToMoney(BigInt(payout)),
    startedAt: at(-60 + nonce),
    finishedAt: at(-60 + nonce),
    ...more,
  };
};

/** An unfinished round, a refused one, and six that are over, newest first. */
export const sampleRounds: readonly GameRound[] = [
  round(3, { state: 'open', won: '0.00', finishedAt: null, startedAt: at(-20) }),
  round(20, { state: 'refused', reason: 'insufficientFunds', refused_stake: '5000.00', staked: '0.00', won: '0.00' }),
  ...[19, 18, 16, 15, 14, 13].map((nonce) => round(nonce)),
];

const sumOf = (rounds: readonly GameRound[]) => {
  const sum = (field: 'staked' | 'won'): bigint => rounds.reduce((all, each) => all + moneyToMinor(each[field]), 0n);
  const [staked, won] = [sum('staked'), sum('won')];
  return { staked: minorToMoney(staked), won: minorToMoney(won), net: minorToMoney(won - staked) };
};

function sessionOf(rounds: readonly GameRound[], session_id: string): PlayedSession | undefined {
  const own = rounds.filter((each) => each.session_id === session_id);
  const [newest] = own;
  if (newest === undefined) return undefined;
  const { game_code, game, provider, currency, currency_id } = newest;
  return {
    session_id,
    game_code,
    game,
    provider,
    currency,
    currency_id,
    startedAt: own.at(-1)?.startedAt ?? newest.startedAt,
    lastRoundAt: newest.startedAt,
    rounds: own.filter(({ state }) => state !== 'refused').length,
    refused: own.filter(({ state }) => state === 'refused').length,
    unfinished: own.filter(({ state }) => state === 'open').length,
    ...sumOf(own),
  };
}

/** Answers of a platform with some rounds; `count` of them under a retired seed. */
export function historyAnswers(rounds: readonly GameRound[] = sampleRounds, count = 412): Answers {
  const inSessions = rounds.map((each) => ({ ...each, session_id: each.game_code === 'game-11' ? 's-2' : 's-1' }));
  const fits = (query: Readonly<Record<string, string>>) => (each: GameRound) =>
    (query['state'] === undefined || each.state === query['state']) &&
    (query['from'] === undefined || each.startedAt >= query['from']) &&
    (query['game_code'] === undefined || each.game_code === query['game_code']) &&
    (query['session_id'] === undefined || each.session_id === query['session_id']);
  const totals = (found: readonly GameRound[]) =>
    found.length === 0
      ? []
      : [
          {
            currency: 'RSD',
            currencyId: 941,
            rounds: found.filter((each) => each.state !== 'refused').length,
            ...sumOf(found),
          },
        ];
  return {
    gamesPlayed: ({ query }) => {
      const found = inSessions.filter(fits(query));
      return {
        result: ['s-2', 's-1'].flatMap((id) => sessionOf(found, id) ?? []),
        next: null,
        totals: totals(found),
        games: [
          ...new Map(inSessions.map((each) => [each.game_code, { code: each.game_code, name: each.game }])).values(),
        ],
      };
    },
    gameRounds: ({ query }) => {
      const found = inSessions.filter(fits(query));
      return { result: found, next: null, rowCount: found.length, totals: totals(found) };
    },
    gameRound: ({ params }) => {
      const found = inSessions.find(({ id }) => id === params['id']);
      return found === undefined ? new Failure(404) : receiptOf(found);
    },
    gameFairness: { result: [{ provider: 'house', studios: ['Kotlina', 'Sava Reels'], seeds: seeds(count) }] },
    fairnessRounds: sampleSeedRounds(count),
  };
}

function receiptOf(found: GameRound) {
  const nonce = Number(found.id.split('-').at(-1));
  const outcome = playedRound(nonce);
  const movement = (kind: 'bet' | 'win', amount: string, before: string, after: string) => ({
    id: `${found.id}-${kind}`,
    kind,
    amount,
    balanceBefore: before,
    balanceAfter: after,
    bookedAt: found.startedAt,
  });
  const after = minorToMoney(1_246_000n + moneyToMinor(found.won));
  const detail: GameRoundDetail = {
    mode: outcome.mode,
    stake: '20.00',
    outcome: found.state === 'open' ? null : outcome,
    steps: [],
    ended_by: found.state === 'finished' ? 'player' : null,
    reason: found.reason ?? null,
    seeds: { pair_id: 'p1', server_hash: sampleHash, server_seed, client_seed, nonce },
    sheet: other('d'),
    version: 1,
    replay: found.state === 'finished' ? 'https://games.example/play/book?replay=k' : null,
  };
  const movements =
    found.state === 'refused'
      ? []
      : [
          movement('bet', found.staked, '12480.00', '12460.00'),
          ...(moneyToMinor(found.won) > 0n ? [movement('win', found.won, '12460.00', after)] : []),
        ];
  return { round: found, movements, detail };
}
