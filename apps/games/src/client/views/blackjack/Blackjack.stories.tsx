import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { blackjack, seeds } from '../../testing/story-games.ts';
import { phasesIn } from '../../testing/phases-in.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const meta = {
  title: 'Apps/games/Blackjack',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: blackjack, seed: seeds.sixteen(), onTell: fn() },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const deal = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.play') }));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="open"]')).not.toBeNull());
};
const settled = async (canvasElement: HTMLElement): Promise<void> => {
  await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
};
const presented = async (canvasElement: HTMLElement): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="presented"]')).not.toBeNull());
  await settled(canvasElement);
};
const reached = async (canvasElement: HTMLElement, step: number): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-step]')[0]).toHaveAttribute('data-step', `${step}`));

/** [RGS-25] [RGS-27] [CAS-25] The decisions are keys, which can be switched off. The coach speaks after the hand only. */
export const Lost: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await deal(canvasElement);
    await expect(phasesIn(args.onTell)).toEqual(['open', 'waiting']);
    await settled(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.keys', { keys: 'H S D P' }) }));
    await userEvent.keyboard('h');
    await expect(partOf(canvasElement, '[data-step]')).toHaveAttribute('data-step', '0');
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.keys', { keys: 'H S D P' }) }));
    await userEvent.keyboard('s');
    await presented(canvasElement);
    await expect(phasesIn(args.onTell).slice(2)).toEqual(['open', 'decided', 'presented', 'closed']);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'nothing');
    await expect(partOf(canvasElement, '[data-coach] b')).toHaveTextContent(textOf('games.blackjack.hit'));
  },
};

/** A soft total is called so. */
export const Soft: Story = {
  args: { seed: seeds.soft() },
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await settled(canvasElement);
    await expect(within(canvasElement).getByText(textOf('games.blackjack.soft', { total: 17 }))).toBeVisible();
  },
};

/** A round that was left after a split goes on at its first hand, and both hands are paid. */
export const SplitResumed: Story = {
  args: { seed: seeds.eights(), resume: [{ type: 'split' }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(textOf('games.notice.resumed'))).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1);
    await userEvent.keyboard('s');
    await reached(canvasElement, 2);
    await userEvent.keyboard('s');
    await presented(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-end="win"]').length).toBeGreaterThan(2);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'win');
  },
};

export const Natural: Story = {
  args: { seed: seeds.natural() },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.play') }));
    await presented(canvasElement);
    await expect(within(canvasElement).getByText(textOf('games.blackjack.natural'))).toBeVisible();
  },
};
