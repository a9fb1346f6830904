import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { models } from '../models/models.ts';
import { decimalOf } from '../par/fraction.ts';
import { committed, parFolder, sheetName } from '../testing/committed.ts';
import { hmac } from '../testing/hmac.ts';
import { engineOf } from './engine-of.ts';
import { sheetsOf } from './sheets.ts';

/** Slots and draw poker take seconds: they are compared in the tests of their engines, which count them anyway. */
const others = models.filter(({ engine }) => engine !== 'reels' && engine !== 'draw_poker');

test('[GAME-08] every model has a sheet, and no sheet is left over', () => {
  expect(readdirSync(parFolder).sort()).toEqual(models.map(sheetName).sort());
  expect(new Set(models.map(({ code }) => code)).size).toBe(models.length);
});

test.for(others.map((model) => [model.code, model] as const))(
  '[GAME-08] the sheet of %s is the one that the code computes',
  ([, model]) => {
    expect(sheetsOf(model, hmac)).toEqual(committed(model));
  },
);

test('[GAME-06] the figures are those that operators of games ask for', () => {
  for (const model of models) {
    const { sheets } = committed(model);
    const returns = sheets.map(({ rtp }) => Number(rtp.decimal));
    // Baccarat pays a tie as everywhere; forecasts of races are sold at 90 %, cut.
    const least = model.engine === 'baccarat' ? 0.85 : model.engine === 'race' ? 0.899 : 0.9;
    expect(Math.min(...returns), model.code).toBeGreaterThanOrEqual(least);
    expect(Math.max(...returns), model.code).toBeLessThan(1);
    // These games are known for the difference between their bets.
    if (!['roulette', 'baccarat', 'race', 'league'].includes(model.engine))
      expect(Math.max(...returns) - Math.min(...returns), model.code).toBeLessThan(0.01);
    if (model.engine !== 'reels') continue;
    expect(returns[0]).toBeGreaterThan(0.95);
    expect(returns[0]).toBeLessThan(0.97);
    expect(Number(sheets[0]?.hitRate.decimal), model.code).toBeGreaterThan(0.05);
  }
});

test('[GAME-05] the grids of bets are those of money: they divide ten minor units, or a hundred', () => {
  for (const model of models) {
    for (const { params } of committed(model).sheets) {
      const cells = engineOf(model.engine).stakeCells(params as never); // the params of a sheet are those of its engine
      expect([model.code, 10 % cells === 0 || model.engine === 'draw_poker']).toEqual([model.code, true]);
    }
  }
});

test('[GAME-08] a sheet has the figures of its engine in digits', () => {
  const par = engineOf('ladder').par({ model: 'towers', mode: 'hard' });
  const sheet = committed(models.find(({ code }) => code === 'towers')!).sheets[2];
  expect([sheet?.rtp.decimal, sheet?.volatility]).toEqual([decimalOf(par.rtp, 12), par.volatility]);
});
