import { slipButton } from '../../src/screens/slip.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true });

for (const [language, note] of [
  ['en', '3 selections'],
  ['el', '3 επιλογές'],
] as const) {
  test(`[HEAD-15] on the narrowest phone the slip's button has its odds and one line below them (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/betting`);
    const prices = page.getByRole('main').locator('[data-price][data-state="open"]');
    for (const at of [0, 3, 6]) await prices.nth(at).tap();
    const words = slipButton(page, new RegExp(note)).getByText(note);
    await expect(words).toBeVisible();
    const { line, inside } = await words.evaluate((element) => {
      const [own, stub] = [element, element.parentElement ?? element].map((part) => part.getBoundingClientRect());
      return {
        line: (own?.height ?? 0) / Number.parseFloat(getComputedStyle(element).fontSize),
        inside: (own?.left ?? 0) >= (stub?.left ?? 0) && (own?.right ?? 0) <= (stub?.right ?? 0),
      };
    });
    expect(line).toBeLessThan(2);
    expect(inside).toBe(true);
  });
}
