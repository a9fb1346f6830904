import type { AgencyNode } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { manyPlayers, sampleTree } from '../../story/sample-tree.ts';
import { moveBranches, type Branches } from './branches.ts';
import { treeLines, type ChildrenPage } from './tree-lines.ts';

const { centar, detelinara, liman, podbara, ana } = sampleTree;
const page = (nodes: readonly AgencyNode[] | undefined, next: string | null = null): ChildrenPage => ({
  nodes,
  next,
  failed: false,
});
const opened = (...nodes: readonly AgencyNode[]): Branches =>
  nodes.reduce<Branches>((branches, node) => moveBranches(branches, { type: 'open', node }), {});

test('[CALL-41] lines have level, place and size of their set; agents with children can be opened', () => {
  const lines = treeLines(centar, opened(centar), () => page([detelinara, liman, ana]));
  expect(lines.map(({ id, level, posInSet, setSize, expanded }) => [id, level, posInSet, setSize, expanded])).toEqual([
    [centar.id, 1, 1, 1, true],
    [detelinara.id, 2, 1, 5, false],
    [liman.id, 2, 2, 5, undefined],
    [ana.id, 2, 3, 5, undefined],
  ]);
});

test('a node whose children are loading is busy', () => {
  const [root] = treeLines(centar, opened(centar), () => undefined);
  expect(root).toMatchObject({ expanded: true, busy: true });
});

test('[CALL-41] after 100 children a line loads the following ones; a failed page offers to load again', () => {
  const branches = opened(podbara);
  const lines = treeLines(podbara, branches, () => page(manyPlayers.slice(0, 100), '100'));
  expect(lines).toHaveLength(102);
  expect(lines.at(-1)).toMatchObject({ level: 2, posInSet: 101, setSize: 256, extra: { kind: 'more', cursor: '100' } });
  const failed = treeLines(podbara, branches, () => ({ nodes: undefined, next: null, failed: true }));
  expect(failed.at(-1)?.extra).toEqual({ kind: 'failed', cursor: undefined });
  expect(failed[0]?.busy).toBe(false);
});

test('[CALL-41] while the next page loads, its line stays', () => {
  const branches = moveBranches(opened(podbara), { type: 'more', id: podbara.id, cursor: '100' });
  const lines = treeLines(podbara, branches, (_, cursor) =>
    cursor === undefined ? page(manyPlayers.slice(0, 100), '100') : page(undefined),
  );
  expect(lines.at(-1)).toMatchObject({ posInSet: 101, extra: { kind: 'more', cursor: undefined } });
  expect(lines[0]?.busy).toBe(true);
});

test('an open node without children has a line for that', () => {
  expect(treeLines(liman, opened(liman), () => page([])).at(-1)?.extra?.kind).toBe('nobody');
});
