import { expect, test } from 'vitest';

import { sampleTree } from '../../story/sample-tree.ts';
import { rightsOf } from './user-rights.ts';

const { centar, detelinara, jovana, marko, zoran } = sampleTree;

test('money moves to and from direct children only; below them it is their own agent', () => {
  expect(rightsOf(detelinara, centar.id)).toMatchObject({ money: true, moneyBy: undefined, block: true });
  expect(rightsOf(jovana, centar.id)).toMatchObject({ money: false, moneyBy: detelinara.username, block: true });
});

test('[OP-74] staff moves money and blocks with the rights only', () => {
  const without = rightsOf(detelinara, centar.id, () => false);
  expect(without).toMatchObject({ money: false, block: false, moneyBy: undefined });
  expect(rightsOf(marko, centar.id, (right) => right === 'block')).toMatchObject({ money: false, unblock: true });
});

test('[CALL-47] nobody blocks the own account, and a block from above cannot be lifted', () => {
  expect(rightsOf(centar, centar.id)).toEqual({
    isOwn: true,
    money: false,
    block: false,
    unblock: false,
    moneyBy: undefined,
  });
  expect(rightsOf(marko, centar.id)).toMatchObject({ block: false, unblock: true });
  expect(rightsOf(zoran, centar.id)).toMatchObject({ block: false, unblock: false });
});
