import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { largestWins } from '../../models/reels/largest-wins.ts';
import { reelsModels } from '../../models/reels/index.ts';
import type { ReelsModel } from '../../models/reels/reels-model.ts';
import { decimalOf, fraction } from '../../par/fraction.ts';
import { committed, expectFirstSheet } from '../../testing/committed.ts';
import { chiSquare, chiSquareTail, drawsOf, hmac } from '../../testing/hmac.ts';
import { sheetsOf } from '../sheets.ts';
import { exactFigures } from './par-of-reels.ts';
import { largestOf } from './largest.ts';
import { reels } from './reels.ts';
import { evaluate, lineBetOf } from './spin.ts';
import { spinTableOf } from './spin-table.ts';

const modelOf = (code: string): ReelsModel => reelsModels.find((each) => each.code === code)!;
const isFull = process.env['KVOTA_FULL'] === '1';

/** Return of lines and scatters from the numbers of symbols alone, in floats: it shares no code with the engine. */
function returnFromCounts({ strips, rows, lines, pays, wild, scatter }: ReelsModel): { spin: number; trigger: number } {
  const share = (reel: number, symbol: string): number =>
    Array.from(strips[reel]!).filter((each) => each === symbol || (reel > 0 && each === wild)).length /
    strips[reel]!.length;
  let spin = 0;
  for (const [symbol, table] of Object.entries(pays)) {
    for (const [count, pay] of table.entries()) {
      if (!pay) continue;
      const run = range(count).reduce((product, reel) => product * share(reel, symbol), 1);
      spin += pay * run * (count < strips.length ? 1 - share(count, symbol) : 1);
    }
  }
  // A line bet is a part of the bet, and all lines have the same chances.
  expect(lines.length * lineBetOf({ lines } as ReelsModel)).toBe(10_000);
  const scatters = strips.map(
    (strip) => (rows * Array.from(strip).filter((each) => each === scatter?.symbol).length) / strip.length,
  );
  let counts = [1];
  for (const chance of scatters) {
    counts = range(counts.length + 1).map((at) => (counts[at] ?? 0) * (1 - chance) + (counts[at - 1] ?? 0) * chance);
  }
  const paid = counts.reduce((sum, chance, at) => sum + chance * (scatter?.pays[at] ?? 0), 0);
  return { spin: spin + paid, trigger: counts.slice(3).reduce((sum, chance) => sum + chance, 0) };
}

/** Mean number of free spins of one trigger. */
function freeSpinsOf({ scatter }: ReelsModel, trigger: number): number {
  if (!scatter?.freeSpins) return 0;
  const { freeSpins, retriggers } = scatter;
  const from = (left: number, started: number): number => {
    if (left === 0) return 0;
    if (started === retriggers) return left;
    return 1 + (1 - trigger) * from(left - 1, started) + trigger * from(left - 1 + freeSpins, started + 1);
  };
  return from(freeSpins, 0);
}

test('[GAME-08] C3 returns 66,130 of 69,120, by every stop', () => {
  const model = modelOf('C3');
  const [a, b, c] = model.strips.map((strip) => range(strip.length));
  let sum = 0n;
  for (const x of a!) for (const y of b!) for (const z of c!) sum += BigInt(evaluate(model, [x, y, z], 1, 0).win);
  expect(fraction(sum, 13_824n * 10_000n)).toEqual(fraction(66_130n, 69_120n));
  expect(reels.par({ model: 'C3', mode: 'spin' }).rtp).toEqual(fraction(66_130n, 69_120n));
});

test('[GAME-08] the return of every slot follows from the numbers of its symbols', () => {
  for (const model of reelsModels) {
    const { rtp } = exactFigures(model);
    const { spin, trigger } = returnFromCounts(model);
    const whole = spin * (1 + trigger * freeSpinsOf(model, trigger) * (model.scatter?.times ?? 0));
    expect(Number(decimalOf(rtp, 12)), model.code).toBeCloseTo(whole, 10);
    expect(whole, model.code).toBeGreaterThan(0.95);
    expect(whole, model.code).toBeLessThan(0.97);
  }
});

test('[GAME-08] V5 returns 95.996 %: 80.860 of spins and 15.136 of free spins', () => {
  const model = modelOf('V5');
  const { spin, trigger } = returnFromCounts(model);
  expect([spin.toFixed(5), (spin * trigger * freeSpinsOf(model, trigger) * 2).toFixed(5)]).toEqual([
    '0.80860',
    '0.15136',
  ]);
  expect(decimalOf(exactFigures(model).rtp, 5)).toBe('0.95996');
});

test('[GAME-08] counting in groups gives the wins of single stops', () => {
  for (const model of reelsModels) {
    const table = spinTableOf(model);
    const counted = [...table.plain, ...table.triggering].reduce((sum, [, count]) => sum + count, 0n);
    expect(counted).toBe(table.stops);
    // Stops along a path through all reels: every win of it is in the table.
    for (const at of range(2000)) {
      const stops = model.strips.map((strip, reel) => (at * (reel * 7 + 3)) % strip.length);
      const { win, scatters } = evaluate(model, stops, 1, 1);
      expect((scatters >= 3 ? table.triggering : table.plain).has(win)).toBe(true);
    }
  }
});

test.runIf(isFull)('[GAME-08] V5 by every one of its 24,300,000 stops', () => {
  const model = modelOf('V5');
  const { plain, triggering } = bruteForce(model);
  const table = spinTableOf(model);
  expect(plain).toEqual(new Map([...table.plain].map(([win, count]) => [win, Number(count)])));
  expect(triggering).toEqual(new Map([...table.triggering].map(([win, count]) => [win, Number(count)])));
});

/** Wins of all stops, by loops over the reels. It shares no code with the engine. */
function bruteForce({
  strips,
  lines,
  pays,
  wild,
  scatter,
}: ReelsModel): Record<'plain' | 'triggering', Map<number, number>> {
  const symbols = [...new Set(strips.join(''))];
  const codes = strips.map((strip) => Array.from(strip).map((each) => symbols.indexOf(each)));
  const [w, s] = [symbols.indexOf(wild ?? ''), symbols.indexOf(scatter?.symbol ?? '')];
  const table = symbols.map((symbol) => pays[symbol] ?? [0, 0, 0, 0, 0, 0]);
  const lineBet = 10_000 / lines.length;
  const plain = new Map<number, number>();
  const triggering = new Map<number, number>();
  const n = strips.map(({ length }) => length);
  const shown = (reel: number, stop: number, row: number): number => codes[reel]![(stop + row) % n[reel]!]!;
  const at = [0, 0, 0, 0, 0];
  for (at[0] = 0; at[0] < n[0]!; at[0]++)
    for (at[1] = 0; at[1] < n[1]!; at[1]++)
      for (at[2] = 0; at[2] < n[2]!; at[2]++)
        for (at[3] = 0; at[3] < n[3]!; at[3]++)
          for (at[4] = 0; at[4] < n[4]!; at[4]++) {
            let win = 0;
            for (const line of lines) {
              const first = shown(0, at[0], line[0]!);
              if (first === s) continue;
              let run = 1;
              while (run < 5) {
                const next = shown(run, at[run]!, line[run]!);
                if (next !== first && next !== w) break;
                run += 1;
              }
              win += table[first]![run]! * lineBet;
            }
            let scatters = 0;
            for (let reel = 0; reel < 5; reel += 1)
              for (let row = 0; row < 3; row += 1) if (shown(reel, at[reel]!, row) === s) scatters += 1;
            win += (scatter?.pays[scatters] ?? 0) * 10_000;
            const counts = scatters >= 3 ? triggering : plain;
            counts.set(win, (counts.get(win) ?? 0) + 1);
          }
  return { plain, triggering };
}

test('[GAME-10] wilds replace symbols, only the longest run pays, and scatters start free spins', () => {
  const model: ReelsModel = {
    ...modelOf('V5'),
    strips: ['ASH', 'WSH', 'ASH', 'WSB', 'BSH'],
    lines: [range(5).map(() => 0)],
  };
  expect(evaluate(model, [0, 0, 0, 0, 0], 1, 1).lines).toEqual([{ line: 0, symbol: 'A', count: 4, pays: 200 }]);
  const scattered = evaluate(model, [1, 1, 1, 2, 2], 2, 1);
  // Every window of three letters shows the one scatter of its strip.
  expect([scattered.scatters, scattered.freeSpins, scattered.win]).toEqual([5, 10, 1_000_000]);
  expect(evaluate(model, [1, 1, 1, 2, 2], 2, 0).freeSpins).toBe(0);
});

test('[GAME-10] a round has the free spins that its scatters start', () => {
  const rounds = range(3000).map((nonce) => reels.open(drawsOf(nonce), 10, { model: 'V5', mode: 'spin' }));
  const longest = Math.max(...rounds.map(({ state }) => state.spins.length));
  expect(longest).toBeGreaterThan(10);
  for (const { state, payout } of rounds) {
    const [first, ...free] = state.spins;
    const started = state.spins.reduce((sum, { freeSpins }) => sum + freeSpins, 0);
    expect(free.length).toBe(started);
    expect(first?.times).toBe(1);
    expect(free.every(({ times }) => times === 2)).toBe(true);
    expect(payout).toBe(state.spins.reduce((sum, { win }) => sum + win, 0) / 1000);
  }
});

test('[GAME-10] the stops of a reel are as even as chance makes them', () => {
  const rounds = isFull ? 1_000_000 : 10_000;
  const { strips } = modelOf('C3');
  const counts = strips.map((strip) => range(strip.length).map(() => 0));
  for (const nonce of range(rounds)) {
    const [spin] = reels.open(drawsOf(nonce), 5, { model: 'C3', mode: 'spin' }).state.spins;
    for (const [reel, stop] of spin!.stops.entries()) counts[reel]![stop]! += 1;
  }
  for (const each of counts) {
    const tail = chiSquareTail(
      chiSquare(each, () => rounds / each.length),
      each.length - 1,
    );
    expect(tail).toBeGreaterThan(0.0001);
    expect(tail).toBeLessThan(0.9999);
  }
});

test('[GAME-05] line bets of every slot are whole, and the grid of bets rounds nothing', () => {
  for (const model of reelsModels) {
    expect(10_000 % model.lines.length, model.code).toBe(0);
    const cells = reels.stakeCells({ model: model.code, mode: 'spin' });
    for (const win of spinTableOf(model).plain.keys()) expect((win * cells) % 10_000).toBe(0);
    expect(new Set(model.lines.map(String)).size).toBe(model.lines.length);
    expect(model.strips[0]).not.toContain(model.wild ?? ' ');
    const { multiplier, chance } = largestOf(model);
    expect([model.code, multiplier]).toEqual([model.code, largestWins[model.code]]);
    expect(chance.n > 0n).toBe(true);
  }
});

test('[GAME-08] the figures of every slot are those of its sheet', () => {
  for (const model of reelsModels) expectFirstSheet(model, exactFigures(model));
});

/** Bands and series of free spins take seconds per slot. */
const whole = reelsModels.filter(({ code, scatter }) => isFull || !scatter?.freeSpins || code === 'A10');

test.for(whole.map((model) => [model.code, model] as const))(
  '[GAME-08] the whole sheet of %s is the one that the code computes',
  ([, model]) => {
    expect(sheetsOf(model, hmac)).toEqual(committed(model));
  },
);

test('[GAME-06] every slot pays its best line at least once in ten million spins', () => {
  for (const model of reelsModels) {
    const { plain, triggering, stops } = spinTableOf(model);
    const best = Math.max(...Object.values(model.pays).flat()) * lineBetOf(model);
    const reached = [...plain, ...triggering].reduce((sum, [win, count]) => (win >= best ? sum + count : sum), 0n);
    expect(reached * 10_000_000n >= stops, `${model.code}: ${reached} of ${stops}`).toBe(true);
  }
});
