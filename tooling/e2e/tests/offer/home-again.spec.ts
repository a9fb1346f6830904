import { expect, test } from '../../src/test.ts';

test('home that is come back to asks for its prematch odds again', async ({ page }) => {
  const joined: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/prematch/.test(String(payload)) && /F/.test(String(payload))) joined.push(String(payload));
    }),
  );
  await page.goto('/en');
  const soon = page.getByRole('heading', { name: 'Starting next' });
  await soon.scrollIntoViewIfNeeded();
  await expect.poll(() => joined.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  // The room is kept for five seconds after it was left: then it is told so.
  const before = joined.length;
  await expect.poll(() => joined.length, { timeout: 12_000 }).toBeGreaterThan(before);
  const left = joined.length;
  await page.goBack();
  await soon.scrollIntoViewIfNeeded();
  await expect.poll(() => joined.length).toBeGreaterThan(left);
});
