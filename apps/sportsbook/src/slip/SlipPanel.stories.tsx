import type { SlipState } from '@kvota/bet-slip/slip';
import type { TicketInfo } from '@kvota/contracts';
import { chosenWalletAtom, onlineAtom } from '@kvota/shell';
import {
  at,
  Failure,
  never,
  noAnswer,
  pingOf,
  storyPeople,
  storyTime,
  textOf,
  worldOf,
  type Answers,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inSlip } from '../story/in-slip.tsx';
import { manyPicks, reached, servicesOf, threePicks } from '../story/slip-of.ts';

const meta = {
  title: 'Apps/sportsbook/Slip panel',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The ticket widget in every state that the engine knows. Each story drives the real engine: events build the slip, scripted answers of the platform take it further. Time stands still until a story moves it.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const status = (wanted: SlipState['payment']['status']) => (state: SlipState) => state.payment.status === wanted;
/** Ping as it answers whoever waits for a ticket. */
const hearing = (info: Omit<TicketInfo, 'ticketId'>): Answers => ({
  ping: ({ query: { ticket_id: ticketId } }) => ({
    ...pingOf(storyPeople.player, storyTime),
    ticketInfo: ticketId === undefined ? null : { ticketId, ...info },
  }),
});
const payButton = () => screen.findByTestId('pay');

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

export const Sending: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: never },
    course: (slip) => slip.send({ type: 'pay' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.sending'))).toBeVisible();
    await expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  },
};

/** From the press to the receipt: sent, waiting with the seconds left, accepted, and the same again. */
export const PayAndBetAgain: Story = {
  ...inSlip({ picks: threePicks, stake: '200' }),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const world = worldOf({ loaded });
    const { slip } = await servicesOf(world);
    await step('paid, and the bookmaker decides', async () => {
      await userEvent.click(await payButton());
      await expect(await canvas.findByText(textOf('slip.waiting'))).toBeVisible();
      await expect(canvas.getByRole('timer')).toBeVisible();
    });
    await step('accepted', async () => {
      await world.ping();
      await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
      await expect(slip.getSnapshot().state.selections).toHaveLength(0);
    });
    await step('the same again', async () => {
      await userEvent.click(screen.getByRole('button', { name: textOf('ticket.again') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(slip.getSnapshot().state.selections).toHaveLength(3);
    });
  },
};

export const Waiting: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: async (slip) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('waiting'));
    },
  }),
};

/** The last seconds, in the colour of haste. */
export const WaitingLastSeconds: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: async (slip, { clock }) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('waiting'));
      clock.advance(20_000);
      slip.send({ type: 'tick' });
    },
  }),
};

export const Accepted: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: async (slip, world) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('waiting'));
      await world.ping();
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const confirm = {
  ErrorText: 'ok',
  confirm: true,
  expiresAt: new Date(storyTime + 12_000).toISOString(),
  serverTime: at(0),
};

/** The platform asks once more, within the panel. */
export const ConfirmInThePanel: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: confirm },
    course: async (slip) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('deciding'));
    },
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.confirm') }));
    await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await expect(slip.getSnapshot().state.payment.status).toBe('accepted');
  },
};

const offered = async (slip: Parameters<typeof reached>[0], world: ReturnType<typeof worldOf>): Promise<void> => {
  slip.send({ type: 'pay' });
  await reached(slip, status('waiting'));
  await world.ping();
  await reached(slip, status('deciding'));
};
const expiresAt = new Date(storyTime + 18_000).toISOString();
const oddsChange = hearing({
  code: 0,
  accepted: false,
  expiresAt,
  mtcResponse: {
    status: 'oddchange',
    selections: [
      { id: '4711', odd: '1.78', originalOdd: '1.85' },
      { id: '5811', odd: '1.66', originalOdd: '1.58' },
    ],
  },
});
const reoffer = hearing({
  code: 101,
  accepted: false,
  expiresAt,
  mtcResponse: { status: 'reoffer', selections: [], payment: { stake: '120.00', originalStake: '200.00' } },
});

/** Odds moved while the ticket was on its way: old and new side by side, and the seconds left. */
export const OddsChangeOffer: Story = (() => {
  const post = fn(() => ({ ErrorText: 'ok' }));
  return {
    ...inSlip({ picks: threePicks, stake: '200', answers: { ...oddsChange, reoffer: post }, course: offered }),
    play: async ({ userEvent }) => {
      post.mockClear();
      const dialog = await screen.findByRole('dialog', { name: textOf('offer.oddchange') });
      await expect(within(dialog).getByText('1.78')).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: textOf('offer.accept') }));
      await waitFor(() => expect(post).toHaveBeenCalledOnce());
      await expect(post.mock.calls[0]).toMatchObject([{ body: { accepted: true } }]);
    },
  } satisfies Story;
})();

/** Less is taken than was staked; no is an answer too, and keeps the lowered stake. */
export const Reoffer: Story = {
  ...inSlip({ picks: threePicks, stake: '200', answers: reoffer, course: offered }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('offer.reoffer') });
    await expect(within(dialog).getByText(/120/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('offer.decline') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(textOf('slip.lowered'))).toBeVisible();
  },
};

/** The answer to the offer is on its way; a second press does nothing. */
export const AnswerOnItsWay: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ...oddsChange, reoffer: never },
    course: async (slip, world) => {
      await offered(slip, world);
      slip.send({ type: 'decide', accept: true });
    },
  }),
};

const refusedBy = (answer: Pick<Answers, 'ticketRequest'>): Story => ({
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: answer,
    course: async (slip) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('rejected'));
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.back') }));
    await expect(await payButton()).toBeVisible();
  },
});
const refusal = (error: string) => ({ ErrorText: 'error', error, serverTime: at(0) });

/** What never became a ticket is refused in the panel. */
export const RefusedForFunds: Story = refusedBy({ ticketRequest: refusal('insufficientFunds') });
export const RefusedForBlockedAccount: Story = refusedBy({ ticketRequest: refusal('youAreBlocked') });
/** A key that has no text shows itself. */
export const RefusedForUnknownReason: Story = refusedBy({ ticketRequest: new Failure(409, 'ticketOfAnotherKind') });

/** What became a ticket and was turned down is told over the page, by the reason's number. */
const deniedWith = (subcode: number, key: string): Story => ({
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: hearing({ code: 0, subcode, accepted: false, mtcResponse: { status: 'denied', selections: [] } }),
    course: async (slip, world) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('waiting'));
      await world.ping();
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    await expect(dialog).toHaveTextContent(textOf(key));
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await payButton()).toBeVisible();
  },
});
export const Rejected208: Story = deniedWith(208, 'snackbarRejected');
export const RejectedOddsChanged216: Story = deniedWith(216, 'ticketRejectedOddsChanged');
export const RejectedOddsBlocked217: Story = deniedWith(217, 'ticketRejectedOddsBlocked');
export const RejectedByBookmaker226: Story = deniedWith(226, 'ticketRejectedOddsChangedCms');
export const RejectedByBookmaker227: Story = deniedWith(227, 'ticketRejectedOddsBlockedCms');
export const TimedOut203: Story = deniedWith(203, 'snackbarTimeout');

const silence: Answers = { ticketRequest: noAnswer, ping: pingOf(storyPeople.player, storyTime) };

/** Nothing was heard. The slip does not guess: it asks, and books nothing twice. */
export const OutcomeUnknown: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: silence,
    quiet: [/nothing was heard/],
    course: async (slip) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('unknown'));
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.unknown'))).toBeVisible();
  },
};

/** Nothing was heard to the end; paying again sends the same ticket under the same name. */
export const NeverHeardOf: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: silence,
    quiet: [/nothing was heard/],
    course: async (slip, { clock }) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('unknown'));
      clock.advance(10_000);
      slip.send({ type: 'tick' });
    },
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    await expect(dialog).toHaveTextContent(textOf('ticketTimeout'));
  },
};

/** The betting server has too much to do: a message beside the page, and the slip is as it was. */
export const ServerBusy: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: { ErrorText: 'ok', etsCode: 102, serverTime: at(0) } },
    course: async (slip) => {
      slip.send({ type: 'pay' });
      await reached(slip, status('idle'));
    },
  }),
  play: async () => {
    await screen.findAllByText(textOf('snackbarServerBusy'));
    await expect(await payButton()).toBeVisible();
  },
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
