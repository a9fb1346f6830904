import { expect, test } from '../../src/test.ts';

interface Seen {
  /** Delays in milliseconds of everything that repeats, by its name. */
  readonly loops: Record<string, number>;
  /** The most animations that there were at once. */
  readonly most: number;
}

// Frames are drawn by the processor that draws the page, too: on small phones what moved took half of the time of a load.
for (const [name, path] of [
  ['home', '/en'],
  ['betting', '/en/betting'],
  ['live', '/en/live_betting'],
] as const) {
  test(`[HEAD-18, HEAD-20] ${name}: while a page comes only what is waited for moves, and not much of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const loops: Record<string, number> = {};
      const seen = { loops, most: 0 };
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const all = document.getAnimations();
        seen.most = Math.max(seen.most, all.length);
        for (const animation of all) {
          const { iterations = 1, delay = 0 } = animation.effect?.getTiming() ?? {};
          if (iterations > 1 && animation instanceof CSSAnimation) {
            loops[animation.animationName] = Math.min(delay, loops[animation.animationName] ?? delay);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { loops, most } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    // The splash, the stand-ins and the news at least: a page on which nothing was seen would prove nothing.
    expect(Object.keys(loops).length).toBeGreaterThanOrEqual(3);
    for (const [loop, delay] of Object.entries(loops)) expect.soft(delay, loop).toBeGreaterThanOrEqual(800);
    expect(most).toBeLessThan(24);
  });
}
