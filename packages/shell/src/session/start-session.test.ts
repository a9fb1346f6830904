import { expect, test, vi } from 'vitest';

import { createHost } from '../app/create-host.ts';
import type { AppConfig } from '../config/app-config.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import type { Identity } from './identity.ts';
import { startSession } from './start-session.ts';
import { storageKey } from './stored-user.ts';

const config = { platformUrl: 'https://p.test', authority: 'https://p.test/oidc', clientId: 'c' } as AppConfig; // what is used of it

/** One browser with as many tabs as wanted; what a tab stores, the others read at once and hear of only when told. */
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
    openTab: () => {
      const tabStorage = memoryStorage();
      const governor = { request: nothing, retry: nothing, stop: nothing } as never;
      const host = createHost({ config, governor, storage, tabStorage, navigate: nothing, login: nothing });
      return startSession(host, {
        storage,
        session: tabStorage,
        locks: undefined,
        identity: () => Promise.resolve(identity),
        authenticate: nothing,
        window: { addEventListener: nothing, removeEventListener: nothing, navigator: { onLine: true } },
      });
    },
  };
}

test('[SES-07] a tab that has not heard yet of what another refreshed takes the new token, and refreshes nothing itself', async () => {
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
  second.dispatch({ type: 'unauthorized' });
  await vi.advanceTimersByTimeAsync(0);
  expect(granted).toEqual(['token 1', 'token 2']);
  first.stop();
  second.stop();
  vi.useRealTimers();
});
