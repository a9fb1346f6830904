import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketCardSkeleton } from './TicketCardSkeleton.tsx';

const meta = {
  title: 'Kit/Slip/Ticket card skeleton',
  component: TicketCardSkeleton,
  parameters: {
    docs: { description: { component: 'A placeholder for a ticket while the list loads.' } },
  },
} satisfies Meta<typeof TicketCardSkeleton>;
export default meta;

export const Card: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.trim()).toBe('');
    // Placeholders are hidden from assistive technology: the list itself announces that it is loading.
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  },
};
