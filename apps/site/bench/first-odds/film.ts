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

/** Writes the pictures of a page from both servers. `every` is in milliseconds. */
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
    for (let ms = 0; ms <= seconds * 1000; ms += every) {
      const last = frames.findLast(({ at }) => at <= start + ms / 1000);
      const file = `${name}-${serving.replace(' ', '-')}-${String(ms).padStart(5, '0')}.png`;
      if (last) writeFileSync(join(folder, file), last.picture);
    }
    write(`${name}, ${serving}: ${frames.length} frames, pictures in ${folder}`);
  }
}
