// Takes screenshots of stories of the built Storybook, one for each story or many on a sheet.
//
// pnpm build && node scripts/shoot.ts --to <folder> [--only <part of an id>] [--widths 360,1280]
//   [--themes dark,light] [--languages en,rs] [--density compact] [--sheets]
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { browserArguments, findBrowser } from '@kvota/run/browser';
import { chromium, type Browser } from 'playwright';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: resolve(import.meta.dirname, '../storybook-static') },
    to: { type: 'string', default: 'shots' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1280' },
    themes: { type: 'string', default: 'dark,light' },
    languages: { type: 'string', default: 'en' },
    density: { type: 'string', default: 'comfortable' },
    sheets: { type: 'boolean', default: false },
  },
});

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the built Storybook and returns its address. */
async function serve(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(join(options.from, path)).then(
      (body) =>
        response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}

interface Shot {
  readonly story: string;
  readonly file: string;
  /** Returns the console messages of the story. */
  readonly faults: readonly string[];
}

interface View {
  readonly width: number;
  readonly theme: string;
  readonly language: string;
}

/** The part of the API of Storybook's page that is used here. */
interface Preview {
  readonly channel: {
    on(event: string, heard: (told: unknown) => void): void;
    emit(event: string, told: unknown): void;
  };
}

/**
 * Switches to another story within the page. Resolves when it is rendered and its play function has finished. Runs in
 * the page.
 */
async function show(storyId: string): Promise<void> {
  const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await new Promise<void>((drawn) => {
    for (const event of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) {
      channel.on(event, () => drawn());
    }
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Returns the lower edge of the lowest element, so that a sheet holds no empty space. Runs in the page. */
function drawnHeight(): number {
  const bottoms = [...document.body.querySelectorAll('#storybook-root *, [data-base-ui-portal] *, [role]')].map(
    (element) => element.getBoundingClientRect().bottom,
  );
  return Math.ceil(Math.min(Math.max(40, ...bottoms) + 16, document.documentElement.scrollHeight, 2400));
}

async function photograph(browser: Browser, address: string, stories: readonly string[], view: View): Promise<Shot[]> {
  const { width, theme, language } = view;
  const touch = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: touch ? 780 : 900 },
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const shots: Shot[] = [];
  for (const [at, story] of stories.entries()) {
    faults = [];
    if (at === 0) {
      const globals = `theme:${theme};language:${language};density:${options.density};motion:reduced`;
      await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
    } else {
      await page.evaluate(show, story);
    }
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`wider than the window by ${wide} px`);
    const file = resolve(options.to, `${story}-${theme}-${width}-${language}.png`);
    const height = options.sheets ? await page.evaluate(drawnHeight) : 0;
    await page.screenshot({
      path: file,
      ...(options.sheets && { fullPage: true, clip: { x: 0, y: 0, width, height } }),
    });
    for (const fault of faults) console.error(`${story} (${theme}, ${width}, ${language}): ${fault.split('\n')[0]}`);
    shots.push({ story, file, faults });
  }
  await context.close();
  return shots;
}

/** Puts each picture into the shortest column. Runs on the sheet. */
async function fillColumns(): Promise<void> {
  const columns = [...document.querySelectorAll<HTMLElement>('div')];
  for (const figure of document.querySelectorAll('figure')) {
    await figure.querySelector('img')?.decode();
    columns.toSorted((a, b) => a.offsetHeight - b.offsetHeight)[0]?.append(figure);
  }
}

/** Arranges the pictures of one view in columns, on several sheets if one would be too long. */
async function layOut(browser: Browser, shots: readonly Shot[], view: View): Promise<void> {
  const columns = view.width < 600 ? 6 : 3;
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  const perSheet = columns * 7;
  for (let first = 0; first < shots.length; first += perSheet) {
    const figures = shots.slice(first, first + perSheet).map(({ story, file, faults }) => {
      const picture = readFileSync(file).toString('base64');
      return `<figure><figcaption>${story}${faults.length > 0 ? ` ⚠ ${faults.length}` : ''}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
    });
    await page.setContent(
      `<!doctype html><style>body{margin:8px;font:12px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;align-items:start;background:#777}figure{margin:0 0 8px}img{display:block;width:100%}figcaption{color:#fff;overflow-wrap:anywhere}</style>${'<div></div>'.repeat(columns)}${figures.join('')}`,
    );
    await page.evaluate(fillColumns);
    const name = `sheet-${view.theme}-${view.width}-${view.language}-${String(first / perSheet).padStart(2, '0')}.png`;
    await page.screenshot({ path: resolve(options.to, name), fullPage: true });
  }
  await page.close();
  for (const { file } of shots) rmSync(file);
}

// The index is written by our build, and its format is Storybook's.
const index = JSON.parse(readFileSync(join(options.from, 'index.json'), 'utf8')) as {
  entries: Record<string, { type: string }>;
};
const stories = Object.keys(index.entries).filter(
  (id) => index.entries[id]?.type === 'story' && id.includes(options.only),
);
mkdirSync(options.to, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({ args: [...browserArguments], ...(executablePath && { executablePath }) });
const { address, close } = await serve();
for (const width of options.widths.split(',').map(Number)) {
  for (const theme of options.themes.split(',')) {
    for (const language of options.languages.split(',')) {
      const view = { width, theme, language };
      const shots = await photograph(browser, address, stories, view);
      if (options.sheets) await layOut(browser, shots, view);
    }
  }
}
await browser.close();
close();
