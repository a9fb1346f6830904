import { Ticket, TicketFooter } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { onPage, textOf } from '../story/on-page.tsx';
import { tickets } from '../story/tickets.ts';
import { TicketTotals } from './TicketTotals.tsx';

const meta = {
  title: 'Packages/tickets/Totals',
  parameters: { docs: { description: { component: 'Odds or combinations, stake, cashed-out parts and payout.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const totalsOf = (name: keyof typeof tickets) =>
  onPage(() => (
    <Ticket label="">
      <TicketFooter>
        <TicketTotals ticket={tickets[name]} />
      </TicketFooter>
    </Ticket>
  ));

export const Open: Story = {
  ...totalsOf('open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.payout'))).toBeVisible();
  },
};

export const System: Story = {
  ...totalsOf('system'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('system.combinations'))).toBeVisible();
    await expect(canvas.queryByText(textOf('slip.totalOdds'))).toBeNull();
  },
};

/** The stake that is left, beside the whole one, and what was paid for the rest. */
export const SoldHalf: Story = {
  ...totalsOf('soldHalf'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.openStake'))).toBeVisible();
  },
};

/** The payout is all that was paid. */
export const SoldAndWon: Story = {
  ...totalsOf('soldAndWon'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.restPayout'))).toBeVisible();
    await expect(canvas.getByText(/2.822[.,]50/)).toBeVisible();
  },
};

/** A refused ticket has no payout. */
export const Refused: Story = {
  ...totalsOf('refused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.stake'))).toBeVisible();
    await expect(canvas.queryByText(textOf('history.payout'))).toBeNull();
  },
};
