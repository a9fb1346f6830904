import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { roulette } from '../../testing/story-games.ts';
import { StoryTable } from '../../testing/StoryTable.tsx';
import { partOf, textOf } from '../../testing/text-of.ts';

let advance = (): void => {};

const meta = {
  title: 'Apps/games/LiveRoulette',
  component: StoryTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { game: roulette, number: 41, phase: 'betting', onServer: (next) => (advance = next) },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPhase = async (canvasElement: HTMLElement, phase: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-table]')).toHaveAttribute('data-table', phase));

/**
 * [RGS-25, RGS-26, RGS-30] Chips are chosen by keys and marked as not placed. The button books them: they remain on the cloth,
 * and chips that were not placed take no part.
 */
export const Betting: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    await waitFor(() => expect(canvasElement.querySelector('[data-on="straight:17"]')).not.toBeNull());
    const place = partOf(canvasElement, '[data-primary]');
    await expect(place).toBeDisabled();
    partOf(canvasElement, '[data-on="straight:17"]').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-draft]')).toHaveLength(1));
    await userEvent.click(place);
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-draft]')).toHaveLength(0);
    await expect(partOf(canvasElement, '[data-on="straight:17"]')).toHaveAccessibleName(/^17.*1\.00/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: textOf('games.bets.repeat') }));
    await expect(canvasElement.querySelectorAll('[data-draft="over"]')).toHaveLength(1);
    advance();
    await inPhase(canvasElement, 'closing');
    await expect(place).toBeDisabled();
    await expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1);
  },
};

/** [RGS-38] Chips on the cloth are placed when the betting ends, once. Chips of an earlier round wait for the button. */
export const CountAtTheEnd: Story = {
  args: { bettingMs: 3500 },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    await waitFor(() => expect(canvasElement.querySelector('[data-on="straight:17"]')).not.toBeNull());
    partOf(canvasElement, '[data-on="straight:17"]').focus();
    await userEvent.keyboard('{Enter}');
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(textOf('games.bets.willCount', { total: '1.00' }))).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-draft]')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    // There is no time left to take a chip back.
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(2));
  },
};

/** [RGS-23, RGS-31] A frame that joins at the result shows the number, the bets that return something, and one sentence. */
export const Result: Story = {
  args: {
    phase: 'result',
    placed: [
      {
        stake: '20.00',
        mode: 'table',
        params: {
          bets: [
            { on: 'low', amount: 1000 },
            { on: 'high', amount: 1000 },
          ],
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(canvasElement.querySelector('[data-result]')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('[data-won="number"]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-end="back"]')).toHaveLength(1);
  },
};
