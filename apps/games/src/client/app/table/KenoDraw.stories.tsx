import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { keno } from '../../testing/story-games.ts';
import { StoryTable } from '../../testing/StoryTable.tsx';
import { partOf, textOf } from '../../testing/text-of.ts';

let advance = (): void => {};

const meta = {
  title: 'Apps/games/KenoDraw',
  component: StoryTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { game: keno, number: 41, phase: 'betting', onServer: (next) => (advance = next) },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPhase = async (canvasElement: HTMLElement, phase: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-table]')).toHaveAttribute('data-table', phase));

/** [RGS-22, RGS-23, RGS-30] Numbers are placed, then drawn one after another: the result is not readable before the last one. */
export const Draw: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: textOf('games.keno.quick') }));
    await userEvent.click(partOf(canvasElement, '[data-primary]'));
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-booked]')).toHaveLength(10);
    advance();
    advance();
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(canvasElement.querySelector('[data-mark="drawn"], [data-mark="hit"]')).not.toBeNull());
    const drawn = canvasElement.querySelectorAll('[data-mark="drawn"], [data-mark="hit"]').length;
    await expect(drawn).toBeLessThan(20);
    await expect(canvasElement.querySelector('[data-result]')).toBeNull();
  },
};

/** [RGS-31] A frame that joins at the result shows all numbers at once, with the hits of both bets. */
export const Result: Story = {
  args: {
    phase: 'result',
    placed: [
      { stake: '10.00', mode: '3', params: { numbers: [1, 2, 3] } },
      { stake: '5.00', mode: '2', params: { numbers: [3, 40] } },
    ],
  },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(canvasElement.querySelector('[data-result]')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('[data-mark="drawn"], [data-mark="hit"]')).toHaveLength(20);
    await expect(canvasElement.querySelectorAll('[data-mark="picked"], [data-mark="hit"]')).toHaveLength(4);
  },
};
