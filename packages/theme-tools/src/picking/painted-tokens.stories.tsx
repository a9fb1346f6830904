import { colorProperty } from '@kvota/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { tokensPainting } from './painted-tokens.ts';

const meta = {
  title: 'Packages/theme-tools/Picking',
  parameters: {
    docs: { description: { component: 'The tokens that paint an element are read from its computed style.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of odds whose background is animated, as after a change of the odds. The animation is at its middle. */
function ChangedOdds(): ReactElement {
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const animation = cell.current?.animate(
      { backgroundColor: ['rgb(0, 90, 40)', 'rgb(0, 90, 40)'], color: ['white', 'white'] },
      { duration: 60_000 },
    );
    return () => animation?.cancel();
  }, []);
  return (
    <span
      ref={cell}
      style={{ background: `var(${colorProperty('odds.bg')})`, color: `var(${colorProperty('odds.text')})` }}
    >
      1.93
    </span>
  );
}

/** An animation hides the colour below it, not its token. It goes on from where it is. */
export const Animated: Story = {
  tags: ['phone'],
  name: 'An animated colour [THEME-15]',
  render: () => <ChangedOdds />,
  async play({ canvas }) {
    const cell = canvas.getByText('1.93');
    const [animation] = cell.getAnimations();
    if (!animation) throw new Error('The cell is not animated.');
    animation.currentTime = 30_000;
    await expect(tokensPainting(cell)).toEqual(['odds.text', 'odds.bg']);
    await expect(getComputedStyle(cell).backgroundColor).toBe('rgb(0, 90, 40)');
    await expect(animation.playState).toBe('running');
    await expect(animation.currentTime).toBeGreaterThanOrEqual(30_000);
    await expect(animation.currentTime).toBeLessThan(50_000);
  },
};
