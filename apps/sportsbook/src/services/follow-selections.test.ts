import { expect, test } from 'vitest';

import { followSelections, type SelectionNews } from './follow-selections.ts';

type Follow = Parameters<typeof followSelections>[0];
type Selection = ReturnType<Follow['selections']>[number];

test('one subscription for each selection on the slip, ended when it leaves; news go out under its own codes', () => {
  let selections: Selection[] = [];
  let changed = (): void => {};
  const watched = new Map<string, (news: SelectionNews) => void>();
  const sent: unknown[] = [];
  const selection = (id: string, oddName: string): Selection => ({ id, marketName: '1X2', oddName }) as Selection; // only these are read
  const stop = followSelections({
    selections: () => selections,
    subscribe: (listener) => {
      changed = listener;
      return () => {};
    },
    watch: ({ id, oddName }, news) => {
      watched.set(`${id}.${oddName}`, news);
      return () => watched.delete(`${id}.${oddName}`);
    },
    send: (update) => sent.push(update),
  });
  selections = [selection('1', '1'), selection('2', 'X')];
  changed();
  changed();
  expect([...watched.keys()]).toEqual(['1.1', '2.X']);
  watched.get('1.1')?.({ odd: '2.10', suspended: false });
  expect(sent).toEqual([{ id: '1', marketName: '1X2', oddName: '1', odd: '2.10', suspended: false }]);
  selections = [selection('1', '2')];
  changed();
  expect([...watched.keys()]).toEqual(['1.2']);
  stop();
  expect(watched.size).toBe(0);
});
