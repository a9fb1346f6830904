import type { Page } from '@playwright/test';

import { expect, test } from '../src/test.ts';

/** The files of faces that a page has loaded, by script, and their weight. */
async function facesOf(page: Page, path: string): Promise<{ scripts: string[]; bytes: number }> {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2'))
      loaded.set(
        response.url(),
        response.body().then((body) => body.length),
      );
  });
  await page.goto(path);
  await expect(page.locator('[data-odd]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const scripts = [...loaded.keys()].map((url) => /-(latin-ext|latin|greek|cyrillic)-wght/.exec(url)?.[1] ?? url);
  const sizes = await Promise.all(loaded.values());
  return {
    scripts: [...new Set(scripts)].sort(),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

for (const [path, needed, kilobytes] of [
  ['/en/betting', ['latin', 'latin-ext'], 125],
  ['/betting', ['latin', 'latin-ext'], 125],
  ['/de/betting', ['latin', 'latin-ext'], 125],
  ['/el/betting', ['greek', 'latin', 'latin-ext'], 155],
  ['/ru/betting', ['cyrillic', 'latin', 'latin-ext'], 175],
] as const) {
  test(`${path} downloads the faces of its own script only`, async ({ page }) => {
    const { scripts, bytes } = await facesOf(page, path);
    expect(needed).toEqual(expect.arrayContaining(scripts));
    expect(scripts).toEqual(expect.arrayContaining(needed.filter((script) => script !== 'latin-ext')));
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });
}

test('Cyrillic is drawn as Russian and Serbian readers know it, not in Bulgarian forms', async ({ page }) => {
  await page.goto('/ru/betting');
  await expect(page.locator('[data-odd]').first()).toBeVisible();
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
