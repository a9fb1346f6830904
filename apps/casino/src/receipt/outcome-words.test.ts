import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { verifyRound, type RoundRecord } from '@kvota/games/verify';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';

import { outcomeWords } from './outcome-words.ts';
import { stepWords } from './step-words.ts';

type Round = ReturnType<typeof verifyRound>;
interface Played {
  readonly engine: string;
  readonly params: RoundRecord['params'] & Readonly<Record<string, unknown>>;
  readonly actions?: RoundRecord['actions'];
}

/** The first round from this number on that can be played with these decisions to its end. */
function play({ actions = [], ...record }: Played, from = 0): Round {
  for (let nonce = from; nonce < from + 100; nonce += 1) {
    try {
      const seeds = { serverSeed: 'server', clientSeed: 'client', nonce };
      const round = verifyRound({ ...record, actions, ...seeds, bet: 300 }, (key, message) =>
        hmac(sha256, key, message),
      );
      if (round.finished) return round;
    } catch (error) {
      // A mine ended the round before the last decision.
      if (!(error instanceof Error) || !/finished|possible|illegal/i.test(error.message)) throw error;
    }
  }
  return expect.fail('No round can be played so.');
}

const open = (cell: number) => ({ type: 'open', cell });
const hold = { type: 'hold', cards: [0, 4] };
const card = /^(?:[2-9]|10|[JQKA])[♣♦♥♠]$/;
const cards = expect.stringMatching(/^(?:(?:[2-9]|10|[JQKA])[♣♦♥♠] ?){2,}$/);

/** A round of each engine with the words that it must have. */
const rounds: Readonly<Record<string, readonly (readonly [Played, Readonly<Record<string, unknown>>])[]>> = {
  reels: [
    [
      { engine: 'reels', params: { model: 'V5', mode: 'spin' } },
      { kind: 'lines', freeSpins: 0 },
    ],
  ],
  ladder: [
    [
      { engine: 'ladder', params: { model: 'mines-25', mode: '3' }, actions: [open(0), open(1), { type: 'cash-out' }] },
      { kind: 'steps', steps: 2, lost: false },
    ],
  ],
  draw_poker: [
    [{ engine: 'draw_poker', params: { model: 'jacks-9-6', mode: '3' }, actions: [hold] }, { kind: 'hands' }],
  ],
  roulette: [
    [
      { engine: 'roulette', params: { model: 'one-zero', mode: 'table', bets: [{ on: 'red', amount: 300 }] } },
      { kind: 'number', number: expect.any(Number) },
    ],
  ],
  keno: [
    [
      { engine: 'keno', params: { model: '20-of-80', mode: '2', numbers: [1, 2] } },
      { kind: 'hits', drawn: 20 },
    ],
  ],
  table: [
    [
      { engine: 'table', params: { model: 'dice', mode: 'over', target: 4950 } },
      { kind: 'dice', over: true, edge: '50.50', roll: expect.stringMatching(/^\d{1,2}\.\d\d$/) },
    ],
    [
      { engine: 'table', params: { model: 'dice', mode: 'under', target: 4950 } },
      { kind: 'dice', over: false, edge: '49.50' },
    ],
    [
      { engine: 'table', params: { model: 'limbo', mode: 'draw', target: 250 } },
      { kind: 'reached', target: '2.50', point: expect.stringMatching(/^\d+\.\d\d$/) },
    ],
    [
      { engine: 'table', params: { model: 'plinko-8', mode: 'draw' } },
      { kind: 'multiple', of: 'plinko', multiple: expect.stringMatching(/^\d+(\.\d*[1-9])?$/) },
    ],
    [
      { engine: 'table', params: { model: 'wheel-24', mode: 'draw' } },
      { kind: 'multiple', of: 'wheel' },
    ],
    [
      { engine: 'table', params: { model: 'scratch-small', mode: 'draw' } },
      { kind: 'multiple', of: 'scratch' },
    ],
  ],
  blackjack: [
    [
      { engine: 'blackjack', params: { model: 'stands-on-17', mode: 'hand' }, actions: [{ type: 'stand' }] },
      { kind: 'blackjack', dealer: cards, hands: [{ cards: cards, result: expect.any(String) }] },
    ],
  ],
  baccarat: [
    [
      { engine: 'baccarat', params: { model: 'punto-banco', mode: 'table', bets: [{ on: 'tie', amount: 300 }] } },
      { kind: 'baccarat', player: cards, banker: cards },
    ],
  ],
  race: [
    [
      { engine: 'race', params: { model: 'race-8', mode: 'forecast', runners: [0, 4] } },
      { kind: 'race', bet: { mode: 'forecast', runners: [1, 5] }, first: expect.any(Number) },
    ],
  ],
  league: [
    [
      {
        engine: 'league',
        params: {
          model: 'danube-8',
          mode: 'day',
          day: 0,
          bets: ['0:over', '1:2-1'].map((on) => ({ on, amount: 150 })),
        },
      },
      {
        kind: 'league',
        results: Array.from({ length: 4 }, () => ({
          home: expect.any(String),
          away: expect.any(String),
          score: expect.stringMatching(/^\d:\d$/),
        })),
        bets: [
          { home: 'Dunavar', away: 'Peskan', on: 'over', score: '' },
          { home: 'Adanska', away: 'Lukavar', on: 'score', score: '2:1' },
        ],
      },
    ],
  ],
  curve: [
    [
      { engine: 'curve', params: { model: 'curve', mode: 'round', target: 1_000_000 } },
      { kind: 'stayed', multiple: expect.stringMatching(/^\d+\.\d\d$/) },
    ],
  ],
};

const titles = fileURLToPath(new URL('../../../games/catalogue/titles', import.meta.url));
const engines = readdirSync(titles).flatMap((file) =>
  [...readFileSync(`${titles}/${file}`, 'utf8').matchAll(/"engine": "(\w+)"/g)].map(([, engine = '']) => engine),
);

test.for([...new Set(engines)])('[CAS-41] the outcome of a round of %s has words', (code) => {
  const own = rounds[code] ?? [];
  expect(own, `Add a round of ${code} here, and its words to outcome-words.ts.`).not.toEqual([]);
  for (const [played, words] of own) expect(outcomeWords(play(played))).toMatchObject(words);
});

test('[CAS-41] decisions have words', () => {
  const poker = play({ engine: 'draw_poker', params: { model: 'jacks-9-6', mode: '3' }, actions: [hold] });
  const kept = expect.stringMatching(card) as string;
  expect(stepWords(hold, poker)).toEqual({ kind: 'hold', cards: [kept, kept] });
  expect(stepWords(hold, { state: { dealt: [51, 0, 0, 0, 34] } })).toEqual({ kind: 'hold', cards: ['A♠', '10♥'] });
  expect(stepWords(open(0), null)).toEqual({ kind: 'field', number: 1 });
});

test('[CAS-41] a bet on a curve left it at a multiple, or was on it at its end', () => {
  const words = (nonce: number, target: number) =>
    outcomeWords(
      verifyRound(
        {
          engine: 'curve',
          serverSeed: 'server',
          clientSeed: 'client',
          nonce,
          bet: 300,
          params: { model: 'curve', mode: 'round', target } as RoundRecord['params'],
          actions: [],
        },
        (key, message) => hmac(sha256, key, message),
      ),
    );
  expect([0, 1, 2, 3].map((nonce) => words(nonce, 101))).toContainEqual({ kind: 'left', multiple: '1.01' });
  const stayed = words(0, 1_000_000);
  expect(stayed).toEqual({ kind: 'stayed', multiple: expect.stringMatching(/^\d+\.\d\d$/) });
});

test('[CAS-41] an outcome of an unknown engine or shape is shown without words', () => {
  for (const outcome of [null, 'text', { engine: 'curling', state: {} }, { engine: 'reels', state: { spins: 3 } }]) {
    expect(outcomeWords(outcome)).toEqual({ kind: 'plain' });
  }
  expect(stepWords(undefined, undefined)).toEqual({ kind: 'move', move: '' });
});
