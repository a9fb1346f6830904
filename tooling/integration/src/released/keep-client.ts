// Keeps the client of this release, so that the platform of the next one is tested with it (FAULT-26).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { bundleForNode } from '@kvota/vite/bundle-for-node';

const code = await bundleForNode(fileURLToPath(new URL('client.ts', import.meta.url)), { minify: true });
const [commit, date] = execFileSync('git', ['log', '-1', '--format=%h %as'], { encoding: 'utf8' }).trim().split(' ');
const file = fileURLToPath(new URL('../../released/client.js', import.meta.url));
writeFileSync(file, `// The client of ${date}, ${commit}. Made by keep-client, see README.md.\n${code}`);
process.stdout.write(`Kept the client of ${date}, ${commit}: ${Math.round(code.length / 1000)} kB.\n`);
