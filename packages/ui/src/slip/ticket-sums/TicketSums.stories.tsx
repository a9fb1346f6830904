import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TicketSum, TicketSums } from './TicketSums.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket sums',
  component: TicketSums,
  subcomponents: { TicketSum },
  parameters: {
    docs: { description: { component: 'The totals of a list of tickets. They wrap if there is no room.' } },
  },
  render: () => {
    return (
      <TicketSums>
        <span>7 tickets shown</span>
        <TicketSum label={productText('Stake')} value="4,700.00" />
        <TicketSum label={productText('Payout')} value="5,218.40" />
      </TicketSums>
    );
  },
} satisfies Meta<typeof TicketSums>;
export default meta;

export const Sums: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText('5,218.40');
    await expect(amount.parentElement).toHaveTextContent(`${productText('Payout')} 5,218.40`);
  },
};
