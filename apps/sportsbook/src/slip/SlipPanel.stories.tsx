import { chosenWalletAtom, onlineAtom } from '@kvota/shell';
import { pingOf, storyPeople, storyTime, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { inSlip } from '../story/in-slip.tsx';
import { manyPicks, untilSlip, threePicks } from '../story/slip-of.ts';
import { passHold, payButton } from '../story/slip-payment.ts';

const meta = {
  title: 'Apps/sportsbook/Slip panel',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The slip in the sportsbook, under wallets, settings, connection states and checks of the platform. Each story drives the real engine with events and scripted answers of the platform. Time moves only if a story moves it. The ticket alone, without any of that, stands at bet-slip-react.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooManySelections: Story = {
  tags: ['both'],
  ...inSlip({ picks: manyPicks, answers: { ticketSettings: [{ key: 'maxTicketSelections', value: 4 }] } }),
};

/** The other two reasons: the match has started, or the price is not offered. */
export const StartedAndGone: Story = {
  ...inSlip({
    picks: threePicks,
    course: (slip, { clock }) => {
      clock.advance(61 * 60_000);
      slip.send({ type: 'odds', updates: [{ id: '5811', price: '0' }] });
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

/** Prices have changed since they were selected: they have to be accepted before payment. */
export const ChangesPending: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: dearer,
    course: async (slip, world) => {
      slip.focused();
      await untilSlip(slip, ({ selections }) => selections.some(({ price, originalPrice }) => price !== originalPrice));
      passHold(slip, world);
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
      await untilSlip(slip, ({ selections }) => selections.some(({ price, originalPrice }) => price !== originalPrice));
    },
  }),
};

/** A visitor builds a ticket and logs in to pay; the ticket is kept. */
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

/**
 * FAULT-10: no prices arrive. The ticket is locked with the reason and keeps everything, including a locked selection.
 * An attempt to connect does not unlock it; a fresh snapshot does.
 */
export const FeedSilent: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: (slip, { sockets }) => {
      slip.send({ type: 'odds', updates: [{ id: '5811', suspended: true }] });
      sockets.setStatus('stale');
    },
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const { sockets } = worldOf({ loaded });
    const reason = (): HTMLElement[] => canvas.queryAllByText(textOf('slip.feedSilent'));
    await waitFor(() => expect(reason()[0]).toBeVisible());
    await expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(textOf('slip.lockedSelections'))).toBeNull();
    await expect(await payButton()).not.toHaveTextContent(textOf('slip.deleteInvalid'));
    await userEvent.click(await payButton());
    await expect(canvas.getByRole('textbox', { name: textOf('slip.stake') })).toHaveDisplayValue(/^200\b/);

    sockets.setStatus('connecting');
    await expect(reason()[0]).toBeVisible();
    sockets.setStatus('connected');
    await waitFor(() => expect(reason()).toEqual([]));
    await waitFor(async () => expect(await payButton()).toHaveTextContent(textOf('slip.deleteInvalid')));
    sockets.setStatus('offline');
    await waitFor(() => expect(reason()[0]).toBeVisible());
  },
};

/** The wallet determines currency and limits. */
export const EuroWallet: Story = {
  ...inSlip({
    picks: threePicks,
    course: (_, { host }) => {
      const [, euros] = storyPeople.player.wallets;
      host.store.set(chosenWalletAtom, euros?.currency_id);
    },
  }),
};
