import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketNumber } from './TicketNumber.tsx';

const meta = {
  title: 'Kit/Slip/Ticket number',
  component: TicketNumber,
  args: { children: '4021-8873-1156' },
  parameters: {
    docs: { description: { component: 'The number at the foot of a ticket, by which a desk finds it.' } },
  },
} satisfies Meta<typeof TicketNumber>;
export default meta;

export const Number: StoryObj<typeof meta> = {};
