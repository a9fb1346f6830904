import { describe, expect, test } from 'vitest';

import { longestStepMs, nextPress, shownState, stepMs, type HoldEvent, type HoldPress } from './hold-machine.ts';

const idle: HoldPress = { status: 'idle' };
const after = (events: readonly HoldEvent[], from: HoldPress = idle): HoldPress =>
  events.reduce((press, event) => nextPress(press, event, 2000), from);
const begin = (at: number): HoldEvent => ({ type: 'begin', at });
const end = (at: number): HoldEvent => ({ type: 'end', at });
/** Steps after a beginning, up to and with a moment. */
const steps = (from: number, to: number): HoldEvent[] =>
  Array.from({ length: (to - from) / stepMs }, (_, index) => ({ type: 'step', at: from + (index + 1) * stepMs }));

describe('[OP-87] a button that is held', () => {
  test('is done after the whole time, and not one step earlier', () => {
    expect(after([begin(100), ...steps(100, 2050)])).toMatchObject({ status: 'held', heldMs: 1950 });
    expect(after([begin(100), ...steps(100, 2100)])).toEqual({ status: 'done' });
  });

  test('is done once: holding on, and the release, change nothing', () => {
    const done = after([begin(0), ...steps(0, 2000)]);
    expect(after([...steps(2000, 6000), end(6000)], done)).toEqual({ status: 'done' });
    expect(shownState(done)).toBe('idle');
  });

  test('released early, it does nothing, and the next press begins from zero', () => {
    const released = after([begin(0), ...steps(0, 1950), end(1960)]);
    expect(released).toEqual({ status: 'released' });
    expect(after(steps(1960, 4960), released)).toEqual({ status: 'released' });
    expect(after([begin(5000), ...steps(5000, 6950)], released)).toMatchObject({ status: 'held', heldMs: 1950 });
  });

  test('a second finger or key that begins does not begin the press again', () => {
    expect(after([begin(0), ...steps(0, 1000), begin(1010), ...steps(1000, 2000)])).toEqual({ status: 'done' });
  });

  test('a stalled page and a clock that goes back do not count as holding', () => {
    const stalled = after([begin(0), { type: 'step', at: 5000 }]);
    expect(stalled).toMatchObject({ status: 'held', heldMs: longestStepMs });
    expect(after([{ type: 'step', at: 10 }], stalled)).toMatchObject({ status: 'held', heldMs: longestStepMs });
  });
});
