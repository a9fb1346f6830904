import { expect, test } from '../../src/test.ts';

test('home subscribes to its prematch prices again after going back to it', async ({ page }) => {
  const joined: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/prematch/.test(String(payload)) && /F/.test(String(payload))) joined.push(String(payload));
    }),
  );
  await page.clock.install();
  await page.goto('/en');
  const soon = page.getByRole('heading', { name: 'Starting next' });
  await soon.scrollIntoViewIfNeeded();
  await expect.poll(() => joined.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  // The page leaves a room five seconds after its last use.
  const before = joined.length;
  await page.clock.fastForward(6000);
  await expect.poll(() => joined.length).toBeGreaterThan(before);
  const left = joined.length;
  await page.goBack();
  await soon.scrollIntoViewIfNeeded();
  await expect.poll(() => joined.length).toBeGreaterThan(left);
});
