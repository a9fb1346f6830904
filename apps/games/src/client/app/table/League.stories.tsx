import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { StoryTable } from '../../testing/StoryTable.tsx';
import { partOf, textOf } from '../../testing/text-of.ts';

const danube = { engine: 'league', model: 'danube-8', theme: 'football', name: 'Danube League' };
let advance = (): void => {};

const meta = {
  title: 'Apps/games/League',
  component: StoryTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: danube, number: 41, phase: 'betting', onServer: (next) => (advance = next) },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

// Round 41 is match day 13 of 14, counted from 1.
const placed = [{ stake: '20.00', mode: 'day', params: { day: 12, bets: [{ on: '0:1', amount: 2000 }] } }];

const inPhase = async (canvasElement: HTMLElement, phase: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-table]')).toHaveAttribute('data-table', phase));

/** [RGS-30, GAME-23] Chips on two matches are one bet. The standings have the days of the season before this one. */
export const Betting: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    const place = partOf(canvasElement, '[data-primary]');
    await expect(place).toBeDisabled();
    await userEvent.click(partOf(canvasElement, '[data-match="0"] button'));
    await userEvent.click(partOf(canvasElement, '[data-match="2"] button'));
    await userEvent.click(place);
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-booked]')).toHaveLength(2);
    const table = within(canvasElement).getByRole('table', { name: textOf('games.league.standings') });
    // Five days of the season were played.
    await expect(within(table).getAllByRole('cell', { name: '5' }).length).toBeGreaterThanOrEqual(8);
  },
};

/** [RGS-25] Delete takes the chips of a bet away. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    await userEvent.click(partOf(canvasElement, '[data-match="1"] button'));
    await expect(partOf(canvasElement, '[data-primary]')).toBeEnabled();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(partOf(canvasElement, '[data-primary]')).toBeDisabled());
  },
};

/** [RGS-23] Scores rise during the match. They are not read out, and no bet is shown as won before the end. */
export const Match: Story = {
  args: { placed },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li[data-state="open"]')).toHaveLength(1));
    advance();
    await inPhase(canvasElement, 'closing');
    advance();
    await inPhase(canvasElement, 'result');
    await expect(canvasElement.querySelector('[data-won]')).toBeNull();
    await expect(canvasElement.querySelector('[data-result]')).toBeNull();
  },
};

/** [RGS-31] A frame that joins while the result is shown sees it at once, with what came back for its bets. */
export const JoinedAtResult: Story = {
  args: { phase: 'result', placed },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-won]').length).toBeGreaterThanOrEqual(4));
    await waitFor(() => expect(canvasElement.querySelector('[data-result]')).not.toBeNull());
  },
};

/** All scores of a match can be bet on. */
export const Scores: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    await userEvent.click(within(canvasElement).getByRole('button', { name: textOf('games.league.score') }));
    const match = partOf(canvasElement, '[data-match="0"]');
    await waitFor(() => expect(match.querySelectorAll('button')).toHaveLength(22));
  },
};

/** The small player. */
export const Mini: Story = { args: { height: 225 } };
