import { expect, test } from '../../src/test.ts';

test('[ROUTE-18, ROUTE-11] on a phone the row of lobbies is scrolled to the current one, opened by its address or from another lobby', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en/number_games');
  const current = page.getByRole('navigation', { name: 'Lobbies' }).locator('[aria-current="page"]');
  await expect(current).toHaveText('Number games');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole('navigation', { name: 'Lobbies' }).getByRole('link').last().click();
  await expect(current).not.toHaveText('Number games');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
