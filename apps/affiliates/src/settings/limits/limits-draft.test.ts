import { expect, test } from 'vitest';

import { limitsOf } from '../../story/sample-limits.ts';
import { sampleTree } from '../../story/sample-tree.ts';
import { forgetLimits, keepLimits, keptLimits } from './kept-limits.ts';
import {
  changesOf,
  emptyDraft,
  faultsOf,
  isChanged,
  ownOf,
  readLimit,
  rebased,
  switchProduct,
  typeLimit,
} from './limits-draft.ts';

const { detelinara } = sampleTree;
const now = ownOf(limitsOf(detelinara));
const none = emptyDraft(now);

test('[OP-74] limits are read with comma or point, exactly; nothing is no limit', () => {
  const amounts = ['500', '500,5', '1.128,50', '1,128.50', '1.000', '999999999999999'];
  expect(amounts.map((text) => readLimit('maxStake', text))).toEqual(
    ['500.00', '500.50', '1128.50', '1128.50', '1000.00', '999999999999999.00'].map((value) => ({ value })),
  );
  expect(readLimit('lossDay', '  ')).toEqual({ value: null });
  expect(['25', ' 0007 ', '9999'].map((text) => readLimit('openTickets', text))).toEqual(
    ['25', '7', '9999'].map((value) => ({ value })),
  );
});

test('what is no limit is a fault, never another limit', () => {
  const amounts = ['0', '0,00', '-5', '1e3', '1,2345', 'x', '5\u0000', '1000000000000000'];
  expect(amounts.map((text) => readLimit('maxStake', text))).toEqual(
    ['zero', 'zero', 'notAmount', 'notAmount', 'notAmount', 'notAmount', 'notAmount', 'tooHigh'].map((fault) => ({
      fault,
    })),
  );
  for (const text of ['0', '-1', '1,5', '10000', '1e2', 'x'])
    expect(readLimit('openTickets', text), text).toEqual({ fault: 'notCount' });
});

test('[OP-74] a call has the changed limits and products, and the version that they were typed over', () => {
  const typed = typeLimit(typeLimit(typeLimit(none, 'maxStake', '1.500,50'), 'lossDay', ''), 'stakeDay', '7');
  const draft = switchProduct(switchProduct(typed, 'live', false), 'casinoLive', true);
  expect(changesOf(draft)).toEqual({
    version: 'v1',
    limits: { maxStake: '1500.50', lossDay: null, stakeDay: '7.00' },
    switches: { live: false, casinoLive: true },
  });
  expect(changesOf(typeLimit(draft, 'maxWin', 'x'))).toBeUndefined();
});

test('what is typed or switched back is no change', () => {
  const draft = switchProduct(typeLimit(none, 'maxStake', '5'), 'live', false);
  expect(isChanged(draft)).toBe(true);
  expect(isChanged(switchProduct(typeLimit(draft, 'maxStake', '50.000,00'), 'live', true))).toBe(false);
  expect(isChanged(typeLimit(typeLimit(none, 'stakeDay', '5'), 'stakeDay', ' '))).toBe(false);
});

test('the lowest stake is at most the highest, whichever of them was typed', () => {
  const fault = new Map([['minStake', 'range']]);
  expect(faultsOf(typeLimit(none, 'minStake', '50000,01'))).toEqual(fault);
  expect(faultsOf(typeLimit(none, 'maxStake', '19'))).toEqual(fault);
  expect(faultsOf(typeLimit(none, 'minStake', '50000')).size).toBe(0);
  expect(faultsOf(typeLimit(typeLimit(none, 'minStake', ''), 'maxStake', '1')).size).toBe(0);
});

test('[OP-74] only a value that both have changed, to different ones, is a conflict', () => {
  const draft = switchProduct(typeLimit(typeLimit(none, 'maxStake', '100'), 'lossDay', '5'), 'live', false);
  const others = { ...now, version: 'v2', limits: { ...now.limits, stakeDay: '1.00' } };
  expect(rebased(draft, others)).toEqual({ status: 'free', draft: { ...draft, base: others } });
  const both = {
    ...others,
    limits: { ...others.limits, maxStake: '200.00', lossDay: '5.00' },
    switches: { ...now.switches, live: false },
  };
  expect(rebased(draft, both)).toEqual({
    status: 'conflict',
    keys: ['maxStake'],
    draft: { typed: { maxStake: '100' }, switched: {}, base: both },
  });
  const same = { ...both, limits: { ...both.limits, maxStake: '100.00' } };
  expect(rebased(draft, same)).toEqual({ status: 'equal' });
});

test('a draft survives a reload, for its user and currency, below the prefix that a sign-out clears', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const [dinar, euro] = [941, 978].map((currencyId) => ({ userId: detelinara.id, currencyId }));
  if (!dinar || !euro) throw new Error('Two owners are wanted.');
  const draft = switchProduct(typeLimit(none, 'maxStake', '1,'), 'live', false);
  keepLimits(storage, dinar, draft);
  expect(keptLimits(storage, dinar)).toEqual(draft);
  expect(keptLimits(storage, euro)).toBeUndefined();
  const [key = ''] = values.keys();
  expect(key).toMatch(/^kvota\.user\./);
  for (const text of ['{', 'null', '[]', '{"typed":{},"switched":{},"base":{}}']) {
    storage.setItem(key, text);
    expect(keptLimits(storage, dinar), text).toBeUndefined();
  }
  forgetLimits(storage, dinar);
  expect(values.size).toBe(0);
});
