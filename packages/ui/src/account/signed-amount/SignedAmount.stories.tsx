import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignedAmount } from './SignedAmount.tsx';

const meta = {
  title: 'Kit/Account/SignedAmount',
  component: SignedAmount,
  args: { amount: '1250.00', written: '1.250,00' },
  parameters: { docs: { description: { component: 'An amount with its sign, for lists of transactions.' } } },
} satisfies Meta<typeof SignedAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Came: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+1.250,00')).toBeVisible();
  },
};
export const Went: Story = { args: { amount: '-150.50', written: '−150,50' } };
export const Nothing: Story = {
  args: { amount: '0.00', written: '0,00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0,00')).toBeVisible();
  },
};
