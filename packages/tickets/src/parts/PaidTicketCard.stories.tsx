import type { HistoryTicket } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { onPage, textOf } from '../story/on-page.tsx';
import { tickets } from '../story/tickets.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { PaidTicketCard } from './PaidTicketCard.tsx';
import { TicketNumberLine } from './TicketNumberLine.tsx';

const meta = {
  title: 'Packages/tickets/Card',
  parameters: {
    docs: { description: { component: 'A paid ticket in a list: a summary, and all details when open.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const notify = fn<(text: string, timeout: number) => void>();

function Card({ ticket, opened = false }: { ticket: HistoryTicket; opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  return (
    <PaidTicketCard ticket={ticket} open={open} onOpenChange={setOpen}>
      <TicketNumberLine ticketId={ticket.ticketId} copy={() => Promise.resolve(true)} notify={notify} />
    </PaidTicketCard>
  );
}

/** Open, won, partly cashed out, refused: a stamp if it is decided, a badge while it is open. */
export const Statuses: Story = {
  ...onPage(() => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['open', 'settled', 'system', 'soldHalf', 'refused'] as const).map((name) => (
        <Card key={name} ticket={{ ...tickets[name], ticketId: name }} />
      ))}
    </div>
  )),
  play: async ({ canvas }) => {
    for (const id of ['status.won', 'status.rejected']) {
      // A stamp fades in.
      await waitFor(() => expect(canvas.getAllByText(textOf(id))[0]).toBeVisible());
    }
  },
};

/** The button in the open card copies the whole id. */
export const Opened: Story = {
  ...onPage(() => <Card ticket={tickets.settled} opened />),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(ticketNumber(tickets.settled.ticketId))).toBeVisible();
    notify.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: textOf('history.copyId') }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith(textOf('history.idCopied'), 3000));
  },
};
