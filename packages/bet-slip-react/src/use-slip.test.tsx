import { selectPayButton, selectQuote } from '@kvota/bet-slip/slip';
import { createSlip } from '@kvota/bet-slip/store';
import type { Slip } from '@kvota/bet-slip/store';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../examples/react/App.tsx';
import { isEqual } from './is-equal.ts';
import { selectionMemory } from './selection-memory.ts';
import { useSlip } from './use-slip.ts';

function slip(): Slip {
  return createSlip({
    deps: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      host: () => ({
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

test('a component reads the whole slip, a selector of the engine, and an inline selector', () => {
  const one = slip();
  expect(renderToString(<Panel of={one} />)).toBe('0 emptyTicket 0.00');
  const price = { price: '2.50', band: null, marketName: 'FT', marketDesc: '', outcome: '1' };
  const markets = { marketsKey: null, marketsTable: null, marketsGroup: null };
  const event = { id: 'a', desc: 'live', pair: 'A - B', sfId: 's', time: '', timeStart: 0, sport: 'F' } as const;
  one.send({ type: 'add', selection: { ...event, ...price, ...markets, player: null, realSport: null } });
  expect(renderToString(<Panel of={one} />)).toBe('1 payable 50.00');
});

interface Numbers {
  readonly a: number;
  readonly b: number;
}
const listOfA = ({ a }: Numbers) => ({ list: [a] });

test('an equal value keeps its identity, between snapshots and with a new selector', () => {
  const memory = selectionMemory<{ list: number[] }>();
  const select = memory.selecting(listOfA);
  const first = select({ a: 1, b: 1 });
  expect(select({ a: 1, b: 2 })).toBe(first);
  const changed = select({ a: 2, b: 2 });
  expect(changed).toEqual({ list: [2] });
  memory.show(changed);
  expect(memory.selecting(({ a }: Numbers) => ({ list: [a] }))({ a: 2, b: 3 })).toBe(changed);
});

test('a dropped render has no effect: the next one compares with the shown value', () => {
  const memory = selectionMemory<{ list: number[] }>();
  const shown = { list: [1] };
  memory.show(shown);
  expect(memory.selecting(({ b }: Numbers) => ({ list: [b] }))({ a: 1, b: 2 })).toEqual({ list: [2] });
  expect(memory.selecting(listOfA)({ a: 1, b: 2 })).toBe(shown);
});

test('one snapshot has one value, also a value that is new each time', () => {
  const select = selectionMemory<Map<string, number>>().selecting(() => new Map<string, number>());
  const snapshot = {};
  expect(select(snapshot)).toBe(select(snapshot));
});

test('isEqual compares plain data by content, bigints by value, and other objects by identity', () => {
  expect(isEqual({ a: [1n, { b: null }] }, { a: [1n, { b: null }] })).toBe(true);
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isEqual([1], { 0: 1 })).toBe(false);
  expect(isEqual(new Map(), new Map())).toBe(false);
  expect(isEqual(null, {})).toBe(false);
});

test('examples/react: from choosing odds to a ticket that can be paid', () => {
  const one = slip();
  const price = { price: '2.50', band: null, marketName: 'FT', marketDesc: '', outcome: '1' };
  const markets = { marketsKey: null, marketsTable: null, marketsGroup: null };
  const event = { id: 'a', desc: 'live', pair: 'A - B', sfId: 's', time: '', timeStart: 0, sport: 'F' } as const;
  const offer = [{ ...event, ...price, ...markets, player: null, realSport: null }];
  const page = () => renderToString(<App slip={one} offer={offer} />).replaceAll('<!-- -->', '');
  expect(page()).toContain('<p>Choose odds.</p>');
  expect(page()).toContain('<button disabled="" aria-busy="false">emptyTicket</button>');
  one.send({ type: 'add', selection: offer[0]! });
  expect(page()).toContain('A - B: 1 at 2.50');
  expect(page()).toContain('pays 50.00');
  expect(page()).toContain('<button aria-busy="false">pay</button>');
});
