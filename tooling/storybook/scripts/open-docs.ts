// Opens every documentation page of the built Storybook in a browser, the theme alternating from page to page; with
// `--to` and with KVOTA_FULL in both themes. Fails if a page shows an error, writes to the console, or links to a
// missing page (DEV-03). `--to <folder>` keeps pictures for people to look at.
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { browserArguments, findPageBrowser } from '@kvota/run/browser';
import { serveApp } from '@kvota/run/serve-app';
import { chromium, type Page } from 'playwright';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: resolve(import.meta.dirname, '../storybook-static') },
    to: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const folder = options.from;

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

// Written by Storybook's build, in the format of its version.
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const known = new Set(Object.keys(index.entries));
const written = Object.values(index.entries).filter(
  ({ id, type, tags = [] }) => type === 'docs' && tags.includes('unattached-mdx') && id.includes(options.only),
);

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const port = await freePort();
const server = await serveApp({ folder, port, config: {} });
const executablePath = findPageBrowser();
const browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** Returns the faults of the open page. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const links = await page
    .locator('#storybook-docs a')
    .evaluateAll((all) => all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent })));
  for (const { href, text } of links) {
    const target = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(href)?.[1];
    const anchor = href.startsWith('#') ? href.slice(1) : undefined;
    if (target !== undefined && !known.has(target))
      faults.push(`the link "${text}" leads to ${target}, which is not there`);
    if (anchor !== undefined && (await page.locator(`[id="${anchor}"]`).count()) === 0)
      faults.push(`the link "${text}" leads to ${href}, which is not on the page`);
    if (target === undefined && anchor === undefined && !/^https?:/.test(href))
      faults.push(`the link "${text}" leads to "${href}", which is no page of Storybook`);
  }
  if (await page.locator('.sb-errordisplay:visible').count()) faults.push('Storybook shows its error page');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} pixels wide in ${clientWidth}`);
  return faults;
}

const faults: string[] = [];
if (options.to !== undefined) mkdirSync(options.to, { recursive: true });
const themes = ['dark', 'light'] as const;
const inBothThemes = options.to !== undefined || Boolean(process.env['KVOTA_FULL']);
const waiting = written.flatMap(({ id }, index) =>
  themes.filter((_, at) => inBothThemes || at === index % 2).map((theme) => ({ id, theme })),
);
const opened = waiting.length;

/** Opens the next page that no tab has opened, until none is left. */
async function openPages(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1200 } });
  let at = '';
  page.on('pageerror', (error) => faults.push(`${at}: uncaught ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${at}: ${message.text()}`);
  });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, theme } = next;
    at = `${id}, ${theme}`;
    await page.goto(`http://localhost:${port}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
    await page.locator('#storybook-docs h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page)).map((fault) => `${at}: ${fault}`));
    if (options.to !== undefined)
      await page.screenshot({ path: join(options.to, `${id}-${theme}.png`), fullPage: true });
  }
  await page.close();
}

// A page waits half a second for the network to be idle. Other tabs use that time.
await Promise.all(Array.from({ length: 6 }, openPages));
await browser.close();
server.close();

if (written.length === 0) faults.push('no page of text was found in the built Storybook');
for (const fault of faults) console.error(fault);
console.log(
  `${written.length} pages of text, opened ${opened} times: ${faults.length === 0 ? 'fine' : `${faults.length} faults`}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
