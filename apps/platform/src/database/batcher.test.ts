import { expect, test } from 'vitest';

import { createBatcher } from './batcher.ts';

/** A run that ends on demand, and the keys of every run so far. */
function controlled(options: Partial<Parameters<typeof createBatcher<string, string>>[1]> = {}) {
  const runs: { keys: readonly string[]; end: () => void }[] = [];
  const run = async (keys: readonly string[]): Promise<string[]> => {
    await new Promise<void>((resolve) => runs.push({ keys, end: resolve }));
    if (keys.includes('bad')) throw new Error(`bad among ${keys.length}`);
    return keys.map((key) => `${key}!`);
  };
  return { runs, ask: createBatcher(run, { maxKeys: 10, concurrency: 1, ...options }) };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('keys that arrive together, or during a run, share a run; results are in order', async () => {
  const { runs, ask } = controlled();
  const first = Promise.all(['a', 'b'].map(ask));
  await turn();
  const second = Promise.all(['c', 'd', 'e'].map(ask));
  await turn();
  expect(runs.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  runs[0]!.end();
  expect(await first).toEqual(['a!', 'b!']);
  await turn();
  runs[1]!.end();
  expect(await second).toEqual(['c!', 'd!', 'e!']);
  expect(runs).toHaveLength(2);
});

test('the keys of a run and the concurrent runs are limited', async () => {
  const { runs, ask } = controlled({ maxKeys: 2, concurrency: 2 });
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  await turn();
  expect(runs.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  for (let i = 0; i < 3; i += 1) {
    runs[i]!.end();
    await turn();
  }
  expect(await all).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
});

test('keys with the same conflict key never share a run, and keep their order', async () => {
  const { runs, ask } = controlled({ conflictKey: (key) => key.slice(0, 1) });
  const all = Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map(ask));
  for (let i = 0; i < 3; i += 1) {
    await turn();
    runs[i]!.end();
  }
  expect(await all).toEqual(['a1!', 'a2!', 'b1!', 'a3!', 'b2!']);
  expect(runs.map(({ keys }) => keys)).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

test('if a shared run fails, only the key at fault is rejected', async () => {
  const { runs, ask } = controlled();
  const all = Promise.allSettled(['a', 'bad', 'c'].map(ask));
  for (let i = 0; i < 4; i += 1) {
    await turn();
    runs[i]!.end();
  }
  const settled = await all;
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(runs.map(({ keys }) => keys)).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  const next = ask('d');
  await turn();
  runs[4]!.end();
  expect(await next).toBe('d!');
});
