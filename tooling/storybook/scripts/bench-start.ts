// Measures how long `pnpm storybook` needs from a cold cache: until the server answers, then until the first story is
// rendered. The page is opened as soon as the server answers, as a developer does. `--rounds 3`, `--story <id>`.
// Loads of the frame, requests and CPU time do not depend on what else the machine does; the seconds do. Fails if the
// frame is loaded twice, or if the first story needs more requests than `--requests` (DEV-05).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
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
    requests: { type: 'string', default: '150' },
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
  return { stop: () => process.kill(-(server.pid ?? 0)), cpu: () => cpuOfGroup(server.pid ?? 0) };
}

/** Returns the seconds of CPU that a group of processes has used, with their children that ended; 0 without /proc. */
function cpuOfGroup(group: number): number {
  let ticks = 0;
  for (const id of listProcesses()) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) for (const at of [11, 12, 13, 14]) ticks += Number(fields[at]);
    } catch {
      // The process has ended.
    }
  }
  return ticks / 100;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

const executablePath = findPageBrowser();
process.on('exit', () => running?.());
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const devtools = await browser.newBrowserCDPSession();
/** Returns the seconds of CPU that the browser has used. */
async function cpuOfBrowser(): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const faults: string[] = [];
for (let round = 1; round <= Number(options.rounds); round += 1) {
  const began = performance.now();
  const server = await startCold();
  running = server.stop;
  const up = performance.now();
  const page = await browser.newPage();
  const before = { server: server.cpu(), browser: await cpuOfBrowser() };
  let [loads, requests] = [0, 0];
  page.on('request', (request) => {
    requests += 1;
    // A navigation event would also count changes of the address within the frame.
    if (request.isNavigationRequest() && request.url().includes('/iframe.html')) loads += 1;
  });
  await page.goto(`${address}/?path=/story/${options.story}`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor({ timeout: 120_000 });
  const shown = performance.now();
  const used = { server: server.cpu() - before.server, browser: (await cpuOfBrowser()) - before.browser };
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `round ${round}: server ${seconds(up - began)}, first story ${seconds(shown - up)} after it (CPU: server ${used.server.toFixed(1)} s, browser ${used.browser.toFixed(1)} s), loads of the frame: ${loads}, requests: ${requests}`,
  );
  if (loads !== 1) faults.push(`round ${round}: the frame was loaded ${loads} times`);
  if (requests > Number(options.requests))
    faults.push(`round ${round}: ${requests} requests, over ${options.requests}`);
  await page.close();
  server.stop();
  running = undefined;
  await after(500);
}
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
