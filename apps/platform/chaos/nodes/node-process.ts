// A node of a chaos run. It loads the code of the platform, waits for its port, and starts as `src/main.ts` does.
import { once } from 'node:events';
import { join } from 'node:path';

import { keepCompiledCode } from '@kvota/server/compiled-code';

import type * as runPlatformModule from '../../src/run-platform.ts';
import type { NodeMessage, NodePort } from './messages.ts';

type Platform = typeof runPlatformModule;

// A spare ends with the run as well.
const end = (): never => process.exit(0);
process.on('disconnect', end);
const flush = keepCompiledCode(join(import.meta.dirname, '../..'));
const [bundle = ''] = process.argv.slice(2);
const { runPlatform } = (await import(bundle)) as Platform; // bundled from it
const loaded: NodeMessage = { loaded: true };
process.send?.(loaded);
const [{ port }] = (await once(process, 'message')) as [NodePort]; // its only message
process.env['KVOTA_PLATFORM_PORT'] = String(port);
process.off('disconnect', end);
await runPlatform();
flush();
