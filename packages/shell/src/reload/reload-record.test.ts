import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decideReload, readReloadRecord, type ReloadCause, type ReloadRecord } from './reload-record.ts';

const at = (now: number, build = 'one') => ({ now, build });

test('[OP-47] a cause reloads at most once in 10 s', () => {
  const first = decideReload({}, 'not-connected', at(1000));
  expect(first).toEqual({ type: 'reload', record: { 'not-connected': { at: 1000, count: 1, build: 'one' } } });
  const record = first.type === 'reload' ? first.record : {};
  expect(decideReload(record, 'not-connected', at(4000))).toEqual({ type: 'wait', ms: 7000 });
  expect(decideReload(record, 'connect-error', at(4000)).type).toBe('reload');
  expect(decideReload(record, 'not-connected', at(11_000)).type).toBe('reload');
});

test('[PWA-04] a missing chunk reloads each build once, however much time passes', () => {
  const record: ReloadRecord = { 'chunk-failed': { at: 1000, count: 1, build: 'one' } };
  expect(decideReload(record, 'chunk-failed', at(20_000)).type).toBe('give-up');
  expect(decideReload(record, 'chunk-failed', at(86_400_000)).type).toBe('give-up');
  expect(decideReload(record, 'chunk-failed', at(20_000, 'two'))).toMatchObject({
    type: 'reload',
    record: { 'chunk-failed': { build: 'two' } },
  });
});

test('[OP-47] after three in a row the user sees an error; a minute without a reload ends the row', () => {
  const record: ReloadRecord = { 'connect-error': { at: 50_000, count: 3 } };
  expect(decideReload(record, 'connect-error', at(70_000)).type).toBe('give-up');
  expect(decideReload(record, 'connect-error', at(110_000))).toMatchObject({
    type: 'reload',
    record: { 'connect-error': { count: 1 } },
  });
});

test('[OP-47] no sequence of requests gets more than three reloads of a cause in 30 s, or two within 10 s', () => {
  const cause = fc.constantFrom<ReloadCause>('chunk-failed', 'connect-error', 'refresh-failed');
  fc.assert(
    fc.property(fc.array(fc.tuple(cause, fc.integer({ min: 0, max: 9000 })), { maxLength: 200 }), (asks) => {
      let record: ReloadRecord = {};
      let now = 1_000_000;
      const done: { cause: ReloadCause; at: number }[] = [];
      for (const [asked, pause] of asks) {
        now += pause;
        const decision = decideReload(record, asked, at(now, String(now)));
        if (decision.type !== 'reload') continue;
        record = readReloadRecord(JSON.stringify(decision.record));
        const mine = done.filter((reload) => reload.cause === asked);
        expect(mine.every(({ at }) => now - at >= 10_000)).toBe(true);
        expect(mine.filter(({ at }) => now - at < 60_000).length).toBeLessThanOrEqual(5);
        done.push({ cause: asked, at: now });
      }
    }),
  );
});

test('a malformed record counts as none', () => {
  for (const text of [null, '', '{', '[]', 'null', '{"chunk-failed":7}', '{"chunk-failed":{"at":"x"}}']) {
    expect(readReloadRecord(text)).toEqual({});
  }
});
