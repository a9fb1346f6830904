import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { MathsRound } from '../maths/maths-round.ts';
import { sized } from '../../testing/large-runs.ts';
import { advanceRound, ImpossibleEvent, openRound, stakedOf, wonOf } from './advance.ts';
import { finalStates, type LifeStep, type RoundEffect, type RoundEvent, type RoundLife } from './round-life.ts';

const maths = (more: Partial<MathsRound> = {}): MathsRound => ({
  engine: 'run',
  model: 'run-1',
  mode: 'base',
  bet: 100,
  params: { model: 'run-1', mode: 'base' },
  step: 0,
  finished: false,
  staked: 100,
  payout: 0,
  state: {},
  actions: [],
  ...more,
});
const env = { now: 1000 };
const booked = { type: 'booked' } as const;
const refusal = { type: 'refused', refusal: { status: 'insufficientFunds' } } as const;
const stepTo = (more: Partial<MathsRound>): RoundEvent => ({
  type: 'step',
  maths: maths({ step: 1, ...more }),
  by: 'player',
});
const opened = (more: Partial<MathsRound> = {}): RoundLife =>
  advanceRound(openRound('r', maths(more))[0], booked, env)[0];

test('[RGS-02] an instant round asks for bet and win in one call, and is shown when both are booked', () => {
  const [round, effects] = openRound('r', maths({ finished: true, payout: 250 }));
  expect(effects).toEqual([
    {
      type: 'transact',
      id: 'r:open',
      finished: true,
      movements: [
        { id: 'r:bet', kind: 'bet', amount: 100n },
        { id: 'r:win', kind: 'win', amount: 250n },
      ],
    },
  ]);
  expect(round).toMatchObject({ state: 'paying', shown: null });
  const [closed, none] = advanceRound(round, booked, env);
  expect(closed).toMatchObject({ state: 'closed', shown: { payout: 250 }, next: null, closedAt: 1000 });
  expect([stakedOf(closed), wonOf(closed), none]).toEqual([100n, 250n, []]);
});

test('[RGS-02] a refused opening shows nothing, moves nothing and keeps the outcome for verification', () => {
  const [round] = advanceRound(openRound('r', maths({ finished: true, payout: 250 }))[0], refusal, env);
  expect(round).toMatchObject({ state: 'refused', shown: null, next: { maths: { payout: 250 } }, movements: [] });
});

test('[RGS-06] a step without a stake calls no wallet until the round ends; an end without a win closes the round', () => {
  const [going, none] = advanceRound(opened(), stepTo({}), env);
  expect(going).toMatchObject({ state: 'open', step: 1 });
  expect(none).toEqual([]);
  const [lost, end] = advanceRound(going, stepTo({ finished: true }), env);
  expect(lost).toMatchObject({ state: 'crediting', step: 2, shown: { finished: false } });
  expect(end).toEqual([{ type: 'endRound', id: 'r:step2' }]);
  expect(advanceRound(lost, booked, env)[0]).toMatchObject({ state: 'closed', endedBy: 'player' });
});

test('[RGS-06] a step that stakes more and ends the round books bet and win in one call; refused, the round goes on', () => {
  const [raised, effects] = advanceRound(opened(), stepTo({ staked: 200, finished: true, payout: 400 }), env);
  expect(effects).toMatchObject([
    {
      id: 'r:step1',
      finished: true,
      movements: [
        { id: 'r:bet1', amount: 100n },
        { id: 'r:win', amount: 400n },
      ],
    },
  ]);
  const [without] = advanceRound(raised, refusal, env);
  expect(without).toMatchObject({
    state: 'open',
    step: 1,
    shown: { staked: 100 },
    refusal: { status: 'insufficientFunds' },
  });
  const [closed] = advanceRound(raised, booked, env);
  expect([stakedOf(closed), wonOf(closed)]).toEqual([200n, 400n]);
});

test('[RGS-04] an unknown opening bet is rolled back only while the round is undecided', () => {
  const [undecided, effects] = advanceRound(openRound('r', maths())[0], { type: 'unknown' }, env);
  expect(undecided.state).toBe('cancelling');
  expect(effects).toMatchObject([{ type: 'withdraw' }, { type: 'rollback', id: 'r:bet:back', of: 'r:bet' }]);
  expect(advanceRound(undecided, { type: 'returned' }, env)[0]).toMatchObject({ state: 'cancelled', movements: [] });
  const [decided] = openRound('r', maths({ finished: true }));
  expect(() => advanceRound(decided, { type: 'unknown' }, env)).toThrow(ImpossibleEvent);
});

test('[RGS-30] a bet at a table is rolled back if it is late, and never once it is booked', () => {
  const [late, effects] = advanceRound(openRound('r', maths())[0], { type: 'late' }, env);
  expect(late.state).toBe('cancelling');
  expect(effects).toMatchObject([{ type: 'withdraw' }, { type: 'rollback', of: 'r:bet' }]);
  expect(() => advanceRound(opened(), { type: 'late' }, env)).toThrow(ImpossibleEvent);
});

test('[RGS-04] an operator cancels an open round with all its bets, and never a decided one', () => {
  const [raised] = advanceRound(advanceRound(opened(), stepTo({ staked: 200 }), env)[0], booked, env);
  const [round, effects] = advanceRound(raised, { type: 'cancel', reason: 'malfunction' }, env);
  expect(effects).toMatchObject([
    { type: 'withdraw' },
    { of: 'r:bet', amount: '100', reason: 'malfunction' },
    { of: 'r:bet1', amount: '100' },
  ]);
  const [cancelled] = advanceRound(round, { type: 'returned' }, env);
  expect(stakedOf(cancelled)).toBe(0n);
  const [crediting] = advanceRound(opened(), stepTo({ finished: true, payout: 1 }), env);
  for (const decided of [crediting, advanceRound(crediting, booked, env)[0]])
    expect(() => advanceRound(decided, { type: 'cancel', reason: 'x' }, env)).toThrow(ImpossibleEvent);
});

/** A wallet that books each call once. */
function follow(choices: readonly number[]): {
  readonly life: RoundLife;
  readonly balance: bigint;
  readonly ids: string[];
} {
  let balance = 0n;
  const ids: string[] = [];
  let [life, effects]: LifeStep = openRound('r', maths());
  const pay = (effect: RoundEffect): void => {
    if (effect.type === 'withdraw') return;
    ids.push(effect.id);
    if (effect.type === 'rollback') balance += BigInt(effect.amount);
    if (effect.type === 'transact')
      for (const { kind, amount } of effect.movements) balance += kind === 'bet' ? -amount : amount;
  };
  for (const choice of choices) {
    if (finalStates.includes(life.state)) break;
    const before = life.shown ?? maths();
    const ends = choice % 3 === 0;
    const staked = before.staked + (choice % 2) * 100;
    const payout = ends ? (choice % 5) * 50 : 0;
    const isBet = effects.some(
      (effect) => effect.type === 'transact' && effect.movements.some(({ kind }) => kind === 'bet'),
    );
    const event: RoundEvent =
      life.state === 'open'
        ? choice % 11 === 0
          ? { type: 'cancel', reason: 'x' }
          : { type: 'step', by: 'player', maths: maths({ step: before.step + 1, staked, finished: ends, payout }) }
        : life.state === 'cancelling'
          ? { type: 'returned' }
          : isBet && choice % 7 === 0
            ? refusal
            : booked;
    if (event.type === 'booked' || event.type === 'returned') effects.forEach(pay);
    [life, effects] = advanceRound(life, event, env);
  }
  return { life, balance, ids };
}

test('[RGS-18] in any sequence of events, the movements of a round are those that the wallet booked, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 }), (choices) => {
      const { life, balance, ids } = follow(choices);
      expect(wonOf(life) - stakedOf(life)).toBe(balance);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(life.movements.map(({ id }) => id)).size).toBe(life.movements.length);
    }),
    { numRuns: sized(500, 20_000) },
  );
});
