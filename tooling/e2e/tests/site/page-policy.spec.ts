import type { Page } from '@playwright/test';

import { addresses } from '../../src/addresses.ts';
import { recordPrints, printed } from '../../src/screens/printed.ts';
import { anyPrice, matchPath, pick, slip } from '../../src/screens/slip.ts';
import { serveRendered } from '../../src/server/serve-rendered.ts';
import { expect, test } from '../../src/test.ts';
import { freshMatch } from '../../src/world/fresh-match.ts';

/** Records what the browser refuses by the policy of a page, also within its frames. Returns what it was since the last call. */
async function watchRefusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    const { refused: seen = refused } = window.parent as { refused?: string[] };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      seen.push(`${effectiveDirective} ${sample}`),
    );
  });
  return () => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).splice(0)); // as it is set above
}

const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
for (const [device, use] of Object.entries({
  desk: {},
  phone: { viewport: { width: 412, height: 823 }, userAgent, isMobile: true, hasTouch: true },
})) {
  test.describe(device, () => {
    test.use({ baseURL: addresses.deployed, ...use });

    test(`[SEC-18] pages with a first screen of the server need no inline style that their policy does not name; ${device}`, async ({
      page,
    }) => {
      await using _site = await serveRendered();
      const refusals = await watchRefusals(page);
      for (const path of ['/en', '/en/betting', '/en/live_betting', matchPath(await freshMatch('prematch'))]) {
        const answer = await page.goto(path);
        const policy = (await answer?.headerValue('content-security-policy')) ?? '';
        expect(policy).toMatch(/style-src-attr 'unsafe-hashes'/);
        expect(policy).not.toContain('unsafe-inline');
        await expect(anyPrice(page)).toBeVisible();
        await expect(page.locator('#kvota-served')).toHaveCount(0);
        expect(await refusals()).toEqual([]);
      }
    });
  });
}

test.describe('a page that takes text for style', () => {
  test.use({ allowedOutput: { matching: [/violates the following Content Security Policy directive/] } });

  test('[SEC-18] an element with text and an attribute are refused, rules of a script are not; papers are printed', async ({
    page,
  }) => {
    await recordPrints(page);
    const refusals = await watchRefusals(page);
    const match = await freshMatch('prematch');
    await page.goto(matchPath(match));
    await pick(page, match);
    expect(await refusals()).toEqual([]);
    const probes = await page.evaluate(() => {
      const main = document.querySelector('main');
      const probe = (): string => (main ? getComputedStyle(main).getPropertyValue('--probe') : '?');
      const style = document.createElement('style');
      style.textContent = 'main { --probe: element }';
      document.head.append(style);
      main?.setAttribute('style', '--probe: attribute');
      const refused = probe();
      document.head.appendChild(document.createElement('style')).sheet?.insertRule('main { --probe: rule }');
      return [refused, probe()];
    });
    expect(probes).toEqual(['', 'rule']);
    const directives = (await refusals()).map((refusal) => refusal.split(' ')[0]);
    expect(directives).toEqual(['style-src-elem', 'style-src-attr']);

    await slip(page).getByRole('button', { name: 'More for this slip' }).click();
    await page.getByRole('menuitem', { name: 'Booking code and link' }).click();
    await page.getByRole('dialog', { name: 'Your booking code' }).getByRole('button', { name: 'Print' }).click();
    const paper = await printed(page);
    expect(paper.page).toMatch(/size: 58mm \d+mm/);
    expect(Math.round((paper.width / 96) * 25.4)).toBe(58);
    expect(await refusals()).toEqual([]);
  });
});
