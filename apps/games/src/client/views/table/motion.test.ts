import { expect, test } from 'vitest';

import { climbAt, climbMs, curveAt, heightOf, targetHeight } from './limbo-climb.ts';
import { fallOf, gapOf, pegsOf } from './plinko-fall.ts';
import { scratch, uncoveredBy } from './scratching.ts';
import { stopAfter, turnOf } from './wheel-turn.ts';

test('[RGS-22] a ball ends in the middle of the bucket that was drawn, at every path of eight rows', () => {
  for (let draw = 0; draw < 256; draw += 1) {
    const path = Array.from({ length: 8 }, (_, row) => (draw >> row) & 1);
    const bucket = path.reduce((sum, each) => sum + each, 0);
    const frames = fallOf(path);
    expect(frames.at(-1)).toMatchObject({ y: 1, offset: 1 });
    expect(frames.at(-1)?.x).toBeCloseTo((bucket + 0.5) * gapOf(8), 10);
    const offsets = frames.map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  }
});

test('a ball meets a peg in each row', () => {
  const pegs = pegsOf(12);
  for (const path of [Array.from({ length: 12 }, () => 0), [1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1]]) {
    const met = fallOf(path).filter((_, at) => at % 2 === 1 && at < 24);
    for (const { x, y } of met) expect(pegs.some((peg) => Math.abs(peg.x - x) < 0.001 && peg.y > y)).toBe(true);
  }
});

test('[RGS-22] a wheel stops with its segment below the pointer, after whole turns', () => {
  for (const segments of [20, 24, 50]) {
    for (let segment = 0; segment < segments; segment += 1) {
      const target = turnOf(segment, segments);
      const stop = stopAfter(123, target, 4);
      expect(stop - 123).toBeGreaterThanOrEqual(4 * 360);
      expect(stop - 123).toBeLessThan(5 * 360);
      // The pointer is at 0 degrees; the segment's middle is there after the turn.
      expect((stop + ((segment + 0.5) * 360) / segments) % 360).toBeCloseTo(0, 6);
    }
  }
});

test('[RGS-22] a climb ends at the drawn multiplier, above the line only if it reaches the target', () => {
  for (const drawn of [100, 101, 200, 3692, 10_000_000]) {
    expect([climbAt(drawn, 0), climbAt(drawn, 1)]).toEqual([100, drawn]);
    expect(heightOf(drawn, 200) >= targetHeight).toBe(drawn >= 200);
    expect(climbMs(drawn)).toBeLessThanOrEqual(1700);
    const { x, y } = curveAt(heightOf(drawn, 200));
    expect(Math.max(x, y)).toBeLessThan(1);
  }
});

test('[RGS-25] a stroke over a cell uncovers it, and a touch at its edge does not', () => {
  const stroke = [0.25, 0.75].reduce(
    (before, y) => scratch(before, { x: 1.1, y }, { x: 1.9, y }),
    new Set<number>() as ReadonlySet<number>,
  );
  expect(uncoveredBy(stroke)).toEqual([1]);
  expect(uncoveredBy(scratch(new Set(), { x: 0.95, y: 0.1 }, { x: 0.95, y: 0.9 }))).toEqual([]);
});
