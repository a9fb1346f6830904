import type { Slip } from '@kvota/bet-slip/store';
import { at, never, storyTime, textOf, worldOf, type World } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inSlip } from '../story/in-slip.tsx';
import { untilSlip, servicesOf, threePicks } from '../story/slip-of.ts';
import { accepting, pingAnswering, payAndPing, payUntil, payButton } from '../story/slip-payment.ts';

const meta = {
  title: 'Apps/sportsbook/Slip payment',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'The slip from the press on Pay to the receipt: sent, waiting, asked, accepted. Each story drives the real engine with events and scripted answers of the platform. Time moves only if a story moves it.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  tags: ['both'],
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

/** From the press to the receipt: sent, waiting with a countdown, accepted, and the same bet again. */
export const PayAndBetAgain: Story = {
  ...inSlip({ picks: threePicks, stake: '200', answers: accepting() }),
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
    await step('[STAKE-21] the same again, with its stake', async () => {
      await userEvent.click(await screen.findByRole('button', { name: textOf('ticket.again') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(slip.getSnapshot().state.selections).toHaveLength(3);
      await expect(slip.getSnapshot().state.stake).toBe('200');
    });
  },
};

export const Waiting: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: (slip) => payUntil(slip, 'waiting'),
  }),
};

/** The last seconds, in the urgent colour. */
export const WaitingLastSeconds: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: async (slip, { clock }) => {
      await payUntil(slip, 'waiting');
      clock.advance(20_000);
      slip.send({ type: 'tick' });
    },
  }),
};

export const Accepted: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    course: payAndPing,
  }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** After Escape the focus is on the slip, or on the page where the slip is a sheet: the pressed button is gone. */
export const FocusAfterAccepted: Story = {
  tags: ['both'],
  ...inSlip({ picks: threePicks, stake: '200', answers: accepting() }),
  name: 'Focus after an accepted ticket [SLIP-28]',
  play: async ({ loaded, userEvent }) => {
    const pay = await payButton();
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await worldOf({ loaded }).ping();
    await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(pay).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.matches('[data-slip], main')).toBe(true));
  },
};

const confirm = {
  ErrorText: 'ok',
  confirm: true,
  expiresAt: new Date(storyTime + 12_000).toISOString(),
  serverTime: at(0),
};

/** The platform asks for confirmation, inside the panel. */
export const ConfirmInThePanel: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: confirm },
    course: (slip) => payUntil(slip, 'deciding'),
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.confirm') }));
    await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await expect(slip.getSnapshot().state.payment.status).toBe('accepted');
  },
};

const offered = async (slip: Slip, world: World): Promise<void> => {
  await payAndPing(slip, world);
  await untilSlip(slip, ({ payment }) => payment.status === 'deciding');
};
const expiresAt = new Date(storyTime + 18_000).toISOString();
const oddsChange = pingAnswering({
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
const reoffer = pingAnswering({
  code: 101,
  accepted: false,
  expiresAt,
  mtcResponse: { status: 'reoffer', selections: [], payment: { stake: '120.00', originalStake: '200.00' } },
});

/** Prices changed while the ticket was sent: old and new side by side, with a countdown. */
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

/** Less is accepted than was staked. "No" is an answer too, and keeps the lower stake. */
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

/** The answer to the offer is in flight; a second press does nothing. */
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
