import type { RouletteState } from '@kvota/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { seedWhere } from '../../testing/story-api.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { partage, roulette } from '../../testing/story-games.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const seedOf = (number: number): number =>
  seedWhere(roulette, ({ state }) => (state as RouletteState).number === number, 'table', {
    bets: [{ on: 'red', amount: 1000 }],
  });

const meta = {
  title: 'Apps/games/Roulette',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: roulette, seed: seedOf(17) },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const spotOf = async (canvasElement: HTMLElement, on: string): Promise<HTMLElement> => {
  await waitFor(() => expect(canvasElement.querySelector(`[data-on="${on}"]`)).not.toBeNull());
  return partOf(canvasElement, `[data-on="${on}"]`);
};
const spin = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(partOf(canvasElement, '[data-primary]'));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="presented"]')).not.toBeNull());
  await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
};

/** [RGS-25] The cloth is one tab stop: arrows move, Enter places, Delete takes away. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const first = await spotOf(canvasElement, 'straight:17');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAccessibleName(/^17.*1\.00/));
    await expect(canvasElement.querySelectorAll('[data-on][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{Enter}{Delete}');
    await waitFor(() => expect(partOf(canvasElement, '[data-primary]')).toBeEnabled());
    await spin(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-won="number"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'win');
  },
};

/** [CAS-35] Zero returns half of a bet on red. With reduced motion the result appears at once. */
export const Partage: Story = {
  args: { game: partage, seed: seedOf(0), still: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await spotOf(canvasElement, 'red'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: textOf('games.bets.double') }));
    await spin(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'part');
  },
};

/** Bets between numbers; clear and repeat; the highest stake is named. */
export const Corners: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await spotOf(canvasElement, 'straight:17');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'corner');
    await userEvent.click(await spotOf(canvasElement, 'corner:17-18-20-21'));
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.bets.clear') }));
    await userEvent.click(canvas.getByRole('button', { name: textOf('games.bets.repeat') }));
    await userEvent.click(canvas.getByRole('radio', { name: /1,?000/ }));
    await userEvent.click(await spotOf(canvasElement, 'corner:1-2-4-5'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(partOf(canvasElement, '[data-primary]')).toHaveTextContent('1.00');
  },
};
