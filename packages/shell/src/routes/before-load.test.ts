import type { KeyValue } from '@kvota/contracts';
import { i18n } from '@lingui/core';
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { atom, createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ShellHost } from '../host/create-host.ts';
import type { Notice } from '../state/notices.ts';
import type { Session } from '../state/session.ts';
import { currentPageAtom, localeAtom, sessionAtom, wantedPathAtom } from '../state/atoms.ts';
import { addNotice, noticesAtom } from '../state/notices.ts';
import { loadStatus } from '../settings/load-status.ts';
import { page } from '../navigation/page.ts';
import { trackNavigation } from '../navigation/track-navigation.ts';
import { layouts, localeRoute, rootRoute, unknownRoute } from './root.tsx';
import { startGuards } from './start-guards.ts';

const begun = vi.hoisted(() => ({ signIns: 0 }));
vi.mock('../session/begin-sign-in.ts', () => ({
  beginSignIn: () => {
    begun.signIns += 1;
    return Promise.reject(new Error('the browser leaves here'));
  },
}));

/** Whether the user of a test has finished what a disabled page was open for. */
const finishedAtom = atom(false);
const nothing = (): null => null;
const at = <const P extends `/${string}`>(path: P) =>
  createRoute({ getParentRoute: () => layouts.default, path, component: nothing });
const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    layouts.default.addChildren([
      createRoute({ getParentRoute: () => layouts.default, ...page('home', { id: 'page.home' }), component: nothing }),
      createRoute({
        getParentRoute: () => layouts.default,
        ...page('betting', { id: 'page.betting' }),
        component: nothing,
      }),
      createRoute({
        getParentRoute: () => layouts.default,
        ...page(
          'virtuals',
          { id: 'page.virtuals' },
          {
            whileClosed: ({ search, disabled, locale }) =>
              disabled.has('betting') ? undefined : `/${locale}/betting?event=${String(search['event'])}`,
          },
        ),
        component: nothing,
      }),
      createRoute({
        getParentRoute: () => layouts.default,
        ...page('casino', { id: 'page.casino' }),
        component: nothing,
      }),
      createRoute({
        getParentRoute: () => layouts.default,
        ...page(
          'games',
          { id: 'page.games' },
          {
            whileClosed: ({ host, params }) =>
              Promise.resolve(host.store.get(finishedAtom) ? undefined : params['game'] === 'mine' || undefined),
          },
        ),
        component: nothing,
      }),
      createRoute({
        getParentRoute: () => layouts.default,
        ...page('messages', { id: 'page.messages' }),
        component: nothing,
      }),
      at('/nameless'),
    ]),
  ]),
  unknownRoute,
]);

/** A host with what entering a page uses of one. */
function makeHost(settings: readonly KeyValue[] | Error, session: Session = { status: 'visitor' }) {
  const store = createStore();
  store.set(sessionAtom, session);
  let asked = 0;
  const api = {
    statusSettings: () => {
      asked += 1;
      return settings instanceof Error ? Promise.reject(settings) : Promise.resolve([...settings]);
    },
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const notify = (notice: Notice): string => addNotice(store, notice);
  const host = { store, api, queryClient, notify } as unknown as ShellHost; // the part of a host that is used on entering
  return { host, store, asked: () => asked };
}

async function visit(path: string, host: ShellHost) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, context: { host, modules: [] }, notFoundMode: 'root' });
  await router.load();
  return router;
}
const key = (name: string): KeyValue => ({ key: name, value: true });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', { scrollTo: () => undefined, addEventListener: () => undefined });
  begun.signIns = 0;
});

test('[ROUTE-01, ROUTE-02, OP-76] the path sets the language of texts and document', async () => {
  const { host, store } = makeHost([]);
  await visit('/betting', host);
  expect([store.get(localeAtom), i18n.locale, document.documentElement.lang]).toEqual(['rs', 'rs', 'sr-Latn']);
  await visit('/ba/betting', host);
  expect([store.get(localeAtom), i18n.locale, document.documentElement.lang]).toEqual(['ba', 'ba', 'bs']);
});

test('[ROUTE-62] the status settings are fetched before the first decision, and once', async () => {
  const { host, asked } = makeHost([key('disableCasinoPage')]);
  const router = await visit('/en/casino', host);
  expect(router.state.location.pathname).toBe('/en');
  await router.navigate({ href: '/en/betting' });
  expect(router.state.location.pathname).toBe('/en/betting');
  expect(asked()).toBe(1);
});

test('[ERR-05, ROUTE-62] a failure of the status settings is only a warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host } = makeHost(new Error('away'));
  const router = await visit('/casino', host);
  expect(router.state.location.pathname).toBe('/casino');
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('[ROUTE-61, OP-05] a route without a name leads to home in the current language', async () => {
  const { host } = makeHost([]);
  expect((await visit('/nameless', host)).state.location.pathname).toBe('/');
  expect((await visit('/ru/nameless', host)).state.location.pathname).toBe('/ru');
});

test('[ROUTE-60, OP-06] an unknown path stays where it is, on the 404 page, even if a login is required', async () => {
  const { host } = makeHost([key('redirectToLogin')]);
  for (const path of ['/en/nonsense', '/nonsense', '/fr', '/fr/betting', '/betting/x']) {
    const router = await visit(path, host);
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.matches.at(-1)?.staticData.unknown).toBe(true);
  }
  expect(begun.signIns).toBe(0);
});

test('[ROUTE-65] a visitor on a page that needs login goes home, a player stays', async () => {
  expect((await visit('/de/messages', makeHost([]).host)).state.location.pathname).toBe('/de');
  const player: Session = { status: 'signed-in', id: 'u', username: 'u', roles: [] };
  expect((await visit('/de/messages', makeHost([], player).host)).state.location.pathname).toBe('/de/messages');
});

test('[ROUTE-71] a visitor on a page that needs login gets an explanation; after a sign-in in another tab he is there', async () => {
  const { host, store } = makeHost([]);
  const router = await visit('/de/messages?id=7', host);
  const notices = () => store.get(noticesAtom).map(({ id, action }) => [id, action?.label]);
  expect(notices()).toEqual([['loginFirst', 'Anmelden']]);
  const stop = startGuards(host, router);
  store.set(sessionAtom, { status: 'signed-in', id: 'u', username: 'u', roles: [] });
  await vi.waitFor(() => expect(router.state.location.href).toBe('/de/messages?id=7'));
  stop();
});

test('[ROUTE-71] the wanted page is forgotten when another one is opened, and a sign-out on it wants nothing', async () => {
  const { host, store } = makeHost([]);
  const router = await visit('/de/messages', host);
  trackNavigation(router, store, { setItem: () => undefined });
  expect(store.get(wantedPathAtom)).toBe('/de/messages');
  await router.navigate({ href: '/de/betting' });
  await vi.waitFor(() => expect(store.get(wantedPathAtom)).toBeUndefined());
  expect(store.get(noticesAtom)).toEqual([]);
  store.set(currentPageAtom, { id: 'messages', path: '/de/messages', name: undefined });
  await router.navigate({ href: '/de/messages' });
  expect([store.get(wantedPathAtom), store.get(noticesAtom)]).toEqual([undefined, []]);
});

test('[ROUTE-70, ROUTE-64] prefix and path match in any case, and so do the guards; a disabled page gets an explanation', async () => {
  const { host, store } = makeHost([key('disableCasinoPage')]);
  expect((await visit('/EN/betting', host)).state.matches.at(-1)?.staticData.page?.id).toBe('betting');
  expect(store.get(localeAtom)).toBe('en');
  expect((await visit('/DE/Casino', host)).state.location.pathname).toBe('/de');
  expect(store.get(noticesAtom).map(({ id }) => id)).toEqual(['pageClosed']);
});

test('[ROUTE-71] a disabled page leads to the one that shows the same, and home if that one is disabled too', async () => {
  const { host, store } = makeHost([key('disableVirtualsPage')]);
  expect((await visit('/en/virtuals?event=x7', host)).state.location.href).toBe('/en/betting?event=x7');
  expect(store.get(noticesAtom)).toEqual([]);
  const both = makeHost([key('disableVirtualsPage'), key('disableBettingPage')]);
  expect((await visit('/en/virtuals?event=x7', both.host)).state.location.href).toBe('/en');
  expect(both.store.get(noticesAtom).map(({ id }) => id)).toEqual(['pageClosed']);
});

test('[CAS-46, ROUTE-71] a disabled page is shown while it has something to finish, and closes after it', async () => {
  const { host, store } = makeHost([key('casinoIndefiniteDisabled')]);
  const router = await visit('/en/games/sava/mine', host);
  expect(router.state.location.pathname).toBe('/en/games/sava/mine');
  expect((await visit('/en/games/sava/other', host)).state.location.pathname).toBe('/en');
  store.set(finishedAtom, true);
  await router.invalidate();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  expect(store.get(noticesAtom).map(({ id }) => id)).toEqual(['pageClosed']);
});

test('[ROUTE-67] if a login is required, a visitor is sent to it', async () => {
  const { host } = makeHost([key('redirectToLogin')]);
  await visit('/messages', host);
  expect([begun.signIns, host.store.get(wantedPathAtom)]).toEqual([1, '/messages']);
});

test('[ROUTE-69, SET-04] a user on a page that closes is sent home', async () => {
  const settings: KeyValue[] = [];
  const { host } = makeHost(settings);
  const router = await visit('/en/casino', host);
  const stop = startGuards(host, router);
  settings.push(key('disableCasinoPage'));
  await host.queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
  await loadStatus(host);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en'));
  expect(host.store.get(noticesAtom).map(({ id }) => id)).toEqual(['pageClosed']);
  stop();
});
