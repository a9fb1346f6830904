import { expect, test } from 'vitest';

import { rootId } from '../tree.ts';
import { codeFault, connectStateOf, connectWindow } from './connect-state.ts';

const createdAt = new Date(1_000_000);
const player = { kind: 'player', parentId: rootId, createdAt } as const;
const end = 1_000_000 + connectWindow;

test('[CALL-40] a player without an agent can join one for 30 days, and once', () => {
  expect(connectStateOf(player, false, 1_000_000)).toEqual({ state: 'open', until: end });
  expect(connectStateOf(player, false, end - 1)).toEqual({ state: 'open', until: end });
  expect(connectStateOf(player, false, end)).toEqual({ state: 'closed' });
  expect(connectStateOf(player, true, 1_000_000)).toEqual({ state: 'joined' });
  expect(connectStateOf({ ...player, parentId: 'a' }, false, end)).toEqual({ state: 'joined' });
});

test('[CALL-40] agents, the root and operators join nobody', () => {
  expect(connectStateOf({ ...player, kind: 'agent' }, false, 1_000_000)).toEqual({ state: 'none' });
  expect(connectStateOf({ ...player, kind: 'root' }, false, 1_000_000)).toEqual({ state: 'none' });
  expect(connectStateOf({ ...player, parentId: null }, false, 1_000_000)).toEqual({ state: 'none' });
});

test('[CALL-52] a code ends with its switch, its time, or its last use', () => {
  const code = { active: true, validUntil: new Date(100), maxUses: 2 };
  expect(codeFault(code, 1, 99)).toBeUndefined();
  expect(codeFault({ ...code, active: false }, 2, 100)).toBe('codeInactive');
  expect(codeFault(code, 1, 100)).toBe('codeExpired');
  expect(codeFault(code, 2, 99)).toBe('codeUsedUp');
  expect(codeFault({ active: true, validUntil: null, maxUses: null }, 10_000, 1e15)).toBeUndefined();
});
