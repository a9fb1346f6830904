// A platform that the restart benchmark kills and starts again, over a database that survives it.
import { join } from 'node:path';

import { keepCompiledCode } from '@kvota/server/compiled-code';

import type { DatabaseLocation } from '../src/database/database.ts';
import type { ServerReady } from './messages.ts';

// Loaded as the platform loads itself.
const flush = keepCompiledCode(join(import.meta.dirname, '..'));
const [{ systemClock }, { createPlatform }, { callsOf }, { benchOptions }] = await Promise.all([
  import('@kvota/server'),
  import('../src/platform.ts'),
  import('./calls.ts'),
  import('./options.ts'),
]);
const [location = '', count = '0', port = '0'] = process.argv.slice(2);
const platform = await createPlatform({
  database: JSON.parse(location) as DatabaseLocation, // written by `restart.ts`
  clock: systemClock,
  ...benchOptions,
  // Always the same, because tokens are for the address of the platform.
  ports: { http: Number(port) },
});
const calls = count === '0' ? [] : await callsOf('tickets', platform, Number(count));
const message: ServerReady = { ready: platform.url, calls };
process.send?.(message);
flush();
process.on('disconnect', () => void platform.close().then(() => process.exit(0)));
