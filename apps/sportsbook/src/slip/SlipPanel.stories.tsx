import { chosenWalletAtom, onlineAtom } from '@kvota/shell';
import { pingOf, storyPeople, storyTime, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { inSlip } from '../story/in-slip.tsx';
import { payButton } from '../story/slip-payment.ts';
import { manyPicks, reached, threePicks } from '../story/slip-of.ts';

const meta = {
  title: 'Apps/sportsbook/Slip panel',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The ticket widget while a ticket is put together: selections, stake, limits, and the reasons why it cannot be paid. Each story drives the real engine: events build the slip, scripted answers of the platform take it further. Time stands still until a story moves it.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...inSlip() };

export const OneSelection: Story = { ...inSlip({ picks: threePicks.slice(0, 1) }) };

/** A selection is taken off with its own button, all of them behind a question. */
export const Accumulator: Story = {
  ...inSlip({ picks: threePicks, stake: '200' }),
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
export const ManySelections: Story = { ...inSlip({ picks: manyPicks, stake: '500' }) };

export const BelowMinimum: Story = {
  ...inSlip({ picks: threePicks, stake: '5' }),
  play: async ({ canvas }) => {
    const [problem] = textOf('minTicketPayin', { limit: '|' }).split('|');
    await expect((await canvas.findAllByText(new RegExp(problem ?? '')))[0]).toBeVisible();
    await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AboveMaximum: Story = { ...inSlip({ picks: threePicks, stake: '250000' }) };

export const TooManySelections: Story = {
  ...inSlip({ picks: manyPicks, answers: { ticketSettings: [{ key: 'maxTicketSelections', value: 4 }] } }),
};

/** The payout stops at the highest win of the currency, and the odds say so. */
export const PayoutAtItsLimit: Story = { ...inSlip({ picks: manyPicks, stake: '200000' }) };

/** A selection that is not to be had locks the slip until it is removed. */
export const LockedSelection: Story = {
  ...inSlip({
    picks: threePicks,
    course: (slip) => slip.send({ type: 'odds', updates: [{ id: '4722', suspended: true }] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf('slip.lock.suspended'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('slip.deleteInvalid') }));
    await waitFor(() => expect(canvas.queryByText(/Newcastle/)).toBeNull());
    await expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The other two reasons: the match has started, the odd is not on offer. */
export const StartedAndGone: Story = {
  ...inSlip({
    picks: threePicks,
    course: (slip, { clock }) => {
      clock.advance(61 * 60_000);
      slip.send({ type: 'odds', updates: [{ id: '5811', odd: '0' }] });
    },
    answers: {
      checkTicketSelections: ({ body }) => body.ticket.map(({ id }) => ({ id, odd: id === '5811' ? '0' : '1.80' })),
    },
  }),
};

const dearer: Answers = {
  checkTicketSelections: ({ body }) =>
    body.ticket.map(({ id }) => ({ id, odd: { '4711': '1.92', '4722': '1.72', '5811': '1.58' }[id] ?? '0' })),
};

/** Odds have changed since they were chosen: they are accepted before the ticket is paid. */
export const ChangesPending: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: dearer,
    course: async (slip) => {
      slip.focused();
      await reached(slip, ({ selections }) => selections.some(({ odd, originalOdd }) => odd !== originalOdd));
    },
  }),
  play: async ({ userEvent }) => {
    const button = await payButton();
    await expect(button).toHaveTextContent(textOf('slip.acceptChanges'));
    await userEvent.click(button);
    await waitFor(async () => expect(await payButton()).not.toHaveTextContent(textOf('slip.acceptChanges')));
  },
};

/** The same with the switch on: nothing has to be accepted. */
export const ChangesTakenByTheSwitch: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: dearer,
    course: async (slip) => {
      slip.send({ type: 'set-auto-odds', on: true });
      slip.focused();
      await reached(slip, ({ selections }) => selections.some(({ odd, originalOdd }) => odd !== originalOdd));
    },
  }),
};

/** A visitor may build a ticket; to pay it he logs in, and it is kept for him. */
export const LogInToPay: Story = {
  ...inSlip({ picks: threePicks }),
  globals: { session: 'visitor' },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await payButton());
    const message = await canvas.findByText(textOf('slip.kept'));
    await expect(message).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('action.login') }));
    await expect(worldOf({ loaded }).login).toHaveBeenCalledOnce();
    await userEvent.click(await payButton());
    await canvas.findByText(textOf('slip.kept'));
  },
};

export const FreeBetTooShort: Story = { ...inSlip({ picks: threePicks }), globals: { session: 'bonus' } };

export const FreeBet: Story = {
  ...inSlip({ picks: manyPicks, stake: '200' }),
  globals: { session: 'bonus' },
  play: async () => {
    await expect(await payButton()).toHaveTextContent(/FREEBET/);
  },
};

export const WalletStillLoading: Story = {
  ...inSlip({ picks: threePicks, answers: { ping: pingOf(undefined, storyTime) } }),
};

export const BlockedAccount: Story = {
  ...inSlip({ picks: threePicks, answers: { ping: { ...pingOf(storyPeople.player, storyTime), blocked: true } } }),
};

export const Offline: Story = {
  ...inSlip({ picks: threePicks, course: (_, { host }) => host.store.set(onlineAtom, false) }),
};

/** The wallet decides on currency and limits. */
export const EuroWallet: Story = {
  ...inSlip({
    picks: threePicks,
    course: (_, { host }) => {
      const [, euros] = storyPeople.player.wallets;
      host.store.set(chosenWalletAtom, euros?.currency_id);
    },
  }),
};
