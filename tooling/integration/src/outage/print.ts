// Stops the platform while many tabs use it: `pnpm --filter @kvota/integration outage --tabs 1000 --outage 3 --browsers 3`.
// Most tabs run the services of a page without the page. Those of the browser use the built site (`pnpm build`).
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { importSource } from '@kvota/vite/import-source';
import { serveApp } from '@kvota/run/serve-app';

import { openTabs } from './chromium-tabs.ts';
import { forkPlatform } from './platform-child.ts';
import type * as Runs from './run-outage.ts';

const { values } = parseArgs({
  options: {
    tabs: { type: 'string', default: '1000' },
    outage: { type: 'string', default: '3' },
    browsers: { type: 'string', default: '3' },
    port: { type: 'string', default: '4790' },
  },
});
const folder = resolve(import.meta.dirname, '../../../../apps/site/dist');
if (!existsSync(join(folder, 'index.html'))) throw new Error('The site is not built: run `pnpm build` first.');

const port = Number(values.port);
const [platformUrl, origin] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
const config = { platformUrl, authority: `${platformUrl}/oidc`, clientId: 'kvota-site' };
const site = await serveApp({ folder, port: port + 1, config });
const platform = forkPlatform(port, [origin]);
await platform.start();
const { runOutage } = await importSource<typeof Runs>(join(import.meta.dirname, 'run-outage.ts'));
const browser = await openTabs(Number(values.browsers), origin, platformUrl);
console.log(`${values.browsers} tabs of a browser show live odds.`);
const warn = console.warn;
console.warn = () => undefined;
const fared = await runOutage({
  tabs: Number(values.tabs),
  outage: Number(values.outage),
  platform,
  platformUrl,
  origin,
  report: console.log,
});
console.warn = warn;
const browserBack = browser.receivedAt().map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at - fared.backAt));
const browserSignedIn = await browser.signedIn();
await browser.close();
await platform.end();
site.close();

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const goals: readonly (readonly [what: string, figure: string, held: boolean])[] = [
  ['documents loaded while down', String(fared.loadsWhileDown), fared.loadsWhileDown === 0],
  ['documents loaded at all', String(fared.loads), fared.loads === 0],
  ['requests a tab a second, down', fared.requests.toFixed(2), fared.requests <= 0.5],
  ['the same in the busiest second', fared.busiest.toFixed(2), true],
  ['half are connected after', seconds(fared.half), true],
  ['99 % are connected after', seconds(fared.nearlyAll), fared.nearlyAll <= 15_000],
  ['all are connected after', seconds(fared.all), true],
  ['not connected again', String(fared.missing), fared.missing === 0],
  ['signed out', String(fared.signedOut), fared.signedOut === 0],
  ['browser: documents loaded', String(browser.loads.length), browser.loads.length === 0],
  ['browser: odds again after', browserBack.map(seconds).join(', '), browserBack.every((ms) => ms <= 15_000)],
  ['browser: signed in', String(browserSignedIn), browserSignedIn === Number(values.browsers)],
];
for (const [what, figure, held] of goals) console.log(`${held ? ' ' : '✗'} ${what.padEnd(32)} ${figure}`);
process.exit(goals.every(([, , held]) => held) ? 0 : 1);
