import type { RoundPhase } from '@kvota/contracts/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  advanceStage,
  openStage,
  stageLimits,
  type StageEvent,
  type StageGame,
  type StageState,
} from './stage-machine.ts';

const game: StageGame = { code: 'book', provider: 'sava', mode: 'real' };
const session = { id: 's1', url: 'https://games.example/play/book', token: 'secret', resumes: false };

/** Runs events from the start, and returns the last state with all effects. */
function play(...events: readonly StageEvent[]) {
  const [first, effects] = openStage(game);
  return events.reduce<{ state: StageState; effects: readonly { readonly type: string }[] }>(
    ({ state, effects: before }, event) => {
      const [next, more] = advanceStage(state, event);
      return { state: next, effects: [...before, ...more] };
    },
    { state: first, effects },
  );
}
const started: StageEvent = { type: 'started', session };
const hello: StageEvent = { type: 'hello' };
const loaded: StageEvent = { type: 'frame', message: { type: 'loaded', ms: 100 } };
const opened: StageEvent = { type: 'frame', message: { type: 'round', phase: 'open', id: 'r1' } };
const closed: StageEvent = { type: 'frame', message: { type: 'round', phase: 'closed', id: 'r1' } };
const trouble = (code: 'expired' | 'superseded' | 'failed' | 'booking'): StageEvent => ({
  type: 'frame',
  message: { type: 'trouble', code, retry: false },
});

test('[CAS-22] from the start to the first round: the token is sent once, after the greeting', () => {
  const { state, effects } = play(started, hello, loaded);
  expect(state).toMatchObject({ status: 'playing', inRound: false });
  expect(effects).toEqual([
    { type: 'start', game },
    { type: 'limit', milliseconds: stageLimits.greeting },
    { type: 'sendStart', token: 'secret' },
    { type: 'limit', milliseconds: stageLimits.loading },
    { type: 'limit', milliseconds: null },
    { type: 'played', game },
  ]);
});

test('[CAS-22] a frame that does not greet, or does not load, fails by name; a retry starts again', () => {
  expect(play(started, { type: 'timedOut' }).state).toEqual({ status: 'failed', game, fault: 'greeting' });
  expect(play(started, hello, { type: 'timedOut' }).state).toEqual({ status: 'failed', game, fault: 'loading' });
  expect(play(started, { type: 'timedOut' }, { type: 'retry' }).state.status).toBe('starting');
  expect(play(started, hello, loaded, { type: 'timedOut' }).state.status).toBe('playing');
});

test('[CAS-22] an expired session is started again once; a second expiry while loading fails', () => {
  const once = play(started, hello, loaded, trouble('expired'));
  expect(once.state).toEqual({ status: 'starting', game, restarted: true });
  expect(once.effects.filter(({ type }) => type === 'start')).toHaveLength(2);
  expect(play(started, hello, loaded, trouble('expired'), started, hello, trouble('expired')).state).toMatchObject({
    status: 'failed',
  });
});

test('[CAS-22] a newer frame elsewhere ends this one; what the frame shows by itself changes nothing', () => {
  expect(play(started, hello, loaded, trouble('superseded')).state.status).toBe('superseded');
  expect(play(started, hello, loaded, trouble('booking')).state.status).toBe('playing');
});

test('[CAS-22] credit is asked for after a result was shown, not when it was decided', () => {
  const phases = (['open', 'decided', 'presented'] as const).map((phase): StageEvent => ({
    type: 'frame',
    message: { type: 'round', phase, id: 'r1' },
  }));
  const before = play(started, hello, loaded, ...phases.slice(0, 2));
  expect(before.state).toMatchObject({ inRound: true });
  expect(before.effects.some(({ type }) => type === 'refreshCredit')).toBe(false);
  const after = play(started, hello, loaded, ...phases);
  expect(after.state).toMatchObject({ inRound: false });
  expect(after.effects.at(-1)).toEqual({ type: 'refreshCredit' });
});

test('[CAS-25] a round that waits for a decision shows the credit, and is a round still, also if it was resumed', () => {
  const round = (phase: RoundPhase): StageEvent => ({ type: 'frame', message: { type: 'round', phase, id: 'r1' } });
  const waiting = play(started, hello, loaded, round('open'), round('waiting'));
  expect(waiting.state).toMatchObject({ status: 'playing', inRound: true });
  expect(waiting.effects.slice(-3)).toEqual([
    { type: 'holdCredit' },
    { type: 'releaseCredit' },
    { type: 'refreshCredit' },
  ]);
  expect(play(started, hello, round('open'), round('waiting'), loaded).state).toMatchObject({ inRound: true });
  const held = play(started, hello, loaded, round('open'), round('decided'));
  expect(held.effects.some(({ type }) => type === 'releaseCredit')).toBe(false);
});

test('[OP-20] a game that is switched off is left after its round, and its session is ended', () => {
  const round = (phase: 'open' | 'decided' | 'presented' | 'closed'): StageEvent => ({
    type: 'frame',
    message: { type: 'round', phase, id: 'r1' },
  });
  const off: StageEvent = { type: 'switchedOff', error: 'gameInactive' };
  const refused = { status: 'refused', game, error: 'gameInactive', until: undefined };
  const end = { type: 'endSession', id: 's1' };
  const between = play(started, hello, loaded, off);
  expect(between.state).toEqual(refused);
  expect(between.effects.at(-1)).toEqual(end);
  const inRound = play(started, hello, loaded, round('open'), off);
  expect(inRound.state).toMatchObject({ status: 'playing', ending: { type: 'off' } });
  expect(inRound.effects.at(-1)).toEqual({ type: 'sendStop' });
  const shown = play(started, hello, loaded, round('open'), off, round('decided'), round('presented'));
  expect(shown.state.status).toBe('playing');
  const after = play(started, hello, loaded, round('open'), off, round('decided'), round('presented'), round('closed'));
  expect(after.state).toEqual(refused);
  expect(after.effects.slice(-3)).toEqual([end, { type: 'releaseCredit' }, { type: 'refreshCredit' }]);
  const resumed = play(started, hello, round('open'), loaded, off);
  expect(resumed.state).toMatchObject({ status: 'playing', ending: { type: 'off' } });
});

test('[CAS-33] a game that is off stays on stage for its unfinished round, whenever the frame reports it, and ends after it', () => {
  const round = (phase: 'open' | 'presented' | 'closed'): StageEvent => ({
    type: 'frame',
    message: { type: 'round', phase, id: 'r1' },
  });
  const resumed: StageEvent = { type: 'started', session: { ...session, resumes: true } };
  const off: StageEvent = { type: 'switchedOff', error: 'gameInactive' };
  for (const events of [
    [resumed, off, hello, round('open'), loaded],
    [resumed, hello, off, loaded, round('open')],
  ] as const) {
    const shown = play(...events);
    expect(shown.state).toMatchObject({ status: 'playing', inRound: true, ending: { type: 'off' } });
    expect(shown.effects).toContainEqual({ type: 'sendStop' });
    const after = play(...events, round('presented'), round('closed'));
    expect(after.state).toMatchObject({ status: 'refused', error: 'gameInactive' });
    expect(after.effects).toContainEqual({ type: 'endSession', id: 's1' });
  }
  expect(play(resumed, hello, off, round('closed')).state.status).toBe('refused');
  expect(play(started, off).state.status).toBe('refused');
});

test('[CAS-32] a refused round asks for the session, because a reality check may be due', () => {
  const round = (phase: 'open' | 'presented' | 'closed'): StageEvent => ({
    type: 'frame',
    message: { type: 'round', phase, id: 'r1' },
  });
  const asked = (...events: readonly StageEvent[]) =>
    play(started, hello, loaded, ...events).effects.some(({ type }) => type === 'refreshSession');
  expect(asked(round('open'), round('closed'))).toBe(true);
  expect(asked(round('open'), round('presented'), round('closed'))).toBe(false);
});

test('[CAS-22] no order of events leaves the stage without a way on: every end can be retried', () => {
  const event: fc.Arbitrary<StageEvent> = fc.constantFrom(
    started,
    hello,
    loaded,
    trouble('expired'),
    trouble('superseded'),
    trouble('failed'),
    { type: 'timedOut' },
    { type: 'startFailed' },
    { type: 'refused', error: 'gameInactive', until: undefined },
    { type: 'switchedOff', error: 'maintenance' },
    { type: 'left', mayGoOn: true },
    { type: 'left', mayGoOn: false },
    { type: 'returned' },
    { type: 'close' },
    opened,
    { type: 'frame', message: { type: 'round', phase: 'waiting', id: 'r1' } },
    closed,
    { type: 'retry' },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { state } = play(...events);
      const [next] = state.status === 'starting' ? [state] : advanceStage(state, { type: 'retry' });
      expect(next.status).toBe('starting');
      const tokens = play(...events).effects.filter(({ type }) => type === 'sendStart').length;
      expect(tokens).toBeLessThanOrEqual(events.filter((each) => each === started).length);
    }),
  );
});

test('[CAS-23] a game that may go on beside other pages is not touched by leaving its page', () => {
  const { state } = play(started, hello, loaded, opened);
  expect(advanceStage(state, { type: 'left', mayGoOn: true })).toEqual([state, []]);
  expect(advanceStage(state, { type: 'returned' })).toEqual([state, []]);
});

test('[CAS-23] a game that may not go on is closed after its round, at once between rounds, and before it is played', () => {
  const left: StageEvent = { type: 'left', mayGoOn: false };
  const end = { type: 'endSession', id: 's1' };
  const between = play(started, hello, loaded, left);
  expect(between.state).toEqual({ status: 'closed', game });
  expect(between.effects.at(-1)).toEqual(end);
  const inRound = play(started, hello, loaded, opened, left);
  expect(inRound.state).toMatchObject({ status: 'playing', ending: { type: 'left' } });
  expect(inRound.effects.at(-1)).toEqual({ type: 'sendStop' });
  expect(play(started, hello, loaded, opened, left, closed).state.status).toBe('closed');
  expect(play(started, hello, { type: 'left', mayGoOn: true }).state.status).toBe('closed');
  expect(play(left).effects.some(({ type }) => type === 'endSession')).toBe(false);
});

test('[CAS-23] a player who returns while the last round runs gets a new session after it', () => {
  const left: StageEvent = { type: 'left', mayGoOn: false };
  const { state, effects } = play(started, hello, loaded, opened, left, { type: 'returned' }, closed);
  expect(state).toEqual({ status: 'starting', game, restarted: false });
  expect(effects).toContainEqual({ type: 'endSession', id: 's1' });
  expect(effects.filter(({ type }) => type === 'start')).toHaveLength(2);
});

test('[CAS-23] closing ends the session in any state, once; maintenance ends a game like a switch', () => {
  const close: StageEvent = { type: 'close' };
  const { effects } = play(started, hello, loaded, opened, close, close);
  expect(effects.filter(({ type }) => type === 'endSession')).toHaveLength(1);
  expect(play(started, { type: 'timedOut' }, close).state.status).toBe('closed');
  const maintenance = play(started, hello, loaded, { type: 'switchedOff', error: 'maintenance' });
  expect(maintenance.state).toEqual({ status: 'refused', game, error: 'maintenance', until: undefined });
});
