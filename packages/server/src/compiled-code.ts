import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps compiled code for the next start, in the folder of the package, where nobody else can write. `NODE_COMPILE_CACHE`
 * chooses another folder. Call it before anything else is loaded. Call the returned function when the server is ready: a
 * process that is killed writes nothing at its end (SPEED-12). A folder that cannot be written changes nothing.
 */
export function keepCompiledCode(packageFolder: string): () => void {
  enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? join(packageFolder, 'node_modules/.cache/compiled'));
  return flushCompileCache;
}
