// Films a page while it loads on the phone, as one picture for each quarter of a second.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { write } from '../figures.ts';
import { newVisitor, openSlowPage, phone } from './devices.ts';
import { servings, type FirstOddsWorld, type PageName } from './world.ts';

const folder = join(import.meta.dirname, '../../.shots/first-odds');
const seconds = 8;

interface Frame {
  /** Seconds since 1970. */
  readonly at: number;
  readonly picture: Buffer;
}

interface Shown {
  readonly ms: number;
  readonly picture: Buffer;
}

/** Returns all pictures that differ from the one before as one picture, with their times. */
async function strip({ browser }: FirstOddsWorld, shown: readonly Shown[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 500 } });
  const figures = shown.map(
    ({ ms, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}">${ms / 1000} s</figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;display:grid;font:14px sans-serif}img{width:260px}</style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** Writes the pictures of a page from both servers, and a strip of each film. `every` is in milliseconds. */
export async function film(world: FirstOddsWorld, name: PageName, every: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const serving of servings) {
    const visitor = await newVisitor(world.browser, phone, 'block');
    const { page, cdp } = await openSlowPage(visitor, phone);
    const frames: Frame[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
      frames.push({ at: timestamp, picture: Buffer.from(data, 'base64') });
      // Chromium stops if a frame is not acknowledged; a closed page needs no more.
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await page.goto('about:blank');
    await cdp.send('Page.startScreencast', { format: 'png' });
    await page.goto(world.addressOf(serving, name), { waitUntil: 'commit' });
    const start = (await page.evaluate(() => performance.timeOrigin)) / 1000;
    await page.waitForTimeout(seconds * 1000);
    await visitor.close();
    const shown: Shown[] = [];
    const film = `${name}-${serving.replace(' ', '-')}`;
    for (let ms = 0; ms <= seconds * 1000; ms += every) {
      const last = frames.findLast(({ at }) => at <= start + ms / 1000);
      if (!last) continue;
      writeFileSync(join(folder, `${film}-${String(ms).padStart(5, '0')}.png`), last.picture);
      if (shown.at(-1)?.picture !== last.picture) shown.push({ ms, picture: last.picture });
    }
    writeFileSync(join(folder, `${film}.png`), await strip(world, shown));
    write(`${name}, ${serving}: ${frames.length} frames, pictures in ${folder}`);
  }
}
