import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { momentOf, timesOf } from './schedule.ts';
import { createFixedTimes, createRunTimes } from './timetable.ts';

const schedule = { betting: 20_000, closing: 2000, result: 8000 };
const start = 1_000_000;
const chain = { ...schedule, startsAt: start, links: 1_000_000 };

test('[RGS-09] number and phase of a round follow from schedule and clock alone', async () => {
  const at = (offset: number) => createFixedTimes(chain).momentAt(start + offset);
  expect(await at(0)).toMatchObject({ number: 1, phase: 'betting', endsAt: start + 20_000, beganAt: start, seq: 0 });
  expect(await at(19_999)).toMatchObject({ number: 1, phase: 'betting' });
  expect(await at(20_000)).toMatchObject({ number: 1, phase: 'closing', endsAt: start + 22_000, seq: 1 });
  expect(await at(22_000)).toMatchObject({ number: 1, phase: 'result', endsAt: start + 30_000, seq: 2 });
  expect(await at(30_000)).toMatchObject({ number: 2, phase: 'betting', beganAt: start + 30_000, seq: 3 });
  // A table that opens on the next second takes bets of its first round before.
  expect(await at(-500)).toMatchObject({ number: 1, phase: 'betting', endsAt: start + 20_000 });
  expect(await createFixedTimes({ ...chain, links: 3 }).momentAt(start + 60_000)).toBeNull();
});

const length = fc.integer({ min: 1000, max: 60_000 });
const phasesOf = fc.record({ betting: length, closing: length, result: length });

test('[RGS-09] phases follow each other without gaps, and the sequence rises by one with each', async () => {
  await fc.assert(
    fc.asyncProperty(phasesOf, fc.nat(10_000_000), async (phases, offset) => {
      const times = createFixedTimes({ ...chain, ...phases });
      const now = await times.momentAt(start + offset);
      const next = await times.momentAt(now?.endsAt ?? 0);
      expect(next?.seq).toBe((now?.seq ?? 0) + 1);
      expect(next?.beganAt).toBe(now?.endsAt);
      expect(now?.endsAt).toBeGreaterThan(start + offset);
    }),
  );
});

test('[RGS-09] rounds that run for as long as they were drawn to follow each other, whenever a node looks first', async () => {
  await fc.assert(
    fc.asyncProperty(
      phasesOf,
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 12 }),
      async (phases, runs, offsets) => {
        const runOf = async (number: number): Promise<number> => runs[number - 1] ?? 0;
        const of = { ...chain, ...phases, links: runs.length + 1 };
        const times = createRunTimes(of, runOf);
        let begins = start;
        const expected = runs.map((run) => {
          const round = timesOf(of, begins, run);
          begins = round.nextAt;
          return round;
        });
        // Looks may go back, and may be made at once.
        const found = await Promise.all(offsets.map((offset) => times.momentAt(start + offset)));
        offsets.forEach((offset, at) => {
          const index = expected.findIndex(({ nextAt }) => start + offset < nextAt);
          const round = expected[index];
          expect(found[at]).toEqual(round ? momentOf(index + 1, round, start + offset, true) : null);
        });
      },
    ),
  );
});

test('[RGS-31] a run is a phase, and the times of a round that has not begun are not given away', async () => {
  const times = createRunTimes({ ...chain, links: 3 }, async (number) => number * 5000);
  const at = async (offset: number) => (await times.momentAt(start + offset))?.phase;
  expect([await at(22_000), await at(26_999), await at(27_000), await at(35_000)]).toEqual([
    'running',
    'running',
    'result',
    'betting',
  ]);
  expect(await times.timesOf(2, start + 34_999)).toBeUndefined();
  expect(await times.timesOf(2, start + 35_000)).toMatchObject({ overAt: start + 35_000 + 22_000 + 10_000 });
  expect(await times.momentAt(start + 35_000 + 40_000)).toBeNull();
});
