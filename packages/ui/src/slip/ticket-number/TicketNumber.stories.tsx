import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketNumber } from './TicketNumber.tsx';

const meta = {
  title: 'Kit/Slip/Ticket number',
  component: TicketNumber,
  args: { children: '4021-8873-1156' },
  parameters: {
    docs: {
      description: { component: 'The ticket number at the foot of a ticket, used at a betting shop to find it.' },
    },
  },
} satisfies Meta<typeof TicketNumber>;
export default meta;

export const Number: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const number = canvas.getByText('4021-8873-1156');
    await expect(number).toBeVisible();
    // Figures of one width, because the numbers of several tickets are in a column.
    await expect(getComputedStyle(number).fontVariantNumeric).toContain('tabular-nums');
  },
};
