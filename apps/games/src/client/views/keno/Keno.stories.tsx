import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { fiveOf35, keno, seeds } from '../../testing/story-games.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const numbers = [1, 2, 3, 4, 5, 6];

const meta = {
  title: 'Apps/games/Keno',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: keno, seed: seeds.hits(keno, numbers, 5) },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

// By attribute: names of 80 buttons are slow to compute.
const pressed = (canvasElement: HTMLElement): NodeListOf<HTMLElement> =>
  canvasElement.querySelectorAll<HTMLElement>('[data-mark][aria-pressed="true"]');
const play = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(partOf(canvasElement, '[data-primary]'));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'presented'));
};

/** [RGS-25] [RGS-26] Numbers are chosen by keys. Play waits for a choice, and the drawn numbers mark the hits. */
export const Won: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('group', { name: textOf('games.keno.numbers') });
    await expect(partOf(canvasElement, '[data-primary]')).toBeDisabled();
    partOf(canvasElement, '[data-mark][tabindex="0"]').focus();
    await userEvent.keyboard(
      '{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowRight} ',
    );
    await expect(pressed(canvasElement)).toHaveLength(6);
    await play(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-mark="hit"]')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('[data-mark="drawn"]')).toHaveLength(15);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'win');
  },
};

/** A quick pick takes as many as can be chosen, then as many as are chosen; Clear takes all back. */
export const QuickPick: Story = {
  args: { game: fiveOf35, seed: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quick = await canvas.findByRole('button', { name: textOf('games.keno.quick') });
    await userEvent.click(quick);
    const [first] = pressed(canvasElement);
    if (first) await userEvent.click(first);
    await userEvent.click(quick);
    await expect(pressed(canvasElement)).toHaveLength(4);
    await play(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.keno.clear') }));
    await expect(pressed(canvasElement)).toHaveLength(0);
  },
};
