import type { KeyValue } from '@kvota/contracts';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import type { ShellHost } from '../host/create-host.ts';
import type { SettingsChange } from '../host/host.ts';
import { createSignal } from '../host/signal.ts';
import { disabledMenuAtom } from '../state/atoms.ts';
import { loadStatus } from './load-status.ts';
import { startSettings } from './start-settings.ts';

afterEach(() => void vi.restoreAllMocks());

/** A platform whose answers the test releases. Each answer has the settings of the time of its request. */
function start() {
  const set: KeyValue[] = [];
  const waiting: (() => void)[] = [];
  const settingsChanged = createSignal<SettingsChange>();
  const statusSettings = ({ signal }: { signal: AbortSignal }): Promise<KeyValue[]> => {
    const answer = [...set];
    return new Promise((resolve, reject) => {
      waiting.push(() => resolve(answer));
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  };
  const none = (): Promise<KeyValue[]> => Promise.resolve([]);
  const store = createStore();
  const host = {
    store,
    api: { statusSettings, ticketSettings: none, generalSettings: none },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    settingsChanged,
  } as unknown as ShellHost; // what settings use of it
  return {
    host,
    stop: startSettings(host),
    waiting,
    closed: () => [...store.get(disabledMenuAtom)],
    change: (key: string) => {
      set.push({ key, value: true });
      settingsChanged.emit('announced');
    },
  };
}

test.each([1, 2, 5])(
  '[NET-16] a change during the request for the one before is not lost, with %i requests in flight',
  async (readers) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { host, stop, waiting, closed, change } = start();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.();
    // Pages that are entered meanwhile wait for the same answer.
    const entered = Array.from({ length: readers }, () => loadStatus(host));
    await Promise.all(entered);
    change('disableBettingPage');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const waitingPages = Array.from({ length: readers }, () => loadStatus(host));
    change('disableLiveBettingPage');
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(1));
    for (const answer of waiting) answer();
    await Promise.all(waitingPages);
    await vi.waitFor(() => expect(closed()).toEqual(['betting', 'live']));
    expect(warned).not.toHaveBeenCalled();
    stop();
  },
);

test('[NET-16] a change during the first request is not lost', async () => {
  const { stop, waiting, closed, change } = start();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  change('disableBettingPage');
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const answer of waiting) answer();
  await vi.waitFor(() => expect(closed()).toEqual(['betting']));
  stop();
});
