import { expect, test } from 'vitest';

import { startSelectionUpdates, type SelectionChange } from './selection-updates.ts';

type Follow = Parameters<typeof startSelectionUpdates>[0];
type Selection = ReturnType<Follow['selections']>[number];

const selection = (id: string, outcome: string): Selection => ({ id, marketName: '1X2', outcome }) as Selection; // only these are read

test('changes of one task are sent to the slip together, the last of each selection; removed selections are left out', () => {
  let selections: Selection[] = [selection('1', '1'), selection('2', 'X'), selection('3', '2')];
  let changed = (): void => {};
  const watched = new Map<string, (news: SelectionChange) => void>();
  const sent: unknown[] = [];
  let tell = (): void => {};
  startSelectionUpdates({
    selections: () => selections,
    subscribe: (listener) => {
      changed = listener;
      return () => {};
    },
    watch: ({ id }, changed) => {
      watched.set(id, changed);
      return () => watched.delete(id);
    },
    send: (updates) => sent.push(updates.map(({ id, price }) => `${id} ${price}`)),
    batch: (run) => (tell = run),
  });
  for (const [id, price] of [
    ['1', '2.10'],
    ['2', '3.10'],
    ['3', '4.10'],
    ['1', '2.20'],
  ] as const)
    watched.get(id)?.({ price, suspended: false });
  selections = selections.slice(0, 2);
  changed();
  expect(sent).toEqual([]);
  tell();
  expect(sent).toEqual([['1 2.20', '2 3.10']]);
});

test('each selection on the slip has one subscription, ended when it is removed; changes carry its codes', () => {
  let selections: Selection[] = [];
  let changed = (): void => {};
  const watched = new Map<string, (news: SelectionChange) => void>();
  const sent: unknown[] = [];
  const stop = startSelectionUpdates({
    selections: () => selections,
    subscribe: (listener) => {
      changed = listener;
      return () => {};
    },
    watch: ({ id, outcome }, changed) => {
      watched.set(`${id}.${outcome}`, changed);
      return () => watched.delete(`${id}.${outcome}`);
    },
    send: (updates) => sent.push(...updates),
    batch: (run) => run(),
  });
  selections = [selection('1', '1'), selection('2', 'X')];
  changed();
  changed();
  expect([...watched.keys()]).toEqual(['1.1', '2.X']);
  watched.get('1.1')?.({ price: '2.10', suspended: false });
  expect(sent).toEqual([{ id: '1', marketName: '1X2', outcome: '1', price: '2.10', suspended: false }]);
  selections = [selection('1', '2')];
  changed();
  expect([...watched.keys()]).toEqual(['1.2']);
  stop();
  expect(watched.size).toBe(0);
});
