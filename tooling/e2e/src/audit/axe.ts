import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA on a page as it stands, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Something may have scrolled: a row half below the header is half covered by it, and axe takes that for its size.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    // Three leagues have every kind of row; the other fifty are the same again.
    .exclude('[data-phone-columns]:nth-of-type(n + 4)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
