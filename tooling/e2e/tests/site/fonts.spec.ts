import { pathOf } from '@kvota/sitemap';
import type { Page, Response } from '@playwright/test';

import { inEveryRun } from '../../src/in-every-run.ts';
import { untilConnected } from '../../src/screens/page-clock.ts';
import { anyPrice } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

/** Opens a page and returns the scripts of the fonts that it loads, and their size. */
async function facesOf(page: Page, path: string): Promise<{ scripts: string[]; bytes: number }> {
  const loaded = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) loaded.set(response.url(), response);
  });
  await page.goto(path);
  await expect(anyPrice(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A face that is requested later, as all are after five seconds, is not one of the first page.
  const faces = [...loaded.entries()];
  const scripts = faces.map(([url]) => /-(latin-ext|latin|greek|cyrillic)-wght/.exec(url)?.[1] ?? url);
  const sizes = await Promise.all(faces.map(async ([, response]) => (await response.body()).length));
  return {
    scripts: [...new Set(scripts)].sort(),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** The other languages in Latin load the same files as Serbian. */
const otherLatin = ['/en/betting', '/de/betting'];

for (const [path, needed, kilobytes] of [
  ...['/betting', ...otherLatin].map((latin) => [latin, ['latin', 'latin-ext'], 125] as const),
  ['/el/betting', ['greek', 'latin', 'latin-ext'], 155],
  ['/ru/betting', ['cyrillic', 'latin', 'latin-ext'], 175],
] as const) {
  test(
    `${path} downloads only the fonts of its own script`,
    inEveryRun(!otherLatin.includes(path)),
    async ({ page }) => {
      const { scripts, bytes } = await facesOf(page, path);
      expect(needed).toEqual(expect.arrayContaining(scripts));
      expect(scripts).toEqual(expect.arrayContaining(needed.filter((script) => script !== 'latin-ext')));
      expect(bytes).toBeLessThan(kilobytes * 1000);
    },
  );
}

/** Returns the texts of a page that are drawn in a system font, with the name of the font. */
async function foreignFontsOn(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1 });
  const found: string[] = [];
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '');
  for (const { parentId, nodeValue } of texts) {
    if (parentId === undefined) continue;
    // An element may have been removed since the document was read.
    const gone = () => ({ fonts: [] });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId: parentId }).catch(gone);
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.push(`${nodeValue}: ${familyName}`);
  }
  await cdp.detach();
  return found;
}

for (const [id, locale, every] of [
  ['home', 'en', true],
  ['liveBetting', 'en', false],
  ['betting', 'rs', false],
  ['betting', 'el', true],
  ['liveBetting', 'ru', true],
  ['scores', 'sq', false],
  ['sportbettingRules', 'de', false],
] as const) {
  const path = pathOf(id, locale);
  test(
    `${path} uses only our fonts, and registers none before its file is loaded`,
    inEveryRun(every),
    async ({ page }) => {
      await page.addInitScript(() => {
        const early: string[] = [];
        Object.assign(globalThis, { early });
        const look = (): void => {
          // After five seconds the page registers all fonts.
          if (performance.now() > 4500) return;
          for (const { family, unicodeRange, status } of document.fonts) {
            const basic = /^U\+(0-|\?\?)/.test(unicodeRange);
            if (family.includes('Sofia') && !basic && status !== 'loaded') early.push(`${family} ${unicodeRange}`);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/./).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => (globalThis as unknown as { early: string[] }).early)).toEqual([]);
      await expect.poll(() => foreignFontsOn(page)).toEqual([]);
    },
  );
}

test('a page with text in another script than its language loads the font of that script', async ({ page }) => {
  await page.clock.install();
  const connected = untilConnected(page);
  await page.goto('/en/betting');
  await expect(anyPrice(page)).toBeVisible();
  await connected;
  await page.clock.runFor(5000);
  const greek = page.waitForResponse(/sofia-sans-greek/);
  await page.evaluate(() => document.querySelector('main')?.prepend('Ολυμπιακός'));
  await greek;
  await expect.poll(() => foreignFontsOn(page)).toEqual([]);
});

test('Cyrillic is drawn in Russian and Serbian forms, not in Bulgarian ones', async ({ page }) => {
  await page.goto('/ru/betting');
  await expect(anyPrice(page)).toBeVisible();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, unicodeRange }) => /Sans Variable/.test(family) && /U\+400/.test(unicodeRange)),
  );
  const shapes = await page.evaluate(async () => {
    const draw = (language: string): HTMLElement => {
      const text = document.createElement('p');
      text.textContent = 'вгджзиклптцшщю';
      text.style.cssText = `position: fixed; top: 0; left: 0; z-index: 9999; font: 40px "Sofia Sans Variable"; background: white; color: black; width: max-content`;
      if (language) text.style.setProperty('font-language-override', `"${language}"`);
      text.lang = 'ru';
      document.body.append(text);
      return text;
    };
    await document.fonts.load('40px "Sofia Sans Variable"', 'в');
    const override = getComputedStyle(document.body).getPropertyValue('font-language-override');
    const widths = ['', 'RUS', 'BGR'].map((language) => {
      const text = draw(language);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
    return { override, widths };
  });
  const [own, russian, bulgarian] = shapes.widths;
  expect(shapes.override).toBe('"RUS"');
  expect(own).toBe(russian);
  expect(own).not.toBe(bulgarian);
});
