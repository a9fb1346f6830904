import { inEveryRun } from '../../src/in-every-run.ts';
import { expect, test } from '../../src/test.ts';

interface Recorded {
  /** Delays in milliseconds of looping animations, by name. */
  readonly loops: Record<string, number>;
  /** The largest number of animations at once. */
  readonly most: number;
}

// Animation uses the processor that also builds the page: on small phones it took half of the loading time.
for (const [name, path] of [
  ['home', '/en'],
  ['betting', '/en/betting'],
  ['live', '/en/live_betting'],
] as const) {
  test(
    `[HEAD-18, HEAD-20] ${name}: while a page loads, only placeholders move, and few of them`,
    inEveryRun(name !== 'live'),
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(() => {
        const loops: Record<string, number> = {};
        const recorded = { loops, most: 0 };
        Object.assign(globalThis, { recorded });
        const look = (): void => {
          const all = document.getAnimations();
          recorded.most = Math.max(recorded.most, all.length);
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
      const { loops, most } = await page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded);
      // At least the splash, the placeholders and the news. If fewer loops were seen, the recording failed.
      expect(Object.keys(loops).length).toBeGreaterThanOrEqual(3);
      for (const [loop, delay] of Object.entries(loops)) expect.soft(delay, loop).toBeGreaterThanOrEqual(800);
      expect(most).toBeLessThan(24);
    },
  );
}
