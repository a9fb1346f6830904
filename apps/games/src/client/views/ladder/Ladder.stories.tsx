import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { higherLower, mines, penalties, seeds, towers } from '../../testing/story-games.ts';
import { phasesIn } from '../../testing/phases-in.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const meta = {
  title: 'Apps/games/Ladder',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: mines, seed: seeds.field('3'), mode: '3', onTell: fn() },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.play') }));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="open"]')).not.toBeNull());
};
const open = async (canvasElement: HTMLElement, cell: number): Promise<void> => {
  const button = canvasElement.querySelectorAll<HTMLElement>('[data-cell]')[cell];
  if (!button) throw new Error(`There is no cell ${cell}.`);
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('data-cell', 'closed'));
};
const presented = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'presented'));

export const Idle: Story = {};

/** [CAS-25] After each tile the page is free to show the stake as taken. */
export const Opened: Story = {
  play: async ({ canvasElement, args }) => {
    await start(canvasElement);
    await expect(phasesIn(args.onTell)).toEqual(['open', 'waiting']);
    for (const cell of [0, 1, 2]) await open(canvasElement, cell);
    await expect(canvasElement.querySelector('[data-cash]')).toBeEnabled();
    await expect(phasesIn(args.onTell).slice(-2)).toEqual(['open', 'waiting']);
  },
};

export const CashedOut: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement);
    for (const cell of [0, 1]) await open(canvasElement, cell);
    await userEvent.click(partOf(canvasElement, '[data-cash]'));
    await presented(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'win');
  },
};

export const Lost: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement);
    await open(canvasElement, 1);
    await open(canvasElement, 24);
    await presented(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-cell="hit"]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'nothing');
  },
};

/** A round that was left open goes on at its step. */
export const Resumed: Story = {
  args: {
    resume: [
      { type: 'open', cell: 0 },
      { type: 'open', cell: 1 },
    ].map((action) => action),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(textOf('games.notice.resumed'))).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-cell="gem"]')).toHaveLength(2);
  },
};

/** [RGS-25] The field is one tab stop; arrows move within it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-cell]')[1]).toHaveAttribute('data-cell', 'gem'));
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-cell="gem"]')).toHaveLength(2));
  },
};

export const Penalties: Story = {
  args: { game: penalties, mode: 'easy', seed: 4 },
  play: async ({ canvasElement }) => start(canvasElement),
};
export const Towers: Story = {
  args: { game: towers, mode: 'medium', seed: 4 },
  play: async ({ canvasElement }) => start(canvasElement),
};
export const HigherOrLower: Story = {
  args: { game: higherLower, mode: 'cards', seed: 4 },
  play: async ({ canvasElement }) => start(canvasElement),
};
