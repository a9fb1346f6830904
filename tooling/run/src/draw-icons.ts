// Draws the icons of the installed apps from their mark. Run it after the mark or its colours change: `node
// tooling/run/src/draw-icons.ts`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { chromium } from 'playwright';

import { browserArguments, findBrowser } from './browser.ts';

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
}
