import type { RealtimeStatus } from '@kvota/realtime';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startRetryFailed } from './start-retry-failed.ts';

test('[NET-38] what failed and is on the screen is fetched again when the sockets connect, and nothing else is', async () => {
  let current: RealtimeStatus = 'connecting';
  let watcher: ((status: RealtimeStatus) => void) | undefined;
  const status = {
    get: () => current,
    subscribe: (run: (next: RealtimeStatus) => void) => {
      watcher = run;
      return () => void (watcher = undefined);
    },
  };
  const go = (next: RealtimeStatus): void => {
    current = next;
    watcher?.(next);
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [failing, working, hidden] = [vi.fn().mockRejectedValueOnce(new Error('away')), vi.fn(), vi.fn()];
  failing.mockResolvedValue('match');
  working.mockResolvedValue('leagues');
  hidden.mockRejectedValue(new Error('away'));
  const show = (queryKey: string[], queryFn: () => Promise<unknown>): (() => void) =>
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  const leave = show(['left'], hidden);
  onTestFinished(show(['match'], failing));
  onTestFinished(show(['leagues'], working));
  await vi.waitFor(() => expect(queryClient.getQueryState(['left'])?.status).toBe('error'));
  leave();
  const stop = startRetryFailed({ realtime: { status }, queryClient });
  go('connected');
  await vi.waitFor(() => expect(queryClient.getQueryData(['match'])).toBe('match'));
  go('stale');
  go('connected');
  stop();
  expect([failing, working, hidden].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  expect(watcher).toBeUndefined();
});
