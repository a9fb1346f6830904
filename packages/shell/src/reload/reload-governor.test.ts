import { expect, test } from 'vitest';

import { createReloadGovernor, type ReloadDeps } from './reload-governor.ts';

/** A world whose sleeps pass at once and are counted; it ends after so many steps, or a loop would hang the test. */
function makeWorld(more: Partial<ReloadDeps> = {}) {
  const stored = new Map<string, string>();
  const log: string[] = [];
  const sleeps: number[] = [];
  let wall = 1_000_000;
  const world: ReloadDeps = {
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    reloaded: () => false,
    build: 'one',
    wallNow: () => wall,
    random: () => 1,
    sleep: async (ms) => {
      sleeps.push(ms);
      wall += ms;
      if (sleeps.length > 50) await new Promise(() => {});
    },
    online: () => true,
    busy: () => false,
    probe: () => Promise.resolve(true),
    reload: () => void log.push('reload'),
    giveUp: (cause) => void log.push(`give up ${cause}`),
    ...more,
  };
  const pass = (ms: number): void => void (wall += ms);
  return { world, log, sleeps, pass };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
};

test('[OP-47] three reloads of one cause, ten seconds apart, then an error; the user’s retry starts again', async () => {
  const { world, log, sleeps } = makeWorld();
  for (let load = 0; load < 4; load += 1) {
    createReloadGovernor(world).request('refresh-failed');
    await settled();
  }
  expect(log).toEqual(['reload', 'reload', 'reload', 'give up refresh-failed']);
  expect(sleeps).toEqual([10_000, 10_000]);
  createReloadGovernor(world).retry('refresh-failed');
  await settled();
  expect(log.at(-1)).toBe('reload');
});

test('[OP-48] a reload waits for the network and an answer, with backoff up to 10 s', async () => {
  let online = false;
  let asked = 0;
  const { world, log, sleeps } = makeWorld({
    online: () => online,
    probe: () => Promise.resolve((asked += 1) > 6),
    sleep: (ms) => {
      sleeps.push(ms);
      online = true;
      return Promise.resolve();
    },
  });
  createReloadGovernor(world).request('connect-error');
  await settled();
  expect(sleeps).toEqual([1000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]);
  expect(log).toEqual(['reload']);
});

test('a page with a payment under way is not reloaded until it is over', async () => {
  let looks = 0;
  const { world, log } = makeWorld({ busy: () => (looks += 1) < 5 });
  createReloadGovernor(world).request('connect-error');
  await settled();
  expect(looks).toBeGreaterThanOrEqual(5);
  expect(log).toEqual(['reload']);
});

test('a reload that is no longer needed is dropped', async () => {
  let needed = true;
  const { world, log } = makeWorld({
    probe: () => {
      needed = false;
      return Promise.resolve(true);
    },
  });
  createReloadGovernor(world).request('connect-error', { needed: () => needed });
  await settled();
  expect(log).toEqual([]);
});

test('a second request for a running cause is ignored', async () => {
  const { world, log } = makeWorld();
  const governor = createReloadGovernor(world);
  governor.request('chunk-failed');
  governor.request('chunk-failed');
  await settled();
  expect(log).toEqual(['reload']);
});

test('[PWA-04] a chunk that is missing after the reload gives an error; the user may retry, and another build may reload', async () => {
  const { world, log, pass } = makeWorld();
  for (let load = 0; load < 3; load += 1) {
    createReloadGovernor(world).request('chunk-failed');
    await settled();
    pass(100_000);
  }
  expect(log).toEqual(['reload', 'give up chunk-failed', 'give up chunk-failed']);
  createReloadGovernor(world).retry('chunk-failed');
  await settled();
  createReloadGovernor({ ...world, build: 'two' }).request('chunk-failed');
  await settled();
  expect(log.slice(3)).toEqual(['reload', 'reload']);
});

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
test.each([
  { name: 'blocked', storage: undefined },
  { name: 'full', storage: full },
])(
  '[OP-47] if storage is $name a page reloads once and then shows an error; the user’s retry still reloads',
  async ({ storage }) => {
    let reloaded = false;
    const { world, log } = makeWorld({ storage, reloaded: () => reloaded });
    for (let load = 0; load < 3; load += 1) {
      createReloadGovernor(world).request('chunk-failed');
      await settled();
      reloaded = true;
    }
    expect(log).toEqual(['reload', 'give up chunk-failed', 'give up chunk-failed']);
    createReloadGovernor(world).retry('chunk-failed');
    expect(log.at(-1)).toBe('reload');
  },
);

test('the remedy is tried when everything answers, and if it helps the reload is dropped', async () => {
  let needed = true;
  const tried: string[] = [];
  const { world, log } = makeWorld({ probe: () => Promise.resolve(tried.push('probe') > 2) });
  const remedy = (): Promise<void> => {
    tried.push('remedy');
    needed = false;
    return Promise.resolve();
  };
  createReloadGovernor(world).request('connect-error', { needed: () => needed, remedy });
  await settled();
  expect([tried, log]).toEqual([['probe', 'probe', 'probe', 'remedy'], []]);
});
