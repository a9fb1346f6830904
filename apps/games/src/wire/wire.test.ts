import * as v from 'valibot';
import { expect, test } from 'vitest';

import { frameCalls, FrameProblem, frameProblems, PlayBody, StepBody } from './index.ts';

test('[RGS-20] a play needs a request id and an unsigned stake; params are an object', () => {
  const play = { request_id: 'r-1', stake: '20.00', params: { picks: [1, 2] } };
  expect(v.parse(PlayBody, play)).toEqual(play);
  expect(v.parse(PlayBody, { request_id: 'r-1', stake: '1' })).toMatchObject({ params: {} });
  for (const wrong of [{ request_id: '' }, { stake: '-1' }, { stake: 20 }, { mode: 'a b' }, { params: 'x' }])
    expect(v.is(PlayBody, { ...play, ...wrong })).toBe(false);
});

test('[RGS-20] a step has a number from 0 and an action with a type', () => {
  const step = { round_id: 'r', step: 0, action: { type: 'pick', cell: 3 } };
  expect(v.parse(StepBody, step)).toEqual(step);
  for (const wrong of [{ step: -1 }, { step: 0.5 }, { action: 'pick' }, { action: { cell: 3 } }])
    expect(v.is(StepBody, { ...step, ...wrong })).toBe(false);
});

test('[RGS-20] calls are below /api, and each problem has a status of 4xx or 5xx', () => {
  for (const call of Object.values(frameCalls)) expect(call.path).toMatch(/^\/api\/[a-z]+/);
  for (const [code, { status, detail }] of Object.entries(frameProblems)) {
    expect(v.is(FrameProblem, { type: 'about:blank', title: 'x', status, detail, code })).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});
