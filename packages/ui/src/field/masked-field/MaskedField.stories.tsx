import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';

import { MaskedField } from './MaskedField.tsx';
import { dateMask, ibanMask, numberMask, patternMask } from './masks.ts';

const phone = patternMask('+381 ## ### ####');
const date = dateMask();
const amount = numberMask({ decimals: 2 });

const meta = {
  title: 'Kit/Fields/Masked field',
  component: MaskedField,
  args: {
    label: 'Phone',
    value: '',
    onValueChange: fn(),
    mask: phone,
    placeholder: '+381 64 123 4567',
    inputMode: 'tel',
  },
  argTypes: { mask: { control: false } },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component:
          'Text of a fixed format. Input that does not match is refused, and fixed characters are inserted. The kit has masks for patterns, dates, numbers and account numbers, and accepts any mask of Maskito.',
      },
    },
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(MaskedField, 'value', 'onValueChange');

export const Phone: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '64x123-4567');
    await expect(field).toHaveValue('+381 64 123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+381 64 123 4567');
    await userEvent.keyboard('{Backspace}{Backspace}99');
    await expect(field).toHaveValue('+381 64 123 4599');
  },
};

export const Date: Story = {
  args: { label: 'Date of birth', mask: date, placeholder: '21.11.2026', inputMode: 'numeric' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '4121990');
    await expect(field).toHaveValue('04.12.1990');
  },
};

export const AccountNumber: Story = {
  args: { label: 'Account (IBAN)', mask: ibanMask, placeholder: 'RS35 1050 0812 3123 1231 73', inputMode: 'text' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'rs35105008123123123173');
    await expect(field).toHaveValue('RS35 1050 0812 3123 1231 73');
  },
};

export const Amount: Story = {
  args: { label: 'Amount', mask: amount, placeholder: '0,00', suffix: 'RSD', inputMode: 'decimal' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '12500.5');
    await expect(field).toHaveValue('12\u00A0500,5');
    await userEvent.clear(field);
    await userEvent.type(field, '12,50');
    await expect(field).toHaveValue('12,50');
  },
};

export const States: Story = {
  render: (args) => {
    return (
      <StoryGrid>
        <Live {...args} />
        <Live {...args} value="+381 64 123 4567" hint="We call only about withdrawals" />
        <Live {...args} value="+381 64" error="The number is not complete." />
        <Live {...args} value="+381 64 123 4567" disabled />
      </StoryGrid>
    );
  },
};
