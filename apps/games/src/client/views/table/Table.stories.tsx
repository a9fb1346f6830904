import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { dice, limbo, plinko12, plinko8, scratchCard, seeds, wheel24, wheel50 } from '../../testing/story-games.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const meta = {
  title: 'Apps/games/One draw',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: dice, seed: 1 },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const play = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.play') }));
const presented = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'presented'));
const result = (canvasElement: HTMLElement): string | null =>
  partOf(canvasElement, '[data-result]').getAttribute('data-result');

/** [RGS-26] The edge is moved by keys, or follows from a chance or a multiplier that is typed, with a comma too. */
export const DiceChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageDown}');
    await expect(slider).toHaveValue('4550');
    const chance = canvas.getByRole('textbox', { name: textOf('games.table.chance') });
    await userEvent.clear(chance);
    await userEvent.type(chance, '25,5{Enter}');
    await expect(slider).toHaveValue('2550');
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.dice.high') }));
    await expect(slider).toHaveValue('7450');
    const multiplier = canvas.getByRole('textbox', { name: textOf('games.table.multiplier') });
    await userEvent.clear(multiplier);
    await userEvent.type(multiplier, '9.9{Enter}');
    await expect(slider).toHaveValue('9000');
  },
};

/** Space plays also while the slider has the focus. */
export const DiceWon: Story = {
  args: { seed: seeds.returned(dice, 2, 2, { target: 4950 }) },
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('slider')).focus();
    await userEvent.keyboard(' ');
    await presented(canvasElement);
    await expect(result(canvasElement)).toBe('win');
  },
};

/** [RGS-26] A target is one press away. The comet passes its line. */
export const LimboWon: Story = {
  args: { game: limbo, seed: seeds.returned(limbo, 5, 5, { target: 500 }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '5×' }));
    await play(canvasElement);
    await presented(canvasElement);
    await expect(result(canvasElement)).toBe('win');
  },
};

/** [CAS-35] A bucket below the stake returns a part, and is no win. */
export const PlinkoPart: Story = {
  args: { game: plinko12, seed: seeds.returned(plinko12, 0.5, 0.7) },
  play: async ({ canvasElement }) => {
    await play(canvasElement);
    await presented(canvasElement);
    await expect(result(canvasElement)).toBe('part');
    await expect(partOf(canvasElement, '[data-landed]')).toHaveAttribute('data-tone', 'part');
  },
};
export const PlinkoWon: Story = {
  args: { game: plinko8, seed: seeds.returned(plinko8, 2, 6) },
  play: async ({ canvasElement }) => {
    await play(canvasElement);
    await presented(canvasElement);
    await expect(result(canvasElement)).toBe('win');
  },
};

export const WheelWon: Story = {
  args: { game: wheel24, seed: seeds.returned(wheel24, 3, 6) },
  play: async ({ canvasElement }) => {
    await play(canvasElement);
    await presented(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-now]')).toHaveLength(1);
  },
};
export const WheelOf50: Story = { args: { game: wheel50 } };

/** [RGS-23] [RGS-25] The credit follows once all cells are uncovered: one by a key, the rest by Space. */
export const ScratchWon: Story = {
  args: { game: scratchCard, seed: seeds.returned(scratchCard, 2, 50) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await play(canvasElement);
    await canvas.findByRole('button', { name: textOf('games.scratch.uncover') });
    const credit = partOf(canvasElement, '[data-credit]');
    const before = credit.textContent;
    const [first, second] = within(canvas.getByRole('group', { name: textOf('games.scratch.card') })).getAllByRole(
      'button',
    );
    first?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(second).not.toHaveAccessibleName(expect.stringContaining(textOf('games.scratch.covered')));
    await expect(credit.textContent).toBe(before);
    second?.blur();
    await userEvent.keyboard(' ');
    await presented(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-won] > svg')).not.toHaveLength(0);
    await expect(credit.textContent).not.toBe(before);
  },
};
