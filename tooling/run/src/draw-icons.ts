// Draws the icons of the apps and the picture of shared links from their mark. Run it after the mark or its colours change: `node
// tooling/run/src/draw-icons.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium } from 'playwright';

import { browserArguments, findBrowser } from './browser.ts';
import { cardSize } from './pages/cards.ts';

const root = resolve(import.meta.dirname, '../../..');
/**
 * A system may cut a maskable icon to a circle of 80 % of its width. The mark stays well inside, and the background
 * reaches the edge.
 */
const icons = [
  { file: '192.png', size: 192, whole: false },
  { file: '512.png', size: 512, whole: false },
  { file: 'maskable-192.png', size: 192, whole: true },
  { file: 'maskable-512.png', size: 512, whole: true },
  // True if the system cuts the icon to its own shape (a maskable icon).
  { file: '180.png', size: 180, whole: true },
];

/** Returns an icon file for browsers that ask for /favicon.ico: a header of 22 bytes, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the picture that other sites show with a link: the mark on the slanted stripes of the splash. */
const cardOf = (mark: string): string => `<style>
  body{margin:0;width:${cardSize.width}px;height:${cardSize.height}px;display:grid;place-content:center;background:repeating-linear-gradient(104deg,#0A1519 0 150px,#0F1C21 150px 300px)}
  svg{width:420px;height:420px}rect{display:none}
</style>${mark}`;

const executablePath = findBrowser();
await using browser = await chromium.launch({
  args: [...browserArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await browser.newPage();
for (const app of ['site', 'affiliates']) {
  const folder = join(root, 'apps', app, 'public');
  const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const { file, size, whole } of icons) {
    const drawn = whole
      ? mark
          .replace(/viewBox="[^"]*"/, 'viewBox="-11 -10 48 48"')
          .replace(/<rect[^>]*>/, (rect) =>
            rect
              .replace(/ (x|y|width|height|rx)="[^"]*"/g, '')
              .replace('<rect', '<rect x="-11" y="-10" width="48" height="48"'),
          )
      : mark;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawn}`);
    await page.screenshot({ path: join(folder, 'icons', file), omitBackground: true });
  }
  await page.setViewportSize({ width: 32, height: 32 });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:32px;height:32px}</style>${mark}`);
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await page.screenshot({ omitBackground: true }), 32));
  // Links to the agents' area are not shared.
  if (app !== 'site') continue;
  await page.setViewportSize(cardSize);
  await page.setContent(cardOf(mark));
  await page.screenshot({ path: join(folder, 'icons/card.png') });
}
