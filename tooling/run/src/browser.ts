// Finds a Chromium for tests, or makes one available (see the README): a variable, Playwright's own, the PATH, Playwright's download, Debian's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Switches every Chromium of ours is started with; a sandbox cannot be had as root. */
export const browserArguments: readonly string[] = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
];

function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of Chromium's windowless sister where there is one, else of Chromium; draws pages nearly a third faster, but asks them for less motion. */
export function findPageBrowser(): string | undefined {
  return process.env['KVOTA_BROWSER'] ? findBrowser() : (onPath('chromium-headless-shell') ?? findBrowser());
}

/** The path of a Chromium that is there already, or undefined. KVOTA_BROWSER wins. */
export function findBrowser(): string | undefined {
  const named = process.env['KVOTA_BROWSER'];
  if (named) {
    if (!existsSync(named)) throw new Error(`KVOTA_BROWSER names ${named}, where no file is. Correct it or unset it.`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return onPath(...systemNames) ?? (existsSync(macPath) ? macPath : undefined);
}

/** The path of a Chromium, installing one where none is. Throws with what to do when that fails too. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one for the tests.');
  const cli = join(import.meta.dirname, '../node_modules/.bin/playwright');
  spawnSync(cli, ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  if (!findBrowser() && userInfo().uid === 0 && onPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    const packages = ['chromium', 'chromium-headless-shell'];
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No Chromium could be installed. Install Chromium or Chrome, or set KVOTA_BROWSER to its path.');
  return installed;
}
