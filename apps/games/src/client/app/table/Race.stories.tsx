import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryTable } from '../../testing/StoryTable.tsx';
import { partOf, textOf } from '../../testing/text-of.ts';

const regatta = { engine: 'race', model: 'race-8', theme: 'sea', name: 'Adriatic Regatta' };
let advance = (): void => {};

const meta = {
  title: 'Apps/games/Race',
  component: StoryTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: regatta, number: 41, phase: 'betting', onServer: (next) => (advance = next) },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPhase = async (canvasElement: HTMLElement, phase: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-table]')).toHaveAttribute('data-table', phase));

/** [RGS-30] A bet is placed, shown among the bets of the player, and taken from the credit at once. */
export const Betting: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    const place = within(canvasElement).getByRole('button', { name: textOf('games.table.place') });
    await expect(place).toBeDisabled();
    await userEvent.click(partOf(canvasElement, 'li button[aria-pressed]'));
    await userEvent.click(place);
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    await expect(partOf(canvasElement, '[data-credit]').textContent).toContain('2,470');
  },
};

/** [RGS-30, RGS-23] No more bets; the result is not readable before the boats have arrived. */
export const Race: Story = {
  args: { placed: [{ stake: '10.00', mode: 'win', params: { runners: [0] } }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    advance();
    await inPhase(canvasElement, 'closing');
    await expect(partOf(canvasElement, '[data-primary]')).toBeDisabled();
    advance();
    await inPhase(canvasElement, 'result');
    await expect(canvasElement.querySelector('[data-place]')).toBeNull();
    await expect(canvasElement.querySelector('[data-result]')).toBeNull();
  },
};

/** [RGS-31] A frame that joins while the result is shown sees it at once, with what came back for its bets. */
export const JoinedAtResult: Story = {
  args: { phase: 'result', placed: [{ stake: '10.00', mode: 'win', params: { runners: [0] } }] },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-place]')).toHaveLength(3));
    await waitFor(() => expect(canvasElement.querySelector('[data-result]')).not.toBeNull());
  },
};
