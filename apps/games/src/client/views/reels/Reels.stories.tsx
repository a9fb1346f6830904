import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { textOf } from '../../testing/text-of.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { classic, coast, orchard, seeds } from '../../testing/story-games.ts';

const meta = {
  title: 'Apps/games/Reels',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: orchard, seed: 7 },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const spinOf = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole('button', { name: textOf('games.spin') });
const presented = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'presented'), {
    timeout: 60_000,
  });

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spinOf(canvasElement)).toBeEnabled();
  },
};

export const ThreeReels: Story = { args: { game: classic } };
export const Adriatic: Story = { args: { game: coast } };

/** The reels turn from the press on, and the credit waits for the result. */
export const Spinning: Story = {
  args: { booking: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[data-waiting]')).not.toBeNull());
    await expect(await within(canvasElement).findByText(textOf('games.booking'))).toBeVisible();
    await expect(await spinOf(canvasElement)).toBeDisabled();
  },
};

/** [RGS-23] The credit has the win only once the reels have stopped. One sentence is for screen readers (RGS-25). */
export const Won: Story = {
  args: { seed: seeds.won(orchard) },
  play: async ({ canvasElement, globals }) => {
    const amount = (): string => canvasElement.querySelector('[data-credit]')?.textContent ?? '';
    await spinOf(canvasElement);
    const before = amount();
    await userEvent.click(await spinOf(canvasElement));
    if (globals['motion'] !== 'reduced') {
      await waitFor(() => expect(canvasElement.querySelector('[data-phase="presenting"]')).not.toBeNull());
      await expect(Number.parseFloat(amount().replace(/[.,\s]/g, ''))).toBeLessThan(
        Number.parseFloat(before.replace(/[.,\s]/g, '')),
      );
    }
    await presented(canvasElement);
    await expect(Number.parseFloat(amount().replace(/[.,\s]/g, ''))).toBeGreaterThan(
      Number.parseFloat(before.replace(/[.,\s]/g, '')),
    );
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'win');
    await expect(canvasElement.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[aria-live="polite"]')?.textContent).toMatch(/\w+\. .+\./u);
  },
};

/** [CAS-35] A return that is not above the stake is not shown as a win. */
export const ReturnedPart: Story = {
  args: { seed: seeds.part(orchard) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await presented(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'part');
  },
};

export const Lost: Story = {
  args: { game: coast, seed: seeds.nothing(coast) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await presented(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'nothing');
  },
};

/** [RGS-25] Space plays, and a held key plays once. */
export const BySpace: Story = {
  args: { seed: seeds.nothing(orchard) },
  play: async ({ canvasElement }) => {
    await spinOf(canvasElement);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvasElement.querySelector('[data-phase]')).not.toHaveAttribute('data-phase', 'idle'));
    await presented(canvasElement);
  },
};

/** [RGS-24] A refusal names its reason, and nothing is staked. */
export const Refused: Story = {
  args: { refuse: 'betLimit' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(await spinOf(canvasElement)).toBeEnabled();
  },
};

export const PlayMoneyUsedUp: Story = {
  args: { refuse: 'insufficientFunds', money: 'demo', balance: '0.00' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.refill') }));
    await waitFor(() => expect(canvasElement.querySelector('[data-credit]')?.textContent).toMatch(/10.?000/));
  },
};

/** [RGS-22] With reduced motion the result appears at once. */
export const ReducedMotion: Story = {
  args: { seed: seeds.won(coast), game: coast },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spinOf(canvasElement));
    await presented(canvasElement);
    await expect(
      canvasElement
        .getAnimations({ subtree: true })
        .filter((each) => each.playState === 'running' && !(each instanceof CSSTransition)),
    ).toEqual([]);
  },
};
