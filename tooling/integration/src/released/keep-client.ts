// Keeps the client of this release, so that the platform of the next one is tested with it (FAULT-26).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const built = await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: fileURLToPath(new URL('client.ts', import.meta.url)),
    write: false,
    minify: true,
    target: 'esnext',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const [output] = Array.isArray(built) ? built : [built];
const chunk = output && 'output' in output ? output.output[0] : undefined;
if (chunk === undefined) throw new Error('Vite has built nothing.');
const [commit, date] = execFileSync('git', ['log', '-1', '--format=%h %as'], { encoding: 'utf8' }).trim().split(' ');
const file = fileURLToPath(new URL('../../released/client.js', import.meta.url));
writeFileSync(file, `// The client of ${date}, ${commit}. Made by keep-client, see README.md.\n${chunk.code}`);
process.stdout.write(`Kept the client of ${date}, ${commit}: ${Math.round(chunk.code.length / 1000)} kB.\n`);
