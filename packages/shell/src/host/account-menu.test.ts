import { expect, test } from 'vitest';

import { createAccountMenu, type AccountEntry } from './account-menu.ts';
import type { AppModule } from './app-module.ts';

const entry = (page: AccountEntry['page'], order: number): AccountEntry => ({ page, order, icon: () => null });

const moduleWith = (accountMenu: AppModule['accountMenu']): AppModule => ({
  id: 'test',
  routes: {},
  menu: [],
  messageGroups: [],
  start: () => () => undefined,
  ...(accountMenu && { accountMenu }),
});

test('[ACC-04] entries of all modules are sorted by their order', async () => {
  const menu = createAccountMenu([
    moduleWith(() => Promise.resolve([entry('accountSettings', 70), entry('messages', 60)])),
    moduleWith(undefined),
    moduleWith(() => Promise.resolve([entry('ticketHistory', 10)])),
  ]);
  expect(menu.loaded()).toBeUndefined();
  await menu.load();
  expect(menu.loaded()?.map(({ page }) => page)).toEqual(['ticketHistory', 'messages', 'accountSettings']);
});

test('entries are loaded once, and again after a failure', async () => {
  let loads = 0;
  const menu = createAccountMenu([
    moduleWith(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve([entry('messages', 60)]);
    }),
  ]);
  await expect(menu.load()).rejects.toThrow('offline');
  await menu.load();
  await menu.load();
  expect(loads).toBe(2);
});
