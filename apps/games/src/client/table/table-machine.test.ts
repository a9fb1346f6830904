import { expect, test } from 'vitest';

import type { FrameRound, TableMoment, TableSnapshot } from '../../wire/index.ts';
import { betsOn, decideTable, isPresenting, openedTable, placesBefore, placesIn, takesBets } from './table-machine.ts';
import type { TableEffect, TableEvent, TableState } from './table-state.ts';

const hash = '0'.repeat(64);
const result = (number: number) => ({ number, link: hash, outcome: { number: 7 } });
const moment = (number: number, phase: TableMoment['phase']): TableMoment => ({
  seq: number * 3 + ['betting', 'closing', 'result'].indexOf(phase),
  number,
  phase,
  left_ms: phase === 'running' ? null : 10_000,
  since_ms: 0,
  result: phase === 'result' ? result(number) : null,
});
const snapshot = (number: number, phase: TableMoment['phase']): TableSnapshot => ({
  table: {
    code: 'ring',
    schedule: { betting_ms: 20_000, closing_ms: 2000, result_ms: 8000 },
    chain: { id: 'c', end: hash, rounds: 9, salt: 's', salt_by: 'server', startsAt: '' },
  },
  moment: moment(number, phase),
  last: [result(number - 1)],
});
const bet = (number: number, changes: Partial<FrameRound> = {}): FrameRound => ({
  id: 'b1',
  state: 'open',
  currency: 'RSD',
  mode: 'table',
  stake: '10.00',
  staked: '10.00',
  won: '0.00',
  step: 0,
  outcome: {},
  actions: [],
  refusal: null,
  ended_by: null,
  fairness: { server_hash: hash, client_seed: 's', nonce: number },
  replay: null,
  balance: '90.00',
  totals: null,
  wait_ms: 0,
  startedAt: '',
  closedAt: null,
  ...changes,
});

function run(events: readonly TableEvent[], from = openedTable('100.00'), now = 0): [TableState, TableEffect[]] {
  let state = from;
  const all: TableEffect[] = [];
  for (const event of events) {
    const [next, effects] = decideTable(state, event, { now });
    state = next;
    all.push(...effects);
  }
  return [state, all];
}
const joined = (number = 5, phase: TableMoment['phase'] = 'betting') =>
  run([{ type: 'snapshot', snapshot: snapshot(number, phase) }])[0];
const place: TableEvent = {
  type: 'place',
  requestId: 'q1',
  bet: { stake: '10.00', mode: 'table', params: { bets: [] } },
};
const phasesTold = (effects: readonly TableEffect[]) =>
  effects.map((effect) => effect.type === 'tell' && effect.message.type === 'round' && effect.message.phase);

test('[RGS-30] a bet names the running round, and none is sent outside of its betting phase', () => {
  const [state, effects] = run([place], joined());
  expect(effects).toMatchObject([{ type: 'play', afterMs: 0, body: { request_id: 'q1', round: 5 } }]);
  expect(state.pending).toHaveLength(1);
  expect(run([place], joined(5, 'closing'))[1]).toEqual([]);
  expect(run([place], joined(), 10_000)[1]).toEqual([]);
  expect(takesBets(run([{ type: 'lost' }], joined())[0], 0)).toBe(false);
});

test('[RGS-01] without an answer the same bet is sent again; a booked bet shows its stake in the credit', () => {
  const [, effects] = run([place, { type: 'failed', requestId: 'q1', problem: null }], joined());
  expect(effects.map((effect) => effect.type === 'play' && [effect.afterMs, effect.body.request_id])).toEqual([
    [0, 'q1'],
    [1000, 'q1'],
  ]);
  const [state] = run([place, { type: 'answered', requestId: 'q1', round: bet(5) }], joined());
  expect(state).toMatchObject({ credit: '90.00', pending: [] });
  expect(betsOn(state, 5)).toHaveLength(1);
});

test('[RGS-23] the credit has no win before the result was presented, and then it is asked for', () => {
  const [drawn, told] = run(
    [
      place,
      { type: 'answered', requestId: 'q1', round: bet(5) },
      { type: 'moment', moment: moment(5, 'closing') },
      { type: 'moment', moment: moment(5, 'result') },
      { type: 'credit', balance: '110.00' },
    ],
    joined(),
  );
  expect(isPresenting(drawn)).toBe(true);
  expect([drawn.credit, drawn.last[0]?.number]).toEqual(['90.00', 4]);
  expect(phasesTold(told).filter(Boolean)).toEqual(['open', 'decided']);
  const [shown, after] = run([{ type: 'presented' }], drawn);
  expect(shown.last[0]?.number).toBe(5);
  expect(phasesTold(after).filter(Boolean)).toEqual(['presented', 'closed']);
  const closed = bet(5, { state: 'closed', won: '20.00' });
  expect(run([{ type: 'bets', bets: [closed] }], shown)[1]).toEqual([{ type: 'askCredit' }]);
  // Not settled yet: asked again.
  expect(run([{ type: 'bets', bets: [bet(5)] }], shown)[1]).toEqual([{ type: 'askBets', afterMs: 500 }]);
});

test('[RGS-31] a frame that joins while the result is shown sees it without motion; older events change nothing', () => {
  const state = joined(5, 'result');
  expect([isPresenting(state), state.still, state.last[0]?.number]).toEqual([false, true, 5]);
  expect(run([{ type: 'moment', moment: moment(5, 'closing') }], state)[0]).toBe(state);
  const [next] = run([{ type: 'moment', moment: moment(6, 'betting') }], state);
  expect(next).toMatchObject({ still: false, presented: 5 });
});

test('[RGS-24] a bet that came too late is named, and the end of the session goes to the game', () => {
  const problem = { type: '', title: '', status: 409, detail: '', code: 'betsClosed' } as const;
  const [state] = run([place, { type: 'failed', requestId: 'q1', problem }], joined());
  expect(state).toMatchObject({ pending: [], notice: { type: 'problem', code: 'betsClosed' } });
  const ended = { ...problem, code: 'superseded' } as const;
  expect(run([place, { type: 'failed', requestId: 'q1', problem: ended }], joined())[1].at(-1)).toEqual({
    type: 'refer',
    problem: ended,
  });
  const returned = bet(5, { state: 'cancelled', staked: '0.00' });
  expect(run([{ type: 'bets', bets: [returned] }], joined())[0].notice).toEqual({
    type: 'problem',
    code: 'betsClosed',
  });
});

const running = (sinceMs = 3000): TableMoment => ({
  ...moment(5, 'closing'),
  phase: 'running',
  seq: 17,
  left_ms: null,
  since_ms: sinceMs,
});
const riding = () =>
  run(
    [place, { type: 'answered', requestId: 'q1', round: bet(5) }, { type: 'moment', moment: running() }],
    joined(),
    50_000,
  )[0];
const leave: TableEvent = { type: 'leave', bets: ['b1', 'unknown'] };

test('[RGS-10, RGS-31] a run counts from its start, also for a frame that joins it, and its end is not known', () => {
  expect(riding().moment).toMatchObject({ phase: 'running', beganAt: 47_000, endsAt: null });
  const [joinedRun] = run([{ type: 'snapshot', snapshot: { ...snapshot(5, 'closing'), moment: running(9000) } }]);
  expect(joinedRun).toMatchObject({ still: false, presented: 4, moment: { beganAt: -9000 } });
  expect(run([place], riding(), 50_000)[1]).toEqual([]);
});

test('[RGS-10] a cash-out is sent once for each bet, repeated without an answer, and its credit shown at once', () => {
  const [state, effects] = run([leave, leave], riding());
  const body = { round_id: 'b1', step: 0, action: { type: 'cash-out' } };
  expect(effects).toEqual([{ type: 'step', body, afterMs: 0 }]);
  const [, again] = run([{ type: 'notLeft', id: 'b1', problem: null }], state);
  expect(again).toEqual([{ type: 'step', body, afterMs: 1000 }]);
  const round = bet(5, { state: 'closed', won: '21.00', balance: '111.00' });
  const [left] = run([{ type: 'left', id: 'b1', round }], state);
  expect(left).toMatchObject({ credit: '111.00', leaving: [], bets: [{ state: 'closed' }] });
  expect(run([leave], left)[1]).toEqual([]);
});

test('[RGS-10, RGS-24] a cash-out that came too late is named, unless the bet had left by itself', () => {
  const [state] = run([leave], riding());
  const problem = { type: '', title: '', status: 409, detail: '', code: 'roundOver' } as const;
  const [late, effects] = run([{ type: 'notLeft', id: 'b1', problem: { ...problem, round: bet(5) } }], state);
  expect(late).toMatchObject({ leaving: [], notice: { type: 'problem', code: 'roundOver' } });
  expect(effects).toEqual([{ type: 'askBets', afterMs: 0 }]);
  const closed = bet(5, { state: 'closed', won: '20.00' });
  const [auto] = run([{ type: 'notLeft', id: 'b1', problem: { ...problem, round: closed } }], state);
  expect(auto).toMatchObject({ notice: null, bets: [{ state: 'closed', won: '20.00' }] });
  const [measured] = run([{ type: 'bets', bets: [closed], tripMs: 41 }], auto);
  expect(measured.tripMs).toBe(41);
});

test('[RGS-38] chips that were put for the running round are placed before its betting ends, others are not', () => {
  const state = joined(5);
  expect(placesIn(state, 5, 0)).toBe(10_000 - placesBefore);
  expect(placesIn(state, 5, 9500)).toBe(0);
  expect(placesIn(state, 5, 10_000)).toBeNull();
  expect(placesIn(state, 4, 0)).toBeNull();
  expect(placesIn(state, undefined, 0)).toBeNull();
  expect(placesIn(joined(5, 'closing'), 5, 0)).toBeNull();
  expect(placesIn(run([{ type: 'lost' }], state)[0], 5, 0)).toBeNull();
});
