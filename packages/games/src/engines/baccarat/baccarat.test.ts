import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { baccaratModels } from '../../models/baccarat/baccarat-models.ts';
import { decimalOf } from '../../par/fraction.ts';
import { drawsOf } from '../../testing/hmac.ts';
import { baccarat, countCoups, type BaccaratParams } from './baccarat.ts';
import { playCoup, type Side } from './coup.ts';

const params = (on: Side): BaccaratParams => ({ model: 'punto-banco', mode: 'table', bets: [{ on, amount: 20 }] });

test('[GAME-08] banker, player and tie return 98.9421, 98.7649 and 85.6404 %', () => {
  const returns = (['banker', 'player', 'tie'] as const).map((on) => decimalOf(baccarat.par(params(on)).rtp, 6));
  expect(returns).toEqual(['0.989420', '0.987649', '0.856403']);
});

test('[GAME-20] the counts cover every order of six of 416 cards, and equal those that are published', () => {
  const { banker, player, tie } = countCoups(baccaratModels[0]!);
  expect(banker + player + tie).toBe(
    [416n, 415n, 414n, 413n, 412n, 411n].reduce((product, each) => product * each, 1n),
  );
  expect([banker, player, tie]).toEqual([2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n]);
});

test('[GAME-20] third cards follow the table of the game', () => {
  /** Number of cards of both hands for the six values: player, banker, player, banker, and the third cards. */
  const lengths = (digits: string): number[] => {
    const { player, banker } = playCoup(Array.from(digits, Number));
    return [player.length, banker.length];
  };
  // Naturals end the coup. A player of 6 or 7 stays, and then a banker of 5 or less draws.
  expect(['403500', '024500', '600500', '700600'].map(lengths)).toEqual([
    [2, 3],
    [3, 2],
    [2, 3],
    [2, 2],
  ]);
  expect(['408000', '028700'].map(lengths)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  // By the point of the banker, the third cards of a player of 0 after which the banker draws.
  const drawnAfter = (point: number): string =>
    range(10)
      .filter((third) => playCoup([0, point, 0, 0, third, 0]).banker.length === 3)
      .join('');
  expect(range(8).map(drawnAfter)).toEqual([
    '0123456789',
    '0123456789',
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ]);
});

test('[GAME-20] a round deals its cards in order and pays each bet', () => {
  for (const nonce of range(400)) {
    const bets = [
      { on: 'banker', amount: 20 },
      { on: 'player', amount: 10 },
      { on: 'tie', amount: 5 },
    ] as const;
    const { state, payout } = baccarat.open(drawsOf(nonce), 35, { model: 'punto-banco', mode: 'table', bets });
    const point = (cards: readonly number[]): number =>
      cards.reduce((sum, card) => sum + Math.min(10, (card >> 2) + 1), 0) % 10;
    const [mine, theirs] = [point(state.player), point(state.banker)];
    const winner = mine === theirs ? 'tie' : mine > theirs ? 'player' : 'banker';
    expect(state.winner).toBe(winner);
    expect(state.returns).toEqual({ banker: [39, 0, 0], player: [0, 20, 0], tie: [20, 10, 45] }[winner]);
    expect(payout).toBe(state.returns.reduce((sum, each) => sum + each, 0));
    const isNatural = point(state.player.slice(0, 2)) >= 8 || point(state.banker.slice(0, 2)) >= 8;
    if (isNatural) expect([state.player.length, state.banker.length]).toEqual([2, 2]);
  }
});

test('[GAME-04] bets that are on no side, twice on one, or of another sum are refused', () => {
  const refused = (bets: unknown): string => {
    try {
      baccarat.open(drawsOf(0), 10, { model: 'punto-banco', mode: 'table', bets } as BaccaratParams);
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'taken';
  };
  const tie = { on: 'tie', amount: 5 };
  expect([[], [null], [tie, tie], [{ on: 'dealer', amount: 10 }], [{ on: 'tie', amount: 0 }]].map(refused)).toEqual(
    range(5).map(() => 'badParams'),
  );
  expect(refused([tie])).toBe('badBet');
});
