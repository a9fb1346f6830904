import { expect, test } from 'vitest';

import type { FrameRound, FrameSession } from '../../wire/index.ts';
import { canPlay, decide, freeOf, hasUsedFree, resultOf, stakesOf, waiting } from './play-machine.ts';
import type { PlayEffect, PlayEvent, Playing, PlayState } from './play-state.ts';

const session: FrameSession = {
  access: 'access',
  session_id: 's',
  mode: 'real',
  game: {
    code: 'g',
    name: 'Game',
    studio: { code: 'x', name: 'X' },
    kind: 'slots',
    engine: 'reels',
    model: 'V5',
    theme: 'fruits',
    modes: ['1', '3'],
    units: { '1': 1, '3': 300 },
    rtp: '96',
    sheet: '',
    version: 1,
  },
  currency: 'RSD',
  currency_id: 1,
  lang: 'en',
  balance: '100.00',
  stakes: ['1.00', '3.00', '6.00', '10.00'],
  limits: { min_bet: '1.00', max_bet: '10.00', max_win: '1000.00' },
  rules: {
    profile: 'standard',
    shortest_round_ms: 2500,
    autoplay: false,
    turbo: false,
    slam_stop: false,
    reality_check_minutes: 60,
  },
  totals: { staked: '0.00', won: '0.00', rounds: 0, startedAt: '' },
  round: null,
  notices: [],
  serverTime: '',
};
const round = (changes: Partial<FrameRound>): FrameRound => ({
  id: 'r1',
  state: 'closed',
  currency: 'RSD',
  mode: '1',
  stake: '6.00',
  staked: '6.00',
  won: '20.00',
  step: 0,
  outcome: {},
  actions: [],
  refusal: null,
  ended_by: 'player',
  fairness: { server_hash: '', client_seed: '', nonce: 0 },
  replay: null,
  balance: '114.00',
  totals: null,
  wait_ms: 2500,
  startedAt: '',
  closedAt: null,
  ...changes,
});

/** Runs events one after another, at time 0 unless given. */
function run(events: readonly PlayEvent[], from: PlayState = waiting, now = 0): [PlayState, PlayEffect[]] {
  let state = from;
  const all: PlayEffect[] = [];
  for (const event of events) {
    const [next, effects] = decide(state, event, { now });
    state = next;
    all.push(...effects);
  }
  return [state, all];
}
/** The phases that were reported to the page, with the ids of their rounds. */
const told = (effects: readonly PlayEffect[]): readonly string[] =>
  effects.flatMap((effect) =>
    effect.type === 'tell' && effect.message.type === 'round' ? [`${effect.message.phase} ${effect.message.id}`] : [],
  );
const entered = (changes: Partial<FrameSession> = {}): Playing => {
  const [state] = run([
    { type: 'start', token: 't' },
    { type: 'entered', session: { ...session, ...changes } },
  ]);
  if (state.status !== 'playing') throw new Error('The session was not entered.');
  return state;
};
const bet = { stake: '6.00', mode: '1', params: { numbers: [3, 7] } };
const play: PlayEvent = { type: 'play', requestId: 'q1', bet };

test('[RGS-21] a start exchanges the token; a play sends the bet with its request id, once', () => {
  expect(run([{ type: 'start', token: 't' }])).toEqual([
    { status: 'entering' },
    [{ type: 'authenticate', token: 't' }],
  ]);
  const [state, effects] = run([play, { ...play, requestId: 'q2' }], entered());
  expect(state).toMatchObject({ phase: 'asking', stake: '6.00', credit: '100.00' });
  expect(effects).toEqual([
    { type: 'tell', message: { type: 'round', phase: 'open', id: 'q1' } },
    {
      type: 'call',
      afterMs: 0,
      pending: { call: 'play', body: { request_id: 'q1', ...bet } },
    },
  ]);
});

test('[RGS-23] the credit has no win before the result was presented', () => {
  const [shown] = run([play, { type: 'answered', round: round({}) }], entered());
  expect(shown).toMatchObject({ phase: 'presenting', credit: '94.00' });
  const [after, effects] = run([{ type: 'credit', balance: '999.00' }, { type: 'presented' }], shown);
  expect(after).toMatchObject({ phase: 'presented', credit: '114.00' });
  expect(effects.map((effect) => effect.type === 'tell' && effect.message)).toEqual([
    { type: 'round', phase: 'presented', id: 'r1' },
    { type: 'round', phase: 'closed', id: 'r1' },
  ]);
});

test('[RGS-21] the next round waits for the shortest time, for a pause and for the end of a stop', () => {
  const [state] = run([play, { type: 'answered', round: round({}) }, { type: 'presented' }], entered());
  const playing = state as Playing; // asserted by the line below
  expect([canPlay(playing, 2499), canPlay(playing, 2500)]).toEqual([false, true]);
  expect(run([play], playing, 2499)[1]).toEqual([]);
  for (const event of [{ type: 'pause', why: 'realityCheck' }, { type: 'stop' }] as const) {
    const [held] = run([event], playing, 5000);
    expect(canPlay(held as Playing, 5000)).toBe(false);
  }
});

test('[RGS-24] without an answer the same call is repeated with the same ids, later each time', () => {
  const [, effects] = run([play, { type: 'failed', problem: null }, { type: 'failed', problem: null }], entered());
  const calls = effects.filter((effect) => effect.type === 'call');
  expect(calls.map(({ afterMs }) => afterMs)).toEqual([0, 1000, 2000]);
  expect(new Set(calls.map(({ pending }) => JSON.stringify(pending))).size).toBe(1);
});

test('[RGS-03] while a round is booked it is asked for again, and no other opens', () => {
  const booking = round({ state: 'booking', outcome: null, won: '0.00', balance: null });
  const [state, effects] = run(
    [play, { type: 'answered', round: booking }, { type: 'answered', round: booking }, play],
    entered(),
  );
  expect(state).toMatchObject({ phase: 'booking' });
  expect(effects.filter(({ type }) => type === 'askRound')).toEqual([
    { type: 'askRound', id: 'r1', afterMs: 1000 },
    { type: 'askRound', id: 'r1', afterMs: 2000 },
  ]);
  expect(run([{ type: 'answered', round: round({}) }], state)[0]).toMatchObject({
    phase: 'presenting',
    credit: '94.00',
  });
});

test('[RGS-24] a refused bet returns to the stakes with its reason and its credit', () => {
  const refusal = { status: 'betLimit', until: null, left_ms: null, limit: '5.00' } as const;
  const [state] = run(
    [play, { type: 'answered', round: round({ state: 'refused', refusal, won: '0.00', balance: '100.00' }) }],
    entered(),
  );
  expect(state).toMatchObject({ phase: 'idle', round: null, notice: { type: 'refused', refusal }, credit: '100.00' });
});

test('[RGS-46] free rounds are played first, with their stake, and counted as the wallet counts them', () => {
  const free_rounds = [
    { grant: 'g-1', left: 2, stake: '3.00', expires: '' },
    { grant: 'g-2', left: 1, stake: '6.00', expires: '' },
  ];
  const bet = { stake: '3.00', mode: '1', params: {} };
  const first = entered({ free_rounds });
  expect([first.stake, stakesOf(first), freeOf(first)?.grant]).toEqual(['3.00', ['3.00'], 'g-1']);
  const [asking] = run([{ type: 'play', requestId: 'q', bet }], first);
  expect(asking).toMatchObject({ pending: { body: { free: 'g-1', stake: '3.00' } } });
  const answer = (grant: string, left: number, more = {}) => round({ free: { grant, left }, stake: '3.00', ...more });
  const [one] = run([{ type: 'answered', round: answer('g-1', 1) }, { type: 'presented' }], asking);
  expect(freeOf(one as Playing)).toMatchObject({ grant: 'g-1', left: 1 });
  const [other] = run([{ type: 'answered', round: answer('g-1', 0) }, { type: 'presented' }], one);
  expect([freeOf(other as Playing)?.grant, (other as Playing).stake]).toEqual(['g-2', '6.00']);
  const refusal = { status: 'freeRoundsUsed', until: null, left_ms: null, limit: null } as const;
  const refused = round({ state: 'refused', refusal, free: { grant: 'g-2', left: null }, won: '0.00' });
  const [none] = run([{ type: 'answered', round: refused }], other);
  expect([freeOf(none as Playing), stakesOf(none as Playing)]).toEqual([undefined, session.stakes]);
  // The bar shows that rounds cost something again, if they were free before.
  expect([other, none, entered({})].map((state) => hasUsedFree(state as Playing))).toEqual([false, true, false]);
});

test('[CAS-53, RGS-24] a round that an operator cancelled is shown with the reason, in play and at the next start', () => {
  const cancelled = {
    state: 'cancelled',
    ended_by: 'operator',
    reason: 'Wheel fault',
    staked: '0.00',
    won: '0.00',
  } as const;
  const notice = { type: 'cancelled', reason: 'Wheel fault' };
  const [state] = run([play, { type: 'answered', round: round(cancelled) }], entered());
  expect(state).toMatchObject({ phase: 'idle', notice });
  const { staked, won, ...rest } = cancelled;
  const notices = [{ ...rest, round_id: 'r1', staked, won, refusal: null, at: '' }];
  expect(entered({ notices })).toMatchObject({ phase: 'idle', notice });
  const withdrawn = round({ ...cancelled, ended_by: null, reason: null });
  expect(run([play, { type: 'answered', round: withdrawn }], entered())[0]).toMatchObject({
    notice: { type: 'cancelled', reason: null },
  });
});

test('[RGS-07] an open round of the session is resumed, without motion', () => {
  const open = round({ state: 'open', won: '0.00', balance: '94.00', actions: [{ type: 'cash-out' }] });
  const state = entered({ round: open });
  expect(state).toMatchObject({
    phase: 'open',
    notice: { type: 'resumed' },
    still: true,
    credit: '94.00',
    stake: '6.00',
  });
  const [, atStart] = run([
    { type: 'start', token: 't' },
    { type: 'entered', session: { ...session, round: open } },
  ]);
  expect(told(atStart)).toEqual(['open r1', 'waiting r1']);
  const [stepping, effects] = run([{ type: 'act', action: { type: 'cash-out' } }], state);
  expect(stepping).toMatchObject({ phase: 'stepping', still: false });
  expect(effects.at(-1)).toMatchObject({ pending: { call: 'step', body: { round_id: 'r1', step: 0 } } });
});

test('[CAS-25] the page learns that a round waits for a decision, after each answer and after a decision that failed', () => {
  const open = round({ state: 'open', won: '0.00', balance: '94.00', actions: [{ type: 'hit' }] });
  const act: PlayEvent = { type: 'act', action: { type: 'hit' } };
  const [dealt, first] = run([play, { type: 'answered', round: open }], entered());
  expect(told(first)).toEqual(['open q1', 'waiting r1']);
  const problem = { type: '', title: '', status: 409, detail: '', code: 'illegalAction' } as const;
  const [failed, refused] = run([act, { type: 'failed', problem }], dealt);
  expect(told(refused)).toEqual(['open r1', 'waiting r1']);
  const [, ended] = run([act, { type: 'answered', round: round({}) }, { type: 'presented' }], failed);
  expect(told(ended)).toEqual(['open r1', 'decided r1', 'presented r1', 'closed r1']);
});

test('[CAS-25] a bet that failed without a round is closed for the page', () => {
  const problem = { type: '', title: '', status: 429, detail: '', code: 'tooEarly', left_ms: 500 } as const;
  const [state, effects] = run([play, { type: 'failed', problem }], entered());
  expect(state).toMatchObject({ phase: 'idle', readyAt: 500 });
  expect(told(effects)).toEqual(['open q1', 'closed q1']);
});

test('[RGS-08] a superseded frame plays no more and reports it', () => {
  const problem = { type: '', title: '', status: 409, detail: '', code: 'superseded' } as const;
  expect(run([play, { type: 'failed', problem }], entered())[0]).toEqual({ status: 'superseded' });
});

test('[RGS-06] a problem that has the round shows this round', () => {
  const problem = {
    type: '',
    title: '',
    status: 409,
    detail: '',
    code: 'stepTaken',
    round: round({ won: '0.00', balance: '94.00' }),
  } as const;
  const open = entered({ round: round({ state: 'open', actions: [{ type: 'x' }] }) });
  const [state] = run(
    [
      { type: 'act', action: { type: 'x' } },
      { type: 'failed', problem },
    ],
    open,
  );
  expect(state).toMatchObject({ phase: 'presenting', credit: '94.00' });
});

test('[RGS-01] a mode offers multiples of its unit only, and the nearest stake below', () => {
  const [state] = run(
    [
      { type: 'stake', stake: '10.00' },
      { type: 'mode', mode: '3' },
    ],
    entered(),
  );
  expect(state).toMatchObject({ mode: '3', stake: '6.00' });
  expect(run([{ type: 'stake', stake: '1.00' }], state)[0]).toMatchObject({ stake: '6.00' });
});

test('[RGS-26] a choice is kept for the next round, sets the mode that follows from it, and waits for the end of a round', () => {
  const choose: PlayEvent = { type: 'choose', choice: { numbers: [3, 7, 9] }, mode: '3' };
  const [asking] = run([play, choose], entered());
  expect(asking).toMatchObject({ choice: {}, mode: '1' });
  const [chosen] = run([{ type: 'answered', round: round({}) }, { type: 'presented' }, choose], asking);
  expect(chosen).toMatchObject({
    choice: { numbers: [3, 7, 9] },
    mode: '3',
    stake: '6.00',
    round: null,
    phase: 'idle',
  });
  const [again] = run([play, { type: 'answered', round: round({}) }, { type: 'presented' }], chosen, 9000);
  expect(again).toMatchObject({ choice: { numbers: [3, 7, 9] }, phase: 'presented' });
});

test('[CAS-35] only a return above the stake is a win', () => {
  expect(resultOf({ won: '6.01', staked: '6.00' })).toBe('win');
  expect(resultOf({ won: '6.00', staked: '6.00' })).toBe('part');
  expect(resultOf({ won: '0.00', staked: '6.00' })).toBe('nothing');
});
