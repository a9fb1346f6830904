// Finds a Chromium for tests or installs one. Order: KVOTA_BROWSER, Playwright's own, the PATH, Playwright's
// download, Debian's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Switches for every Chromium that tests start. A process of root cannot use the sandbox. */
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

/**
 * Returns the path of `chromium-headless-shell` if it is installed, else of Chromium. The former renders pages nearly
 * a third faster, but it reports that less motion is preferred.
 */
export function findPageBrowser(): string | undefined {
  return process.env['KVOTA_BROWSER'] ? findBrowser() : (onPath('chromium-headless-shell') ?? findBrowser());
}

/** Returns the path of an installed Chromium, or undefined. KVOTA_BROWSER wins. */
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

/** Returns the path of a Chromium and installs one if there is none. Throws with instructions if that fails too. */
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
