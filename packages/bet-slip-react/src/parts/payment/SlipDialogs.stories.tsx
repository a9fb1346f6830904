import { fromPing, fromTicketResponse } from '@kvota/bet-slip/wire';
import type { Slip } from '@kvota/bet-slip/store';
import { Text } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { onTicket, slipOf, storyTime, textOf } from '../story/on-ticket.tsx';
import { threePicks } from '../story/picks.ts';

const meta = {
  title: 'Packages/bet-slip-react/Slip dialogs',
  parameters: {
    docs: {
      description: {
        component: 'The dialogs of a payment: an offer, an acceptance, a refusal. They appear over any page.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ticketId = 'story-ticket';

/** Pays, and receives the decision of a platform. */
const paidAndHeard =
  (info: object) =>
  (slip: Slip): void => {
    slip.send({ type: 'pay' });
    slip.send({ type: 'ticket-answer', ticketId, answer: fromTicketResponse({ ErrorText: 'ok', code: 101 }) });
    const parsed = fromPing({ ticketInfo: { ticketId, code: 0, ...info } });
    if (parsed) slip.send({ type: 'ticket-info', info: parsed });
  };

const showTickets = fn();

/** The page provides the receipt and the link to the player's tickets. */
export const Accepted: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '200',
    course: paidAndHeard({ accepted: true }),
    host: { receipt: (id) => <Text>{id}</Text>, showTickets },
  }),
  play: async ({ userEvent }) => {
    showTickets.mockClear();
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.accepted') });
    await expect(within(dialog).getByText(ticketId)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('ticket.show') }));
    await expect(showTickets).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without a receipt the dialog has the message only. */
export const AcceptedWithoutReceipt: Story = {
  ...onTicket({ picks: threePicks, stake: '200', course: paidAndHeard({ accepted: true }) }),
};

/** Odds moved after the ticket was sent: old and new side by side, and the seconds that are left. */
export const OddsChange: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '200',
    course: paidAndHeard({
      accepted: false,
      expiresAt: new Date(storyTime + 18_000).toISOString(),
      mtcResponse: {
        status: 'oddchange',
        selections: [
          { id: '4711', odd: '1.78', originalOdd: '1.85' },
          { id: '5811', odd: '1.66', originalOdd: '1.58' },
        ],
      },
    }),
  }),
  play: async ({ loaded, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('offer.oddchange') });
    await expect(within(dialog).getByText('1.78')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('offer.accept') }));
    await expect(slipOf({ loaded }).getSnapshot().state.payment.status).toBe('answering');
  },
};

/** A refused ticket shows the reason. */
export const Rejected: Story = {
  ...onTicket({
    picks: threePicks,
    stake: '200',
    course: paidAndHeard({ subcode: 216, accepted: false, mtcResponse: { status: 'denied', selections: [] } }),
  }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    await expect(dialog).toHaveTextContent(textOf('ticketRejectedOddsChanged'));
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
