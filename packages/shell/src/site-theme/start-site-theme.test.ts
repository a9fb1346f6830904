import type { CallAnswer, Calls } from '@kvota/contracts';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import { readConfig } from '../browser/app-config.ts';
import type { Host, SettingsChange } from '../host/host.ts';
import { createSignal } from '../host/signal.ts';
import { siteIdentitiesAtom, themeAtom } from '../state/atoms.ts';
import { bindTheme } from './bind-theme.ts';
import { startSiteTheme } from './start-site-theme.ts';

type Answer = CallAnswer<Calls['themesByDomain']>;
const canvas = '--kvota-color-bg-canvas';
const answer = (dark: string, light: string, name = 'Bet'): Answer => ({
  theme: {
    dark: [{ colors: dark === '' ? {} : { [canvas]: dark }, name }],
    light: [{ colors: light === '' ? {} : { [canvas]: light }, name }],
  },
});

afterEach(() => vi.restoreAllMocks());

/** Starts the theme on a page, with a server whose answers the test releases. */
function stage(before: Readonly<Record<string, string>> = {}) {
  const store = createStore();
  const written = new Map<string, string>();
  const kept = new Map<string, string>(Object.entries(before));
  const asked: { domain: string; give(answer: Answer): void; fail(): void }[] = [];
  const settingsChanged = createSignal<SettingsChange>();
  const api = {
    themesByDomain: ({ query }: { query: { domain: string } }) =>
      new Promise<Answer>((give, fail) => {
        asked.push({ domain: query.domain, give, fail: () => fail(new Error('no network')) });
      }),
  } as unknown as Host['api'];
  const page = {
    documentElement: {
      dataset: {},
      style: {
        setProperty: (name: string, value: string | null) => void written.set(name, String(value)),
        removeProperty: (name: string) => (written.delete(name) ? name : ''),
      },
    },
    querySelector: () => null,
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  bindTheme(store, storage, page);
  const stop = startSiteTheme(
    { api, store, settingsChanged, config: readConfig('', 'https://platform.test') },
    {
      storage,
      origin: 'https://bet.example',
    },
  );
  return { store, written, kept, asked, stop, change: () => settingsChanged.emit('announced') };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[THEME-03, THEME-05] colours are fetched by origin, painted, and stored for the next visit', async () => {
  const { store, written, kept, asked } = stage();
  expect(asked.map(({ domain }) => domain)).toEqual(['https://bet.example']);
  asked[0]?.give(answer('#101010', '#fafafa'));
  await settled();
  expect(Object.fromEntries(written)).toEqual({ [canvas]: '#101010' });
  expect(JSON.parse(kept.get('initialColors') ?? '')).toEqual({
    dark: { [canvas]: '#101010' },
    light: { [canvas]: '#fafafa' },
    fetched: true,
  });
  expect(store.get(siteIdentitiesAtom)?.dark.name).toBe('Bet');
});

test('[THEME-04] empty colours change neither the page nor the storage', async () => {
  const { written, kept, asked, store } = stage();
  asked[0]?.give(answer('', ''));
  await settled();
  expect([written.size, kept.size]).toEqual([0, 0]);
  expect(store.get(siteIdentitiesAtom)?.light.name).toBe('Bet');
});

test('[THEME-04] colours that the operator has removed are removed here too, unless somebody stored them by hand', async () => {
  const { written, kept, asked, change } = stage();
  asked[0]?.give(answer('#101010', ''));
  await settled();
  change();
  asked[1]?.give(answer('', ''));
  await settled();
  expect([written.size, kept.size]).toEqual([0, 0]);

  const byHand = { initialColors: JSON.stringify({ dark: { [canvas]: '#301050' }, light: {} }) };
  const other = stage(byHand);
  other.asked[0]?.give(answer('', ''));
  await settled();
  expect(Object.fromEntries(other.kept)).toEqual(byHand);
});

test('[NET-16, THEME-03] a change of settings fetches again; of two answers that of the later request counts', async () => {
  const { written, asked, change, store } = stage();
  store.set(themeAtom, 'light');
  change();
  asked[1]?.give(answer('#111111', '#eeeeee'));
  await settled();
  asked[0]?.give(answer('#222222', '#dddddd'));
  await settled();
  expect(Object.fromEntries(written)).toEqual({ [canvas]: '#eeeeee' });
});

test('a failure is reported and leaves the page as it is; after stop nothing is painted', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { written, asked, change, stop } = stage();
  asked[0]?.fail();
  await settled();
  expect(warned).toHaveBeenCalledOnce();
  change();
  stop();
  asked[1]?.give(answer('#111111', ''));
  await settled();
  expect(written.size).toBe(0);
});
