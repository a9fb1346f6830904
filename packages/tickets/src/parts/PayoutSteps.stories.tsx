import { Ticket, TicketFooter } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { onPage, textOf } from '../story/on-page.tsx';
import { tickets } from '../story/tickets.ts';
import { PayoutSteps } from './PayoutSteps.tsx';

const meta = {
  title: 'Packages/tickets/Payout steps',
  parameters: { docs: { description: { component: 'Explains what was voided, rounded, deducted or capped.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One step of each kind. */
export const EveryKind: Story = {
  ...onPage(() => (
    <Ticket label="">
      <TicketFooter>
        <PayoutSteps ticket={tickets.settled} />
      </TicketFooter>
    </Ticket>
  )),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.how'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tickets.settled.explanation.length);
  },
};
