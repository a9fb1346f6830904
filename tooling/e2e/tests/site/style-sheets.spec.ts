import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { addresses } from '../../src/addresses.ts';
import { matchPath } from '../../src/screens/slip.ts';
import { serveRendered } from '../../src/server/serve-rendered.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

const assets = join(resolve(import.meta.dirname, '../../../..'), 'apps/site/dist/assets');

/** The file with the styles that a page does not link. */
const furtherFile = (): string => readdirSync(assets).find((name) => /^further-styles-.*\.css$/.test(name)) ?? 'none';

/** The classes that a style sheet has rules for. */
const ruled = (css: string): Set<string> => new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));

/** The classes that the elements of a document have. */
const used = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

for (const [device, agent] of Object.entries(agents)) {
  test(`[SPEED-05] a page links the style sheets of everything in its document, on a ${device}`, async ({
    request,
  }) => {
    await using _served = await serveRendered();
    const further = ruled(readFileSync(join(assets, furtherFile()), 'utf8'));
    for (const path of ['/en', '/en/betting', '/en/live_betting', matchPath(await freshMatch('prematch'))]) {
      const answer = await request.get(`${addresses.deployed}${path}`, { headers: { 'User-Agent': agent } });
      const html = await answer.text();
      const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
      const sheets = await Promise.all(
        linked.map(async (file) => ruled(await (await request.get(`${addresses.deployed}${file}`)).text())),
      );
      const isRuled = (name: string): boolean => sheets.some((sheet) => sheet.has(name));
      expect(used(html).size, path).toBeGreaterThan(20);
      expect(
        [...used(html)].filter((name) => further.has(name) && !isRuled(name)),
        path,
      ).toEqual([]);
      // A phone has no slip beside the page, and waits for one file.
      const late = [...used(html)].filter((name) => further.has(name) && !sheets[0]?.has(name));
      if (device === 'phone') expect(late, path).toEqual([]);
    }
  });
}
