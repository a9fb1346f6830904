import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketCardSkeleton } from './TicketCardSkeleton.tsx';

const meta = {
  title: 'Kit/Slip/Ticket card skeleton',
  component: TicketCardSkeleton,
  parameters: {
    docs: { description: { component: 'A ticket of a list while the list is fetched.' } },
  },
} satisfies Meta<typeof TicketCardSkeleton>;
export default meta;

export const Card: StoryObj<typeof meta> = {};
