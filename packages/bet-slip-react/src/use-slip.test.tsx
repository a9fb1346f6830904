import { selectPayButton, selectQuote } from '@kvota/bet-slip/slip';
import { createSlip } from '@kvota/bet-slip/store';
import type { Slip } from '@kvota/bet-slip/store';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { same } from './same.ts';
import { selectionMemory } from './selection-memory.ts';
import { useSlip } from './use-slip.ts';

function slip(): Slip {
  return createSlip({
    env: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      surroundings: () => ({
        loggedIn: true,
        wallet: { currency: 'RSD', currencyId: 1 },
        limits: null,
        blocked: false,
        maintenance: false,
        online: true,
      }),
    },
    effects: {},
  });
}

function Panel({ of }: { readonly of: Slip }) {
  const { state } = useSlip(of);
  const button = useSlip(of, selectPayButton);
  const payout = useSlip(of, (...at) => selectQuote(...at).payout.max);
  return `${state.selections.length} ${button.disabled?.code ?? 'payable'} ${payout}`;
}

test('a component reads the whole slip, a selector, and a selector of its own', () => {
  const one = slip();
  expect(renderToString(<Panel of={one} />)).toBe('0 emptyTicket 0.00');
  const odd = { odd: '2.50', band: null, marketName: 'FT', marketDesc: '', oddName: '1' };
  const markets = { marketsKey: null, marketsTable: null, marketsGroup: null };
  const event = { id: 'a', desc: 'live', pair: 'A - B', sfId: 's', time: '', timeStart: 0, sport: 'F' } as const;
  one.send({ type: 'add', selection: { ...event, ...odd, ...markets, player: null, realSport: null } });
  expect(renderToString(<Panel of={one} />)).toBe('1 payable 50.00');
});

test('what says the same keeps its identity, even with a new selector on every render', () => {
  const remember = selectionMemory<{ a: number; b: number }, { list: number[] }>();
  const first = remember({ a: 1, b: 1 }, ({ a }) => ({ list: [a] }));
  expect(remember({ a: 1, b: 2 }, ({ a }) => ({ list: [a] }))).toBe(first);
  expect(remember({ a: 2, b: 2 }, ({ a }) => ({ list: [a] }))).toEqual({ list: [2] });
});

test('one snapshot and one selector give one value, whatever it is', () => {
  const remember = selectionMemory<object, Map<string, number>>();
  const snapshot = {};
  const select = () => new Map<string, number>();
  expect(remember(snapshot, select)).toBe(remember(snapshot, select));
});

test('same compares plain data by content, bigints by value, and other objects by identity', () => {
  expect(same({ a: [1n, { b: null }] }, { a: [1n, { b: null }] })).toBe(true);
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
  expect(same(new Map(), new Map())).toBe(false);
  expect(same(null, {})).toBe(false);
});
