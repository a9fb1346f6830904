import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe looks at: the whole page, what is on it besides the frame (its content, and dialogs over it), or the theme tools. */
export type AxeScope = 'page' | 'content' | 'theme-tools';

/** Returns the findings of axe against WCAG 2.2 AA on a page, one line each. */
export async function axeFindings(page: Page, scope: AxeScope = 'page'): Promise<string[]> {
  await page.evaluate(async () => {
    // A row that is half covered by the header would be reported for its size.
    window.scrollTo(0, 0);
    // An element that fades in has too little contrast on the way.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  // Our pages have no frames of other origins, for whose results axe would open a second page. Details of rules that hold
  // are not collected. Together, both save a quarter of the time of the tour.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (scope === 'content') builder.include('main').include('[role="dialog"]');
  if (scope === 'theme-tools') builder.include('[data-theme-tools]');
  const { violations } = await builder
    // Three leagues contain every kind of row.
    .exclude('[data-phone-columns]:nth-of-type(n + 4)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
