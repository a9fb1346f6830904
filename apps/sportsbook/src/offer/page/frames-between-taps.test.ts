import { describe, expect, test, vi } from 'vitest';

import { createFramesBetweenTaps } from './frames-between-taps.ts';

/** Frames and time that pass by hand. */
function byHand() {
  const target = new EventTarget();
  const frames = new Set<() => void>();
  const timers = new Set<() => void>();
  const add = (to: Set<() => void>, run: () => void) => {
    to.add(run);
    return () => void to.delete(run);
  };
  const run = (all: Set<() => void>) => {
    const now = [...all];
    all.clear();
    for (const each of now) each();
  };
  const request = createFramesBetweenTaps({
    target,
    frame: (each) => add(frames, each),
    after: (milliseconds, each) => {
      expect(milliseconds).toBe(400);
      return add(timers, each);
    },
  });
  return {
    request,
    event: (type: string) => void target.dispatchEvent(new Event(type)),
    nextFrame: () => run(frames),
    timeOut: () => run(timers),
  };
}

describe('[SPEED-09] frames between taps', () => {
  test('without a tap the next frame runs it, and a cancel ends it', () => {
    const { request, nextFrame } = byHand();
    const [shown, cancelled] = [vi.fn(), vi.fn()];
    request(shown);
    request(cancelled)();
    nextFrame();
    expect(shown).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });

  test('from the press until the frame after that of the click nothing runs', () => {
    const { request, event, nextFrame } = byHand();
    const shown = vi.fn();
    event('pointerdown');
    request(shown);
    nextFrame();
    event('click');
    nextFrame();
    expect(shown).not.toHaveBeenCalled();
    nextFrame();
    nextFrame();
    expect(shown).toHaveBeenCalledOnce();
  });

  test.each(['pointercancel', 'nothing'] as const)('a press that ends with %s does not hold prices for long', (how) => {
    const { request, event, nextFrame, timeOut } = byHand();
    const shown = vi.fn();
    event('pointerdown');
    request(shown);
    if (how === 'pointercancel') event('pointercancel');
    else timeOut();
    nextFrame();
    expect(shown).toHaveBeenCalledOnce();
  });

  test('a second press extends the wait, and a change that was cancelled meanwhile is not shown', () => {
    const { request, event, nextFrame, timeOut } = byHand();
    const [shown, cancelled] = [vi.fn(), vi.fn()];
    event('pointerdown');
    request(shown);
    const cancel = request(cancelled);
    event('pointerdown');
    cancel();
    nextFrame();
    expect(shown).not.toHaveBeenCalled();
    timeOut();
    nextFrame();
    expect(shown).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});
