// Photographs stories of the built Storybook, to be looked at: pnpm exec node scripts/shoot.ts <folder> [part of story id]
import { createServer } from 'node:http';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const root = fileURLToPath(new URL('../storybook-static', import.meta.url));
const [folder = 'shots', wanted = 'showcase-betting-page--page', widths = '360,1280,1760', themes = 'dark,light'] =
  process.argv.slice(2);
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  readFile(join(root, path)).then(
    (body) => response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }).end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => {
  server.listen(0, resolve);
});
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

// The index is our own build's; its shape is Storybook's.
const index = JSON.parse(readFileSync(join(root, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string }>;
};
const stories = Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story' && id.includes(wanted));

const browser = await chromium.launch({
  ...(process.env['KVOTA_BROWSER'] ? { executablePath: process.env['KVOTA_BROWSER'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-dev-shm-usage',
  ],
});
mkdirSync(folder, { recursive: true });
for (const width of widths.split(',').map(Number)) {
  const touch = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: touch ? 780 : 980 },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
  });
  for (const theme of themes.split(',')) {
    for (const story of stories) {
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${story}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') console.error(`${story}: ${message.text()}`);
      });
      await page.goto(`http://localhost:${port}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
      await page.waitForSelector('#storybook-root > *', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${story}-${theme}-${width}.png`) });
      await page.close();
    }
  }
  await context.close();
}
await browser.close();
server.close();
