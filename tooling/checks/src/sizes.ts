// Measures what each entry of a published package costs its user. Builds the checks of size-limit from the
// `sizes.json` of the package in the current folder. Vite bundles each line in a project of a user; size-limit weighs
// the result.
// `pnpm sizes` in a package's folder prints the figures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bundle } from './consumer/bundle.ts';
import { layOut } from './consumer/lay-out.ts';
import { nameOf, sourceOf, unlimited, type PublishedManifest, type SizeLine } from './sizes/size-line.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PublishedManifest;
const lines = JSON.parse(readFileSync('sizes.json', 'utf8')) as readonly SizeLine[];
const missing = unlimited(manifest, lines);
if (missing.length > 0) throw new Error(`Give a limit to ${missing.join(', ')} in sizes.json of ${manifest.name}.`);

const consumer = layOut(process.cwd());
// size-limit reads the files after this module has run.
process.on('exit', consumer.remove);

const checks: { name: string; path: string; limit: string; gzip: true }[] = [];
for (const [at, line] of lines.entries()) {
  const { atOnce } = await bundle(consumer, sourceOf(manifest, line), Object.keys(manifest.peerDependencies ?? {}));
  mkdirSync(join(consumer.folder, 'weighed'), { recursive: true });
  for (const kind of ['js', 'css'] as const) {
    const limit = line[kind];
    if (limit === undefined) continue;
    const path = join(consumer.folder, 'weighed', `${at}.${kind}`);
    writeFileSync(path, atOnce[kind]);
    const name = `${nameOf(manifest, line)}, ${kind === 'js' ? 'code' : 'styles'}`;
    checks.push({ name, path, limit, gzip: true });
  }
}
export default checks;
