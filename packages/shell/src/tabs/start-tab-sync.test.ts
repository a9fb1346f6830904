import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Stop } from '../browser/stop.ts';
import { visitor } from '../state/session.ts';
import { creditHiddenAtom, sessionAtom, themeAtom } from '../state/atoms.ts';
import { bindTheme } from '../site-theme/bind-theme.ts';
import { memoryStorage } from '../browser/storage/memory-storage.ts';
import { startTabSync } from './start-tab-sync.ts';

/** One browser: its tabs share a storage, get events about its changes, and have channels to each other. */
function browser() {
  const storage = memoryStorage();
  const tabs: EventTarget[] = [];
  const said: unknown[] = [];
  const channels: EventTarget[] = [];
  /** Messages in flight to the other tabs. */
  const late: (() => void)[] = [];
  let changes = 0;
  let stops: Stop[] = [];
  const open = (user: string | undefined, meanwhile: () => void = () => undefined) => {
    const window = new EventTarget();
    const channel = new EventTarget();
    const store = createStore();
    store.set(sessionAtom, user === undefined ? visitor : { status: 'signed-in', id: user, username: user, roles: [] });
    tabs.push(window);
    channels.push(channel);
    const own = {
      ...storage,
      setItem: (key: string, value: string) => {
        if (storage.getItem(key) === value) return;
        storage.setItem(key, value);
        changes += 1;
        const event = Object.assign(new Event('storage'), { key, newValue: value });
        for (const other of tabs) if (other !== window) late.push(() => other.dispatchEvent(event));
      },
    };
    Object.assign(channel, {
      close: () => undefined,
      postMessage: (data: unknown) => {
        said.push(data);
        for (const other of channels) {
          if (other !== channel) late.push(() => other.dispatchEvent(new MessageEvent('message', { data })));
        }
      },
    });
    bindTheme(store, own);
    meanwhile();
    stops.push(startTabSync({ store, storage: own, channel: () => channel as BroadcastChannel }, window));
    return store;
  };
  return {
    open,
    said,
    changes: () => changes,
    /** Brings what is under way, and what follows from it; each event once. */
    deliver: () => {
      for (let turn = 0; late.length > 0; turn += 1) {
        if (turn > 20) throw new Error('The tabs answer each other for ever.');
        for (const bring of late.splice(0)) bring();
      }
    },
    close: () => {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}

beforeEach(() => {
  const style = { setProperty: () => undefined, removeProperty: () => undefined };
  vi.stubGlobal('document', { documentElement: { dataset: {}, style }, querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[THEME-02] a theme that is chosen in one tab is applied in the others, and none answers', () => {
  const { open, deliver, changes } = browser();
  const [one, other, third] = [open('u1'), open('u1'), open(undefined)];
  one.set(themeAtom, 'light');
  deliver();
  expect([one, other, third].map((store) => store.get(themeAtom))).toEqual(['light', 'light', 'light']);
  expect(changes()).toBe(1);
});

test('[THEME-02] two tabs that choose at the same time agree', () => {
  const { open, deliver } = browser();
  const [one, other] = [open('u1'), open('u1')];
  one.set(themeAtom, 'light');
  other.set(themeAtom, 'light');
  other.set(themeAtom, 'dark');
  deliver();
  expect([one.get(themeAtom), other.get(themeAtom)]).toEqual(['dark', 'dark']);
});

test('[HEAD-07] hiding the credit in one tab hides it for the same player in the others, and none answers', () => {
  const { open, deliver, said } = browser();
  const [one, other, stranger] = [open('u1'), open('u1'), open('u2')];
  one.set(creditHiddenAtom, true);
  deliver();
  expect([other.get(creditHiddenAtom), stranger.get(creditHiddenAtom)]).toEqual([true, false]);
  other.set(creditHiddenAtom, false);
  deliver();
  expect(one.get(creditHiddenAtom)).toBe(false);
  expect(said).toHaveLength(2);
});

test('[HEAD-07] a sign-out in one tab reveals no credit in a tab that has not noticed it', () => {
  const { open, deliver } = browser();
  const [one, other] = [open('u1'), open('u1')];
  one.set(creditHiddenAtom, true);
  deliver();
  one.set(sessionAtom, visitor);
  one.set(creditHiddenAtom, false);
  deliver();
  expect(other.get(creditHiddenAtom)).toBe(true);
});

test('[THEME-02] a theme that was chosen in another tab while the page started is applied too', () => {
  const { open, deliver } = browser();
  const one = open('u1');
  const early = open('u1', () => one.set(themeAtom, 'light'));
  expect(early.get(themeAtom)).toBe('light');
  deliver();
  expect(one.get(themeAtom)).toBe('light');
});

test('a closed tab applies nothing', () => {
  const { open, deliver, close } = browser();
  const [one, other] = [open('u1'), open('u1')];
  close();
  one.set(themeAtom, 'light');
  one.set(creditHiddenAtom, true);
  deliver();
  expect([other.get(themeAtom), other.get(creditHiddenAtom)]).toEqual(['dark', false]);
});
