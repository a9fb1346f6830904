import { expect, test } from 'vitest';

import { sampleTree } from '../../story/sample-tree.ts';
import { moveBranches, readBranches, writeBranches, type Branches } from './branches.ts';

const { centar, detelinara, podbara, liman } = sampleTree;
const open = (branches: Branches, node = centar): Branches => moveBranches(branches, { type: 'open', node });

test('[CALL-41] opening a node shows its first page; opening it again changes nothing', () => {
  const opened = open({});
  expect(opened).toEqual({ [centar.id]: { path: [centar.id], cursors: [undefined] } });
  expect(open(opened)).toBe(opened);
});

test('closing a node closes those below it and leaves the others', () => {
  const all = [centar, detelinara, podbara, liman].reduce(open, {});
  const closed = moveBranches(all, { type: 'close', node: detelinara });
  expect(Object.keys(closed)).toEqual([centar.id, liman.id]);
});

test('[CALL-41] further children are added page by page, each page once', () => {
  const more = { type: 'more', id: podbara.id, cursor: '100' } as const;
  const twice = moveBranches(moveBranches(open({}, podbara), more), more);
  expect(twice[podbara.id]?.cursors).toEqual([undefined, '100']);
  expect(moveBranches({}, more)).toEqual({});
});

test('[CALL-42] a hit of the search opens every node above it, and not the hit', () => {
  const branches = moveBranches(open({}), { type: 'reveal', path: podbara.path });
  expect(Object.keys(branches)).toEqual([centar.id, detelinara.id]);
  expect(branches[detelinara.id]?.path).toEqual([centar.id, detelinara.id]);
});

test('open nodes are kept as text; malformed text counts as closed', () => {
  const branches = [centar, detelinara].reduce(open, {});
  expect(readBranches(writeBranches(branches))).toEqual(branches);
  expect([null, '{}', 'x', '[1,[2],[]]'].map(readBranches)).toEqual([{}, {}, {}, {}]);
});
