import { textOf } from '@kvota/shell/story-world';
import { expect, screen, waitFor } from 'storybook/test';

/** Expects that an element is wholly in the window, and that neither the header nor the bar at the bottom covers it. */
export async function expectInView(element: Element): Promise<void> {
  const bar = screen.getByRole('navigation', { name: textOf('frame.menu') });
  // The first one is that of the page; panels have headers too.
  const [header] = screen.getAllByRole('banner');
  await waitFor(async () => {
    const { top, bottom } = element.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(Math.floor(header?.getBoundingClientRect().bottom ?? 0));
    await expect(bottom).toBeLessThanOrEqual(Math.ceil(bar.getBoundingClientRect().top));
  });
}
