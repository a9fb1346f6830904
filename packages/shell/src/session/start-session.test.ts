import { locales, type Locale } from '@kvota/contracts';
import { activate, loadMessages } from '@kvota/i18n';
import { mergeOverrides } from '@kvota/i18n/messages';
import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';

import { createHost, type ShellHost } from '../host/create-host.ts';
import type { AppConfig } from '../browser/app-config.ts';
import { localeAtom } from '../state/atoms.ts';
import { noticesAtom } from '../state/notices.ts';
import { memoryStorage } from '../browser/storage/memory-storage.ts';
import type { Identity } from './identity.ts';
import { startSession } from './start-session.ts';
import { storageKey } from '../host/stored-user.ts';

const config = { platformUrl: 'https://p.test', authority: 'https://p.test/oidc', clientId: 'c' } as AppConfig; // what is used of it

/** One browser with any number of tabs. They share a storage, but no events about its changes are sent. */
function browser() {
  const storage = memoryStorage();
  const granted: string[] = [];
  const store = (token: string): void =>
    storage.setItem(
      storageKey(config),
      JSON.stringify({
        access_token: token,
        refresh_token: 'r',
        expires_at: Date.now() / 1000 + 270,
        profile: { sub: 'u1', preferred_username: 'player' },
      }),
    );
  store('first');
  const nothing = (): void => undefined;
  const refused = (): Promise<never> => Promise.reject(new Error('Not asked for here.'));
  const identity: Identity = {
    signIn: refused,
    completeSignIn: refused,
    refresh: () => {
      granted.push(`token ${granted.length + 1}`);
      store(granted.at(-1)!);
      return Promise.resolve();
    },
    signOut: refused,
    forget: refused,
  };
  return {
    granted,
    openTab: (keep: (host: ShellHost) => void = nothing) => {
      const tabStorage = memoryStorage();
      const governor = { request: nothing, retry: nothing, stop: nothing } as never;
      const host = createHost({ config, governor, storage, tabStorage, navigate: nothing, login: nothing });
      keep(host);
      return startSession(host, {
        storage,
        tabStorage,
        locks: undefined,
        identity: () => Promise.resolve(identity),
        authenticate: nothing,
        window: { addEventListener: nothing, removeEventListener: nothing, navigator: { onLine: true } },
      });
    },
  };
}

test('[SES-07] a tab takes the token that another tab has refreshed without a refresh of its own', async () => {
  vi.useFakeTimers();
  const { openTab, granted } = browser();
  const [first, second] = [openTab(), openTab()];
  first.dispatch({ type: 'unauthorized' });
  await vi.advanceTimersByTimeAsync(0);
  expect(granted).toEqual(['token 1']);
  second.dispatch({ type: 'unauthorized' });
  expect(await second.token()).toBe('token 1');
  await vi.advanceTimersByTimeAsync(0);
  expect(granted).toEqual(['token 1']);
  // Refused once more, it is the new token that was refused.
  second.dispatch({ type: 'expiring' });
  await vi.advanceTimersByTimeAsync(0);
  expect(granted).toEqual(['token 1', 'token 2']);
  first.stop();
  second.stop();
  vi.useRealTimers();
});

test('[SES-14, OP-45] a closed countdown to maintenance returns in its last minute, and with the next maintenance', () => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let host: ShellHost | undefined;
  const tab = browser().openTab((kept) => {
    host = kept;
  });
  const ping = (timeLeft: number): void =>
    tab.dispatch({ type: 'ping', begun: false, blocked: false, wallets: [], timeLeft });
  const shown = (): readonly string[] => host?.store.get(noticesAtom).map(({ id }) => id) ?? [];
  ping(90);
  const [countdown] = shown();
  if (countdown === undefined) throw new Error('There is no countdown');
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([countdown]);
  host?.dismiss(countdown);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([countdown]);
  host?.dismiss(countdown);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
  ping(0);
  ping(90);
  expect(shown()).toEqual([countdown]);
  tab.stop();
  vi.useRealTimers();
});

const countdowns: Record<Locale, readonly [string, string]> = {
  rs: ['Održavanje počinje za 59 s.', 'Održavanje počinje za 1:00:00.'],
  ba: ['Održavanje počinje za 59 s.', 'Održavanje počinje za 1:00:00.'],
  en: ['Maintenance starts in 59 s.', 'Maintenance starts in 1:00:00.'],
  de: ['In 59 Sek. beginnt die Wartung.', 'In 1:00:00 beginnt die Wartung.'],
  el: ['Σε 59 δευτ. αρχίζει η συντήρηση.', 'Σε 1:00:00 αρχίζει η συντήρηση.'],
  sq: ['Edhe 59 sek deri në mirëmbajtje.', 'Edhe 1:00:00 deri në mirëmbajtje.'],
  ru: ['Технические работы начнутся через 59 с.', 'Технические работы начнутся через 1:00:00.'],
};

test('the countdown to maintenance is announced when it starts and at a few seconds, not at each', () => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let host: ShellHost | undefined;
  const tab = browser().openTab((kept) => {
    host = kept;
  });
  tab.dispatch({ type: 'ping', blocked: false, wallets: [], timeLeft: 62, begun: false });
  const said: number[] = [];
  for (let second = 62; second > 0; second -= 1) {
    if (host?.store.get(noticesAtom)[0]?.quiet === false) said.push(second);
    vi.advanceTimersByTime(1000);
  }
  expect(said).toEqual([62, 60, 30, 10]);
  tab.stop();
  vi.useRealTimers();
});

test('the countdown to maintenance is shown in seconds in its last minute, and as a time before', async () => {
  let host: ShellHost | undefined;
  const tab = browser().openTab((kept) => {
    host = kept;
  });
  const told = (timeLeft: number): string => {
    tab.dispatch({ type: 'ping', begun: false, blocked: false, wallets: [], timeLeft });
    const text = host?.store.get(noticesAtom)[0]?.text;
    return typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : '';
  };
  for (const locale of locales) {
    await loadMessages(locale, ['site']);
    activate(locale);
    host?.store.set(localeAtom, locale);
    expect([told(59), told(3600)]).toEqual(countdowns[locale]);
  }
  activate('en');
  host?.store.set(localeAtom, 'en');
  expect([told(60), told(61), told(3599)]).toEqual(
    ['1:00', '1:01', '59:59'].map((time) => `Maintenance starts in ${time}.`),
  );
  // What an operator has written in place of it.
  await mergeOverrides('en', 'site', { maintenanceModeCountdown: 'Short break in {seconds}' });
  expect([told(58), told(90)]).toEqual(['Short break in 58 s', 'Short break in 1:30']);
  await mergeOverrides('en', 'site', {});
  tab.stop();
});
