import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { accountEntriesAtom, loadAccountMenu, type AccountEntry } from './account-menu.ts';
import type { AppModule } from './app-module.ts';
import type { AppContext } from './host-context.ts';

const entry = (page: AccountEntry['page'], order: number): AccountEntry => ({ page, order, icon: () => null });

function appOf(...menus: readonly AppModule['accountMenu'][]): AppContext {
  const plain = { id: 'test', routes: {}, menu: [], messageGroups: [] };
  const modules = menus.map((accountMenu): AppModule => ({ ...plain, ...(accountMenu && { accountMenu }) }));
  return { host: { store: createStore() }, modules } as unknown as AppContext; // the part of a host that is used
}

test('[ACC-04] entries of all modules are sorted by their order', async () => {
  const app = appOf(
    () => Promise.resolve([entry('accountSettings', 70), entry('messages', 60)]),
    undefined,
    () => Promise.resolve([entry('ticketHistory', 10)]),
  );
  await loadAccountMenu(app);
  const pages = app.host.store.get(accountEntriesAtom).map(({ page }) => page);
  expect(pages).toEqual(['ticketHistory', 'messages', 'accountSettings']);
});

test('entries are loaded once, and again after a failure', async () => {
  let loads = 0;
  const app = appOf(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve([entry('messages', 60)]);
  });
  await expect(loadAccountMenu(app)).rejects.toThrow('offline');
  await loadAccountMenu(app);
  await loadAccountMenu(app);
  expect(loads).toBe(2);
});
