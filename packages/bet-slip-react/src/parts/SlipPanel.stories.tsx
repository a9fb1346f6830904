import { Text } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { onTicket, payButton, textOf, visitor } from './story/on-ticket.tsx';
import { sixPicks, threePicks } from './story/picks.ts';

const meta = {
  title: 'Packages/bet-slip-react/Slip panel',
  parameters: {
    docs: {
      description: {
        component:
          'The whole slip alone: a slip of the engine, and a host with the few dependencies of the parts. What it does in the sportsbook, with wallets, settings and answers of a platform, stands there.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...onTicket() };

export const OneSelection: Story = { ...onTicket({ picks: threePicks.slice(0, 1) }) };

/** Each selection has a button to remove it. Removing all of them asks first. */
export const Accumulator: Story = {
  ...onTicket({ picks: threePicks, stake: '200' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('one comes off', async () => {
      const remove = await canvas.findByRole('button', {
        name: textOf('slip.remove', { 0: 'Arsenal - Newcastle United' }),
      });
      await userEvent.click(remove);
      await waitFor(() => expect(canvas.queryByText(/Newcastle/)).toBeNull());
    });
    await step('the stake follows the quick steps, and the payout follows the stake', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^1.000$/ }));
      await expect(await payButton()).toHaveTextContent(/1.000/);
    });
    await step('all of them, after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('slip.clear') }));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: textOf('slip.clearConfirm') }));
      await waitFor(() => expect(canvas.queryByTestId('pay')).toBeNull());
    });
  },
};

/** The selections scroll; stake, payout and button stay. */
export const ManySelections: Story = { ...onTicket({ picks: sixPicks, stake: '500' }) };

export const BelowMinimum: Story = {
  ...onTicket({ picks: threePicks, stake: '5' }),
  play: async ({ canvas }) => {
    const [problem] = textOf('minTicketPayin', { limit: '|' }).split('|');
    await expect((await canvas.findAllByText(new RegExp(problem ?? '')))[0]).toBeVisible();
    await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AboveMaximum: Story = { ...onTicket({ picks: threePicks, stake: '250000' }) };

/** The payout stops at the maximum win of the currency, and the odds show it. */
export const PayoutAtItsLimit: Story = { ...onTicket({ picks: sixPicks, stake: '200000' }) };

/** A locked selection blocks the slip. The main button removes it, and the totals leave it out [SLIP-23] [SLIP-24]. */
export const LockedSelection: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '100',
    course: (slip) => slip.send({ type: 'odds', updates: [{ id: '4722', price: '1.90', suspended: true }] }),
  }),
  play: async ({ canvas, userEvent }) => {
    const main = await payButton();
    await expect(main).toHaveTextContent(textOf('slip.deleteInvalid'));
    await expect(main).toHaveTextContent(textOf('slip.lock.suspended'));
    await expect(canvas.getByText(textOf('slip.withoutLocked'))).toBeVisible();
    // 1.85 × 1.58 = 2.923
    await expect(canvas.getByText(/^292[.,]30/)).toBeVisible();
    await userEvent.click(main);
    await waitFor(() => expect(canvas.queryByText(/Newcastle/)).toBeNull());
    await expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing is left to price: no figure is shown as zero. */
export const AllLocked: Story = {
  ...onTicket({
    picks: threePicks,
    course: (slip) =>
      slip.send({
        type: 'odds',
        updates: [
          { id: '4711', suspended: true },
          { id: '4722', price: '0' },
          { id: '5811', suspended: true },
        ],
      }),
  }),
  play: async ({ canvas }) => {
    await expect(await payButton()).toHaveTextContent(textOf('slip.deleteInvalid'));
    await expect(await payButton()).toHaveTextContent(textOf('slip.lock.noOdd'));
    await expect(canvas.queryByText(/^0[.,]00/)).toBeNull();
  },
};

const login = fn();

/** Sign-in is done by the page. */
export const AsksForSignIn: Story = {
  ...onTicket({ picks: threePicks, by: visitor, host: { login } }),
  play: async ({ canvas, userEvent }) => {
    login.mockClear();
    await userEvent.click(await payButton());
    await userEvent.click(await canvas.findByRole('button', { name: textOf('action.login') }));
    await expect(login).toHaveBeenCalledOnce();
    await expect(await payButton()).toBeVisible();
  },
};

/** Entries of the page in the menu of the slip: one opens something, one is on or off. */
export const MenuOfThePage: Story = (() => {
  const onCheckedChange = fn<(checked: boolean) => void>();
  return {
    ...onTicket({
      picks: threePicks,
      host: {
        menu: [
          {
            id: 'code',
            label: 'K7QF-3M2P',
            open: (close) => (
              <button onClick={close}>
                <Text as="span">K7QF</Text>
              </button>
            ),
          },
          { id: 'switch', label: 'B', checked: true, onCheckedChange },
        ],
      },
    }),
    play: async ({ canvas, userEvent }) => {
      const choose = async (role: string, name: string): Promise<void> => {
        await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.menu') }));
        await userEvent.click(await screen.findByRole(role, { name }));
      };
      await choose('menuitemcheckbox', 'B');
      await expect(onCheckedChange.mock.lastCall?.[0]).toBe(false);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await choose('menuitem', 'K7QF-3M2P');
      await userEvent.click(await canvas.findByRole('button', { name: 'K7QF' }));
      await waitFor(() => expect(canvas.queryByText('K7QF')).toBeNull());
    },
  } satisfies Story;
})();
