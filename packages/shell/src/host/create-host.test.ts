import { expect, test, vi } from 'vitest';

import { readConfig } from '../browser/app-config.ts';
import { memoryStorage } from '../browser/storage/memory-storage.ts';
import { createHost } from './create-host.ts';

test('[SPEED-02] a visitor’s call is sent before the services run, without a token', async () => {
  const sent = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(Response.json([])));
  const host = createHost({
    config: readConfig('', 'https://platform.test'),
    governor: {} as never, // no call reloads the page
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    navigate: () => undefined,
    login: () => undefined,
    wire: { fetch: sent as unknown as typeof fetch }, // called with a request only
  });
  expect(await host.api.statusSettings()).toEqual([]);
  expect(sent.mock.calls[0]?.[0].headers.get('authorization')).toBeNull();
});
