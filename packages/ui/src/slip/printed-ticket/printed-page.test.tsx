import { fileURLToPath } from 'node:url';
import { browserArguments, ensureBrowser } from '@kvota/run/browser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollPage, rolls, rollVariables } from './roll.ts';

const entry = fileURLToPath(new URL('../../../fixtures/ticket/printed-page.tsx', import.meta.url));
/** Chromium rounds the page to whole pixels of 1/96 inch. */
const onePixel = 25.4 / 96;

const useVariables = (body: HTMLElement | SVGElement, variables: object): void => {
  for (const [name, value] of Object.entries(variables)) body.style.setProperty(name, value);
};

let browser: Browser;
let page: Page;

/** The long ticket with the styles of the package, as one script and one sheet. */
async function bundle(): Promise<{ script: string; styles: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'printed' } },
  });
  const files = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = files.map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  );
  return { script, styles: styles.join('') };
}

beforeAll(async () => {
  const [{ script, styles }, started] = await Promise.all([
    bundle(),
    chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] }),
  ]);
  browser = started;
  page = await browser.newPage();

  await page.setContent(`<!doctype html><html lang="en"><style>${styles}</style><body></body></html>`);
  await page.addScriptTag({ content: script });
  await page.getByRole('article').waitFor();
});

afterAll(() => browser.close());

test.each(rolls)(
  '[CONST-15] the printed page is as wide as the roll, %i mm, as high as the ticket, and one',
  async (roll) => {
    await page.locator('body').evaluate(useVariables, rollVariables(roll));
    const height = await page.getByRole('article').evaluate((paper) => paper.getBoundingClientRect().height);
    await page.addStyleTag({ content: rollPage(height, roll) });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(1);
    const [wide = 0, high = 0] = boxes[0]?.slice(1).map((points) => (Number(points) / 72) * 25.4) ?? [];
    expect(Math.abs(wide - roll)).toBeLessThanOrEqual(onePixel);
    expect(high).toBeGreaterThanOrEqual(height * onePixel - onePixel);
    expect(high).toBeLessThan(height * onePixel + 3);
  },
);

test.each(rolls)(
  'on a roll of %i mm nothing runs over the edge, and long names go on in the next line',
  async (roll) => {
    await page.emulateMedia({ media: 'print' });
    await page.locator('body').evaluate(useVariables, rollVariables(roll));
    const seen = await page.getByRole('article').evaluate((paper) => {
      const edge = paper.getBoundingClientRect().right;
      const lines = (element: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.bottom))).size;
      };
      return {
        width: paper.getBoundingClientRect().width,
        over: [...paper.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > edge + 0.5)
          .length,
        matches: [...paper.querySelectorAll('[data-match]')].map(lines),
        ink: getComputedStyle(paper).color,
        ground: getComputedStyle(paper).backgroundColor,
      };
    });
    expect(seen.width * onePixel).toBeCloseTo(roll, 1);
    expect(seen.over).toBe(0);
    if (roll === 58) expect(seen.matches.every((lines) => lines > 1)).toBe(true);
    expect(seen).toMatchObject({ ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  },
);
