// The entry of the process. It loads everything else after the cache of compiled code is there (SPEED-12).
import { join } from 'node:path';

import { keepCompiledCode } from '@kvota/server/compiled-code';

const flush = keepCompiledCode(join(import.meta.dirname, '..'));
const { runPlatform } = await import('./run-platform.ts');
await runPlatform();
flush();
