import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { drawPokerModels } from '../../models/draw-poker/draw-poker-models.ts';
import { decimalOf, fraction, minus, times } from '../../par/fraction.ts';
import { committed, expectFirstSheet } from '../../testing/committed.ts';
import { meanOfEveryDraw } from '../../testing/draw-every-hand.ts';
import { drawsOf, hmac } from '../../testing/hmac.ts';
import { sheetsOf } from '../sheets.ts';
import { differentDeals } from './deals.ts';
import { drawPoker } from './draw-poker.ts';
import { handName, handNames, handOf } from './hand-name.ts';
import { rankHolds } from './holds.ts';
import { playOf } from './par-of-draw-poker.ts';
import { paysOf } from './pay-sums.ts';
import { returnOfHolds, reviewHold } from './review-hold.ts';

const isFull = process.env['KVOTA_FULL'] === '1';
const modelOf = (code: string) => drawPokerModels.find((each) => each.code === code)!;
const cards = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) * 4 + 'cdhs'.indexOf(card[1]!));

test('[GAME-12] hands have the names of the game', () => {
  const plain: [string, string | null][] = [
    ['As Ks Qs Js Ts', 'royal-flush'],
    ['9s Ks Qs Js Ts', 'straight-flush'],
    ['As 2s 3s 4s 5s', 'straight-flush'],
    ['Ah As Ac Ad 2h', 'four-aces'],
    ['4h 4s 4c 4d Ah', 'four-low'],
    ['5h 5s 5c 5d Ah', 'four'],
    ['5h 5s 5c 2d 2h', 'full-house'],
    ['5h 8h 2h Kh 3h', 'flush'],
    ['Ac 2h 3h 4h 5h', 'straight'],
    ['Kc Ah 2h 3h 4h', null],
    ['9c 9h 9s 4h 5h', 'three'],
    ['9c 9h 5s 4h 5h', 'two-pairs'],
    ['Jc Jh 5s 4h 2h', 'jacks'],
    ['Tc Th 5s 4h 2h', null],
  ];
  for (const [hand, name] of plain) expect(handName(cards(hand), false), hand).toBe(name);
  const wild: [string, string | null][] = [
    ['2c 2d 2h 2s 7h', 'four-deuces'],
    ['As Ks Qs Js Ts', 'royal-flush'],
    ['2c Ks Qs Js Ts', 'wild-royal'],
    ['2c 2d 9s 9h 9d', 'five'],
    ['2c 8s 9s Ts Qs', 'straight-flush'],
    ['2c 2d 3s 4s As', 'straight-flush'],
    ['2c 9d 9s 9h 4d', 'four'],
    ['2c 9d 9s 4h 4d', 'full-house'],
    ['2c 2d 7s Ks 9s', 'flush'],
    ['2c 2d 7s 8h Ts', 'straight'],
    ['2c 2d 7s Kh 9s', 'three'],
    ['2c 7d 7s Kh 9s', 'three'],
    ['2c 7d 8s Kh 3s', null],
    ['Ac Ad 8s 8h 3s', null],
  ];
  for (const [hand, name] of wild) expect(handName(cards(hand), true), hand).toBe(name);
});

test('[GAME-12] deals that differ only by the names of suits are one: 134,459 of 2,598,960', () => {
  const deals = differentDeals();
  expect([deals.length, deals.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([134_459, 2_598_960]);
});

test('[GAME-08] best play of jacks or better 9/6 returns 99.5439 %', () => {
  const { rtp, top } = drawPoker.par({ model: 'jacks-9-6', mode: '1' });
  // 1,653,526,326,983 of 1,661,102,543,100 is the figure that others publish.
  expect(rtp).toEqual(fraction(1_653_526_326_983n, 1_661_102_543_100n));
  expect(decimalOf({ n: top.chance.d, d: top.chance.n }, 2)).toBe('40390.54');
});

test('[GAME-08] all paytables return what others publish', () => {
  const returns = drawPokerModels.map(({ code }) => decimalOf(drawPoker.par({ model: code, mode: '1' }).rtp, 6));
  expect(returns).toEqual(['0.995439', '0.972984', '0.991659', '0.991064', '0.989130']);
});

/** Deals far from each other in order, of different shapes. */
const someDeals = (count: number): readonly (readonly number[])[] => {
  const deals = differentDeals();
  return range(count).map((at) => deals[(at * 65_537 + 12_345) % deals.length]!.cards);
};

test.for(drawPokerModels.map((model) => [model.code, model] as const))(
  '[GAME-12] the best hold of %s is that of best play, in every deal that is compared',
  ([, model]) => {
    const play = playOf(model);
    const deals = differentDeals();
    const pays = paysOf(model);
    for (const at of range(400)) {
      const index = (at * 65_537 + 12_345) % deals.length;
      const [deal, best] = [deals[index]!, play[index]!];
      const mean = best.kinds.reduce((sum, count, kind) => sum + count * pays[kind]!, 0);
      expect(rankHolds(model, deal.cards)[0]!.mean).toEqual(fraction(BigInt(mean), BigInt(best.draws)));
    }
  },
);

test.for(drawPokerModels.map((model) => [model.code, model] as const))(
  '[GAME-12] the means of holds of %s are those of drawing every hand',
  ([, model]) => {
    const isCheap = ({ cards }: { readonly cards: readonly number[] }): boolean => cards.length > 1;
    for (const deal of someDeals(isFull ? 400 : 20)) {
      // One card or none leaves up to 1,533,939 draws, which only the full run tries each time.
      for (const hold of rankHolds(model, deal).filter((each) => isFull || isCheap(each)))
        expect(hold.mean, `${deal.join()} ${hold.cards.join()}`).toEqual(meanOfEveryDraw(model, deal, hold.cards));
    }
    const [deal = []] = someDeals(1);
    for (const hold of rankHolds(model, deal)) expect(hold.mean).toEqual(meanOfEveryDraw(model, deal, hold.cards));
  },
);

const finished = (dealt: readonly number[], held: readonly number[], bet = 100) => {
  const round = drawPoker.open(drawsOf(8), bet, { model: 'jacks-9-6', mode: '1' });
  const own = { ...round, state: { ...round.state, dealt } };
  return drawPoker.step!(drawsOf(0), own, { type: 'hold', cards: held });
};

test('[GAME-12] a hold is reviewed after the draw, with what it cost, and never before', () => {
  const dealt = cards('As 8c Ad 9h 3s');
  const pair = reviewHold(finished(dealt, [0, 2]))!;
  expect([pair.best, pair.cost]).toEqual([[0, 2], fraction(0n, 1n)]);
  const ace = reviewHold(finished(dealt, [0]))!;
  expect([ace.held, ace.best]).toEqual([[0], [0, 2]]);
  expect(ace.mean).toEqual(meanOfEveryDraw(modelOf('jacks-9-6'), dealt, [0]));
  expect(minus(ace.bestMean, ace.mean)).toEqual(ace.cost);
  expect(reviewHold(drawPoker.open(drawsOf(8), 10, { model: 'deuces', mode: '1' }))).toBeNull();
});

test('[GAME-12] the return of several holds is weighted by their bets', () => {
  const dealt = cards('As 8c Ad 9h 3s');
  const [pair, ace] = [reviewHold(finished(dealt, [0, 2]))!, reviewHold(finished(dealt, [0]))!];
  expect(returnOfHolds([])).toBeNull();
  const both = returnOfHolds([
    { bet: 300, review: pair },
    { bet: 100, review: ace },
  ])!;
  expect(both.best).toEqual(pair.bestMean);
  expect(minus(both.best, both.own)).toEqual(times(ace.cost, fraction(1n, 4n)));
});

test('[GAME-12] kept cards stay, the others are replaced from the stock of each hand', () => {
  const round = drawPoker.open(drawsOf(8), 30, { model: 'jacks-9-6', mode: '3' });
  const { dealt, stock } = round.state;
  const end = drawPoker.step!(drawsOf(0), round, { type: 'hold', cards: [1, 4] });
  for (const [at, { cards: drawn, name, pays }] of end.state.hands.entries()) {
    const [a, b, c] = stock![at]!;
    expect(drawn).toEqual([a, dealt[1], b, c, dealt[4]]);
    expect(new Set([...drawn, ...dealt]).size).toBe(8);
    expect(pays).toBe(name ? modelOf('jacks-9-6').pays[name] : 0);
  }
  expect(end.payout).toBe(end.state.hands.reduce((sum, { pays }) => sum + pays * 10, 0));
});

test('[GAME-12] the fallback keeps the best cards', () => {
  const round = drawPoker.open(drawsOf(8), 1, { model: 'jacks-9-6', mode: '1' });
  const withPair = { ...round, state: { ...round.state, dealt: cards('As 8c Ad 9h 3s') } };
  expect(drawPoker.fallback(withPair)).toEqual({ type: 'hold', cards: [0, 2] });
});

test('[GAME-07] rounds with the same deal and another stock have equal public views', () => {
  for (const nonce of range(50)) {
    const round = drawPoker.open(drawsOf(nonce), 10, { model: 'deuces', mode: '10' });
    const other = drawPoker.open(drawsOf(nonce + 1), 10, { model: 'deuces', mode: '10' });
    const swapped = { ...round, state: { ...round.state, stock: other.state.stock } };
    expect(drawPoker.public(swapped)).toEqual(drawPoker.public(round));
    expect(JSON.stringify(drawPoker.public(round))).toContain('"stock":null');
  }
});

test('[GAME-08] several hands: the same return, and the chances of small sums by hand', () => {
  const one = drawPoker.par({ model: 'jacks-9-6', mode: '1' });
  const ten = drawPoker.par({ model: 'jacks-9-6', mode: '10' });
  expect(ten.rtp).toEqual(one.rtp);
  expect(Number(decimalOf(ten.variance, 9))).toBeLessThan(Number(decimalOf(one.variance, 9)));
  // At least one of three hands pays more often than one of one, and less often than thrice.
  const three = drawPoker.par({ model: 'jacks-9-6', mode: '3' });
  expect(Number(decimalOf(three.hitRate, 9))).toBeGreaterThan(Number(decimalOf(one.hitRate, 9)));
});

test('[GAME-12] all hands of a full deck are counted once', () => {
  const counts = handNames.map(() => 0);
  let at = 0;
  // Every 97th hand, by loops: the known shares of a deck, within chance.
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1)
        for (let d = c + 1; d < 52; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            at += 1;
            if (isFull || at % 13 === 0) counts[handOf(a, b, c, d, e, false)]! += 1;
          }
  if (isFull) {
    // Pairs below jacks and hands of nothing are one kind.
    expect(counts.slice(1, 12)).toEqual([337_920, 123_552, 54_912, 10_200, 5108, 3744, 432, 144, 48, 36, 4]);
    // Four of a kind: nine ranks from the five to the king, three low ones, and aces.
  } else expect(counts[2]! * 13).toBeGreaterThan(120_000);
});

test('[GAME-08] the figures of every paytable are those of its sheet', () => {
  for (const model of drawPokerModels) expectFirstSheet(model, drawPoker.par({ model: model.code, mode: '1' }));
});

const whole = drawPokerModels.filter(({ code }) => isFull || code === 'jacks-9-6');

test.for(whole.map((model) => [model.code, model] as const))(
  '[GAME-08] the whole sheet of %s is the one that the code computes',
  ([, model]) => {
    expect(sheetsOf(model, hmac)).toEqual(committed(model));
  },
);
