import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the findings of axe against WCAG 2.2 AA on a page, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // A row that is half covered by the header would be reported for its size.
    window.scrollTo(0, 0);
    // An element that fades in has too little contrast on the way.
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // Three leagues contain every kind of row.
    .exclude('[data-phone-columns]:nth-of-type(n + 4)')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
