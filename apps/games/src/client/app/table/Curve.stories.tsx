import { engineOf } from '@kvota/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { drawsOf } from '../../testing/story-api.ts';
import { balloon } from '../../testing/story-games.ts';
import { StoryTable } from '../../testing/StoryTable.tsx';
import { partOf, textOf } from '../../testing/text-of.ts';

/** The number of a round whose curve ends between two multipliers in hundredths. */
function numberWhere(least: number, most: number): number {
  for (let number = 41; ; number += 1) {
    const params = { model: balloon.model, mode: 'round' };
    const { point } = engineOf('curve').open(drawsOf(number), 100, params).state as { point: number | null };
    if (point !== null && point >= least && point <= most) return number;
  }
}

let advance = (): void => {};

const meta = {
  title: 'Apps/games/Curve',
  component: StoryTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { game: balloon, number: numberWhere(900, 1200), phase: 'betting', onServer: (next) => (advance = next) },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPhase = async (canvasElement: HTMLElement, phase: string): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('[data-table]')).toHaveAttribute('data-table', phase));
const inBets = (canvasElement: HTMLElement, state: string): number =>
  canvasElement.querySelectorAll(`li[data-state="${state}"]`).length;

/** [RGS-26, RGS-30] A bet is placed with the multiplier at which it leaves by itself. */
export const Betting: Story = {
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'betting');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '5×' }));
    await expect(canvas.getByRole('textbox', { name: textOf('games.curve.auto') })).toHaveValue('5.00');
    await userEvent.click(partOf(canvasElement, '[data-primary]'));
    await waitFor(() => expect(inBets(canvasElement, 'open')).toBe(1));
    await expect(partOf(canvasElement, 'li[data-state="open"]')).toHaveTextContent(/5\.00×/);
  },
};

/**
 * [RGS-10, RGS-25] While the curve rises, the one button takes the bets off it, by Space too. The end of the curve is not shown,
 * and readers get the start and the cash-out, not every multiplier.
 */
export const Rising: Story = {
  args: { ran: 9000, placed: [{ stake: '10.00', mode: 'round', params: {} }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inBets(canvasElement, 'open')).toBe(1));
    advance();
    await inPhase(canvasElement, 'closing');
    await expect(partOf(canvasElement, '[data-primary]')).toBeDisabled();
    advance();
    await inPhase(canvasElement, 'running');
    await expect(within(canvasElement).getByText(textOf('games.table.running'))).toHaveRole('status');
    const leave = await within(canvasElement).findByRole('button', { name: textOf('games.ladder.cashOut') });
    await waitFor(() => expect(leave).toBeEnabled());
    await waitFor(() => expect(partOf(canvasElement, '[data-multiplier]')).toHaveTextContent(/[23]\.\d\d×/));
    await expect(partOf(canvasElement, '[data-multiplier]').closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(inBets(canvasElement, 'won')).toBe(1));
    const left = textOf('games.curve.left', { multiplier: '2.14×', won: '' }).split('2.14')[0] ?? '';
    await expect(within(canvasElement).getByText(new RegExp(left.trim())).closest('[role="status"]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-result]')).toBeNull();
  },
};

/** [RGS-10, RGS-31] A frame that joins in mid-run shows the height of now. Bets with a target are lines across the sky. */
export const JoinedInTheRun: Story = {
  args: {
    phase: 'running',
    ran: 16_000,
    placed: [
      { stake: '10.00', mode: 'round', params: { target: 450 } },
      { stake: '20.00', mode: 'round', params: {} },
    ],
  },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'running');
    await waitFor(() => expect(partOf(canvasElement, '[data-multiplier]')).toHaveTextContent(/[3-6]\.\d\d×/));
    await waitFor(() => expect(inBets(canvasElement, 'open')).toBe(2));
  },
};

/** [RGS-23, CAS-35] The end: the multiplier, one sentence, and nothing that looks like a win for the bet that stayed. */
export const End: Story = {
  args: { phase: 'result', number: numberWhere(160, 190), placed: [{ stake: '10.00', mode: 'round', params: {} }] },
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'result');
    await waitFor(() => expect(partOf(canvasElement, '[data-result]')).toHaveAttribute('data-result', 'nothing'));
    await expect(partOf(canvasElement, '[data-multiplier]')).toHaveTextContent(/1\.[6-9]\d×/);
    const [sentence = ''] = textOf('games.curve.ended', { multiplier: '#' }).split('#');
    await expect(within(canvasElement).getByText(new RegExp(sentence.trim()))).toBeInTheDocument();
  },
};
