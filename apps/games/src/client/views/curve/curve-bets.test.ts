import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { autoOf, curveBetOf, curveModelOf } from './curve-bet.ts';
import { worthOf } from './curve-bets.ts';
import { heightAt, plotOf } from './curve-plot.ts';

const choice = (target: unknown) => ({
  game: { engine: 'curve', model: 'curve' },
  mode: 'round',
  stake: '10.00',
  choice: { target },
});

test('[RGS-26] a bet has its automatic cash-out within the targets of the maths, or none', () => {
  expect(curveBetOf(choice(250))).toEqual({ stake: '10.00', mode: 'round', params: { target: 250 } });
  for (const none of [undefined, '250', 1.5, null]) expect(curveBetOf(choice(none)).params).toEqual({});
  const model = curveModelOf('curve');
  expect([autoOf(model, { target: 1 }), autoOf(model, { target: 9_999_999 })]).toEqual([101, 1_000_000]);
});

test('[GAME-05] bets are worth their stakes times the multiplier, each cut, and at most their own target', () => {
  const bet = (stake: string, target?: number) =>
    ({ stake, outcome: { engine: 'curve', params: target === undefined ? {} : { target } } }) as Parameters<
      typeof worthOf
    >[0][number]; // the parts that are read
  expect(worthOf([bet('0.05'), bet('0.05')], 119)).toBe('0.10');
  expect(worthOf([bet('10.00', 150), bet('10.00')], 213)).toBe('36.30');
});

test('[RGS-22] the end of the curve is always within the picture, and so are the lines', () => {
  fc.assert(
    fc.property(
      fc.nat(108_853),
      fc.integer({ min: 240, max: 1400 }),
      fc.integer({ min: 70, max: 700 }),
      (ms, width, height) => {
        const plot = plotOf(ms, { width, height });
        const [x, y] = [plot.x(ms), plot.y(heightAt(ms))];
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
        expect(plot.lines.length).toBeLessThan(6);
        for (const line of plot.lines) expect(plot.y(line)).toBeGreaterThan(0);
        for (const second of plot.seconds) expect(plot.x(second * 1000)).toBeLessThanOrEqual(width);
      },
    ),
  );
});
