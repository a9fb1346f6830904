import { loadMessages, activate, translateKey } from '@kvota/i18n';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Host, SettingsChange } from '../host/host.ts';
import { createSignal } from '../host/signal.ts';
import type { Stop } from '../browser/stop.ts';
import { startOverrides } from './start-overrides.ts';

type Texts = Record<string, string>;

let stop: Stop = () => undefined;
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warned.mockClear());
afterEach(() => stop());

/** Starts the overrides on a host that has only what they use, and lets the test announce a change. */
function start(answer: (lang: string, group: string) => Promise<Texts>) {
  const asked: string[] = [];
  const settingsChanged = createSignal<SettingsChange>();
  const host = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    api: {
      translations: ({ query: { lang, group } }: { query: { lang: string; group: string } }) => {
        asked.push(`${lang}/${group}`);
        return answer(lang, group);
      },
    },
    settingsChanged,
  };
  stop = startOverrides(host as unknown as Host); // the part of a host that is used here
  return { asked, change: () => settingsChanged.emit('announced') };
}

test('[OP-94, CALL-34] the operator’s texts of every loaded group are fetched once and replace the built-in texts', async () => {
  await loadMessages('de', ['site']);
  activate('de');
  const { asked } = start((lang, group) =>
    Promise.resolve<Texts>(lang === 'de' && group === 'casino' ? { 'casino.empty': 'Bald geht es los' } : {}),
  );
  await loadMessages('de', ['casino']);
  await vi.waitFor(() => expect(translateKey('casino.empty')).toBe('Bald geht es los'));
  await loadMessages('de', ['site', 'casino']);
  expect(asked.filter((name) => name === 'de/casino')).toHaveLength(1);
  expect(asked).toContain('de/site');
});

test('[CALL-34] when a change is announced, texts are fetched again; a removed one is built-in again', async () => {
  await loadMessages('en', ['casino']);
  activate('en');
  let texts: Texts = { 'casino.empty': 'Games' };
  const { change } = start((lang) => Promise.resolve(lang === 'en' ? texts : {}));
  await vi.waitFor(() => expect(translateKey('casino.empty')).toBe('Games'));
  texts = { 'casino.empty': 'All games' };
  change();
  await vi.waitFor(() => expect(translateKey('casino.empty')).toBe('All games'));
  texts = {};
  change();
  await vi.waitFor(() => expect(translateKey('casino.empty')).toBe('No games here yet'));
});

test('[CALL-34, NET-16] a change during the request for the one before is not lost', async () => {
  await loadMessages('en', ['casino']);
  activate('en');
  let texts: Texts = {};
  const waiting: (() => void)[] = [];
  const { change } = start((lang, group) => {
    if (lang !== 'en' || group !== 'casino') return Promise.resolve<Texts>({});
    const answer = texts;
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  texts = { 'casino.empty': 'Games' };
  change();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  texts = { 'casino.empty': 'All games' };
  change();
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(2));
  for (const answer of waiting) answer();
  await vi.waitFor(() => expect(translateKey('casino.empty')).toBe('All games'));
  expect(warned).not.toHaveBeenCalled();
});

test('[OP-94] a failure leaves the built-in texts and is only reported', async () => {
  await loadMessages('en', ['site']);
  activate('en');
  start(() => Promise.reject(new Error('away')));
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(warned.mock.calls[0]?.[0]).toMatch(/operator's texts could not be loaded/);
  expect(translateKey('session.login')).toBe('Log in');
});

test('[OP-94] a text that does not fit is left out and reported', async () => {
  await loadMessages('sq', ['site']);
  activate('sq');
  start((lang, group) =>
    Promise.resolve<Texts>(
      lang === 'sq' && group === 'site' ? { maintenanceModeCountdown: 'Tani', marquee: 'Mirë se erdhët' } : {},
    ),
  );
  await vi.waitFor(() => expect(translateKey('marquee')).toBe('Mirë se erdhët'));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(warned.mock.calls[0]?.[1]).toEqual({ maintenanceModeCountdown: 'lacks the placeholder {seconds}' });
  expect(translateKey('maintenanceModeCountdown', { seconds: 5 })).toMatch(/5/);
});
