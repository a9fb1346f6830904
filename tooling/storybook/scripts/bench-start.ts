// Measures how long `pnpm storybook` needs from a cold cache: until the server answers, then until the first story is
// rendered. The page is opened as soon as the server answers, as a developer does. `--rounds 3`, `--story <id>`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { browserArguments, findPageBrowser } from '@kvota/run/browser';
import { chromium } from 'playwright';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    story: { type: 'string', default: 'kit-actions-button--brand' },
    port: { type: 'string', default: '6106' },
  },
});
const folder = resolve(import.meta.dirname, '..');
/** Ends the running server, also if a round fails. */
let running: (() => void) | undefined;
const address = `http://localhost:${options.port}`;

/** Starts Storybook without its cache, and resolves when it answers. */
async function startCold() {
  rmSync(join(folder, 'node_modules/.cache/storybook'), { recursive: true, force: true });
  const bin = join(folder, 'node_modules/.bin/storybook');
  const server = spawn(
    bin,
    ['dev', '--port', options.port, '--no-open', '--ci', '--exact-port', '--disable-telemetry'],
    {
      cwd: folder,
      stdio: process.env['BENCH_LOG'] ? 'inherit' : 'ignore',
      detached: true,
    },
  );
  const isUp = () =>
    fetch(`${address}/index.json`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('Storybook ended before it answered. Set BENCH_LOG=1 to see why.');
    await after(50);
  }
  return () => process.kill(-(server.pid ?? 0));
}

const executablePath = findPageBrowser();
process.on('exit', () => running?.());
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (let round = 1; round <= Number(options.rounds); round += 1) {
  const began = performance.now();
  running = await startCold();
  const up = performance.now();
  const page = await browser.newPage();
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('iframe.html')) loads += 1;
  });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(`${address}/?path=/story/${options.story}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ timeout: 120_000 });
  const shown = performance.now();
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `round ${round}: server ${seconds(up - began)}, first story ${seconds(shown - up)} after it, ${loads} loads of the frame, ${requests} requests`,
  );
  await page.close();
  running();
  running = undefined;
  await after(500);
}
await browser.close();
