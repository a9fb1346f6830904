import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedSlip } from './PrintedSlip.tsx';

const meta = {
  title: 'Kit/Slip/Printed slip',
  component: PrintedSlip,
  parameters: {
    docs: {
      description: {
        component: "An agent's paper for a roll of 58 mm: the receipt of a transfer, or the card of a new user.",
      },
    },
  },
  args: {
    title: 'Transfer',
    time: '21.11.2026 13:04',
    lines: [
      { id: 'to', label: 'To', value: 'pera' },
      { id: 'amount', label: 'Amount', value: '2,000.00 RSD', emphasis: true },
      { id: 'number', label: 'Number', value: '018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c11' },
    ],
  },
} satisfies Meta<typeof PrintedSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = { tags: ['both'] };

/** The card of a new user: a password to type in, and the address of the site as a code. */
export const Card: Story = {
  args: {
    title: 'New player',
    lines: [
      { id: 'name', label: 'Name', value: 'pera.peric' },
      { id: 'password', label: 'First password', value: 'hT7kQmW4xNdr', code: true },
      { id: 'address', label: 'Address', value: 'kvota.example' },
    ],
    code: 'https://kvota.example/',
    codeLabel: 'Address of the site',
    note: 'Change the password after the first login.',
  },
};
