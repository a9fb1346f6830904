import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayIn } from '../../../fixtures/say.ts';
import { TicketSum, TicketSums } from './TicketSums.tsx';

const meta = {
  title: 'Kit/Slip/Ticket sums',
  component: TicketSums,
  subcomponents: { TicketSum },
  parameters: {
    docs: { description: { component: 'What the tickets of a list come to; where there is no room, sums wrap.' } },
  },
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <TicketSums>
        <span>{say('7 tickets shown')}</span>
        <TicketSum label={say('Stake')} value="4,700.00" />
        <TicketSum label={say('Payout')} value="5,218.40" />
      </TicketSums>
    );
  },
} satisfies Meta<typeof TicketSums>;
export default meta;

export const Sums: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const amount = within(canvasElement).getByText('5,218.40');
    await expect(amount.parentElement).toHaveTextContent(`${say('Payout')} 5,218.40`);
  },
};
