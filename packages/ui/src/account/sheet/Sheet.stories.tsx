import type { Meta, StoryObj } from '@storybook/react-vite';
import { productText } from '../../../fixtures/story-language.ts';
import { Sheet, SheetLine } from './Sheet.tsx';

const meta = {
  title: 'Kit/Account/Sheet',
  component: Sheet,
  subcomponents: { SheetLine },
  tags: ['both', 'phone'],
  parameters: {
    docs: { description: { component: 'Amounts below each other in the order of a calculation, as on paper.' } },
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {
  render: () => (
    <Sheet>
      <SheetLine name={productText('Credit')} amount="20,000.00" />
      <SheetLine name={productText('Deposit')} note="23 Nov 2026" amount="+1,500.00" />
      <SheetLine name={productText('Credit')} amount="999,999,999,999.99 RSD" strong />
    </Sheet>
  ),
};

/** Each line with its effect and the amount after it. On a phone, that is below the effect. */
export const Derivation: Story = {
  render: () => (
    <Sheet>
      <SheetLine name="Stakes" amount="10,000.00" after="10,000.00" afterLabel="then" />
      <SheetLine name="Payouts deducted, which leaves GGR" amount="−8,499.95" after="1,500.05" afterLabel="then" />
      <SheetLine name="15 % of 1,000.00, the tier from 0" amount="150.00" after="150.00" afterLabel="then" />
      <SheetLine name="21.5 % of 400.05, the tier from 1,000" amount="86.010750" after="236.010750" afterLabel="then" />
      <SheetLine name="Result" amount="236.01" strong />
    </Sheet>
  ),
};
