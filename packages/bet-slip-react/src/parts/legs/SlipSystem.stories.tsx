import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { onTicket, payButton, textOf, withFreeBet } from '../story/on-ticket.tsx';
import { sixPicks, threePicks } from '../story/picks.ts';

const meta = {
  title: 'Packages/bet-slip-react/Slip system',
  parameters: {
    docs: {
      description: {
        component:
          'System tickets: mark selections, choose how many have to win, add the group. Groups multiply. A selection in no group is a banker of every combination.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const take = (id: string) => ({ type: 'draft-selection', id }) as const;
const group = (ids: readonly string[], ...conditions: readonly number[]) => [
  ...ids.map(take),
  ...conditions.map((condition) => ({ type: 'draft-condition', condition }) as const),
  { type: 'confirm-group' } as const,
];
const ids = sixPicks.map(({ id }) => id);
const system = { type: 'set-mode', mode: 'system' } as const;

/** Before the first group: a hint is below the selections, and Pay shows the reason why it is disabled. */
export const FirstGroup: Story = {
  ...onTicket({ picks: threePicks, stake: '300', course: (slip) => slip.send(system) }),
};

/** From a basic ticket to 2 of 3, by hand. */
export const TwoOfThree: Story = {
  ...onTicket({ picks: threePicks, stake: '300' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[SYS-01] the switch', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: textOf('slip.mode.system') }));
      await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    });
    await step('[SYS-02] all selections, two of them', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: textOf('system.all') }));
      await userEvent.click(await canvas.findByRole('button', { name: /^3\/3/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /^2\/3/ }));
      await userEvent.click(canvas.getByRole('button', { name: textOf('system.confirmLines', { lines: 4 }) }));
    });
    await step('[SYS-03] in numeric order, counted and priced', async () => {
      await expect(await canvas.findByText('2/3 + 3/3')).toBeVisible();
      await expect(canvas.getByText(/^4 × 75/)).toBeVisible();
      await expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** A group of three and a banker: three lines, each with the banker in it. */
export const WithBanker: Story = {
  ...onTicket({
    picks: sixPicks.slice(0, 4),
    stake: '300',
    course: (slip) => [system, ...group(ids.slice(0, 3), 2)].forEach((event) => slip.send(event)),
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[SYS-05] fixed in the group, and a banker', async () => {
      await expect(await canvas.findAllByRole('img', { name: textOf('system.fixed', { sign: 'I' }) })).toHaveLength(3);
      await expect(canvas.getByRole('img', { name: textOf('system.banker') })).toBeVisible();
    });
    await step('[SYS-04] a group is deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('system.delete', { sign: 'I' }) }));
      await waitFor(() => expect(canvas.queryByRole('img', { name: textOf('system.banker') })).toBeNull());
    });
  },
};

/** Two groups multiply: 3 × 3 lines. */
export const TwoGroups: Story = {
  ...onTicket({
    picks: sixPicks,
    stake: '900',
    course: (slip) =>
      [system, ...group(ids.slice(0, 3), 2), ...group(ids.slice(3, 6), 1)].forEach((event) => slip.send(event)),
  }),
};

/** Several sizes of one group, and more combinations than the stake allows. */
export const StakeTooLow: Story = {
  ...onTicket({
    picks: sixPicks,
    stake: '20',
    course: (slip) => [system, ...group(ids, 2, 3, 4)].forEach((event) => slip.send(event)),
  }),
};

/** A bonus wallet cannot pay systems: the switch is disabled with the reason (SYS-08). */
export const NotWithBonus: Story = {
  ...onTicket({ picks: sixPicks.slice(0, 4), by: withFreeBet }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: textOf('slip.mode.system') })).toHaveAccessibleDescription(
      textOf('systemNotAllowed'),
    );
  },
};

/** The payout for assumed results: nothing marked, one lost, all marked. */
export const WhatIf: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '300',
    course: (slip) => [system, ...group(ids.slice(0, 3), 2)].forEach((event) => slip.send(event)),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: textOf('whatIf.title') }));
    const dialog = within(await screen.findByRole('dialog'));
    const [first, second, third] = dialog.getAllByRole('radiogroup');
    if (!first || !second || !third) throw new Error('The story needs three legs.');
    await userEvent.click(within(first).getByRole('radio', { name: textOf('leg.lost') }));
    await expect(dialog.getByText(textOf('whatIf.least'))).toBeVisible();
    await userEvent.click(within(second).getByRole('radio', { name: textOf('leg.won') }));
    await userEvent.click(within(third).getByRole('radio', { name: textOf('leg.void') }));
    await expect(dialog.getByText(textOf('whatIf.slipPayout'))).toBeVisible();
  },
};
