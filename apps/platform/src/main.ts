// The entry of the process. It loads everything else after the cache of compiled code is there (SPEED-12).
import { keepCompiledCode } from './compiled-code.ts';

const flush = keepCompiledCode();
const { runPlatform } = await import('./run-platform.ts');
await runPlatform();
flush();
