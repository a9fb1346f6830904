import type { FrameMessage, RoundPhase } from '@kvota/contracts/game';
import { expect, test, vi } from 'vitest';

import { createStage, type StageDeps } from './create-stage.ts';
import type { StageGame } from './stage-machine.ts';

const answer = { ErrorText: 'ok', session_id: 's1', url: 'https://games.example/play/book', token: 'secret' };
const session = { id: 's1', url: answer.url, token: 'secret' };

/** A stage that plays, with what it holds back and releases. */
async function playing(mode: StageGame['mode'], resumed: object = {}) {
  const calls: string[] = [];
  const api = {
    startDemoGame: () => Promise.resolve(answer),
    rgsStartSession: () => Promise.resolve({ ...answer, ...resumed }),
    endGameSession: () => Promise.resolve({ ErrorText: 'ok' }),
  } as unknown as StageDeps['api']; // the calls that a stage makes
  const onState = vi.fn<StageDeps['onState']>();
  const stage = createStage(
    { code: 'book', provider: 'sava', mode },
    {
      api,
      page: () => ({ lang: 'en', currencyId: 941 }),
      sendStart: () => undefined,
      sendStop: () => undefined,
      played: () => undefined,
      refreshSession: () => undefined,
      refreshCredit: () => calls.push('ask'),
      holdCredit: () => {
        calls.push('hold');
        return () => calls.push('release');
      },
      onState,
    },
  );
  await vi.waitFor(() => expect(onState).toHaveBeenCalled());
  stage.send({ type: 'hello' });
  const frame = (message: FrameMessage): void => stage.send({ type: 'frame', message });
  frame({ type: 'loaded', ms: 1 });
  calls.length = 0;
  const round = (phase: RoundPhase) => frame({ type: 'round', phase, id: 'r1' });
  return { stage, frame, round, calls, onState };
}

test('[CAS-25] the credit is held from the bet until the result was presented', async () => {
  const { round, calls } = await playing('real');
  round('open');
  round('decided');
  expect(calls).toEqual(['hold']);
  round('presented');
  expect(calls).toEqual(['hold', 'release', 'ask']);
});

test('[CAS-25] a round that waits for a decision shows its stake; the decision holds the credit again until its result', async () => {
  const { round, calls } = await playing('real');
  round('open');
  round('waiting');
  expect(calls).toEqual(['hold', 'release', 'ask']);
  calls.length = 0;
  round('open');
  round('decided');
  expect(calls.filter((each) => each !== 'release')).toEqual(['hold']);
  expect(calls.at(-1)).toBe('hold');
  round('presented');
  expect(calls.slice(-2)).toEqual(['release', 'ask']);
});

test('[CAS-33] the stage knows from the answer to the start whether a round is unfinished', async () => {
  const { onState } = await playing('real', { resumed: { round_id: 'r1' } });
  expect(onState).toHaveBeenCalledWith(expect.objectContaining({ session: { ...session, resumes: true } }));
});

test('[CAS-25] a frame that fails or is left releases the credit; play money holds nothing', async () => {
  const failing = await playing('real');
  failing.round('open');
  failing.frame({ type: 'trouble', code: 'failed', retry: false });
  expect(failing.calls).toEqual(['hold', 'release']);
  const left = await playing('real');
  left.round('open');
  left.stage.stop();
  expect(left.calls).toEqual(['hold', 'release']);
  const demo = await playing('demo');
  demo.round('open');
  expect(demo.calls).toEqual([]);
});
