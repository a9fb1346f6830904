import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { bundleForNode } from '@kvota/vite/bundle-for-node';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../../src/run-platform.ts', import.meta.url));
const folder = fileURLToPath(new URL('../../node_modules/.cache/chaos', import.meta.url));
/** Packages that read files beside their code. */
const external = ['@electric-sql/pglite', '@fastify/swagger-ui'];

/**
 * Puts the code of the platform into one file and returns its path. Nodes of a chaos run load it in a fifth of the time of the
 * 1,800 modules, which is longer than they live on two cores.
 */
export async function bundleNode(): Promise<string> {
  const code = await bundleForNode(entry, { plugins: [keepPlaces], external });
  return writeOnce(join(folder, 'node.mjs'), code);
}

/** Leaves the addresses of modules as they are without a bundle: they lead to migrations, fonts and documents. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    const [file = id] = id.split('?');
    if (!code.includes('import.meta.') || !existsSync(file)) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file));
  },
};

/** Writes a file unless it is there with the same text. Another run may read it meanwhile. */
function writeOnce(path: string, text: string): string {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return path;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
