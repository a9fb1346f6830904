import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Radio group',
  component: RadioGroup,
  args: {
    label: 'How the money comes to you',
    value: 'bank',
    onValueChange: fn(),
    items: [
      { value: 'bank', label: 'Bank account', description: 'Two working days, no fee' },
      { value: 'shop', label: 'Betting shop', description: 'At once, with your ID card' },
      { value: 'card', label: 'Card', disabledReason: 'Only to a card you paid with' },
      { value: 'voucher', label: 'Voucher', description: 'At once, to be used by anybody' },
    ],
  },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'One of a few choices, each with room for an explanation. Arrow keys move and select.',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(RadioGroup<string>, 'value', 'onValueChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'How the money comes to you' }));
    const radio = (name: string): HTMLElement => group.getByRole('radio', { name: productText(name) });
    await userEvent.tab();
    await expect(radio('Bank account')).toHaveFocus();
    await expect(radio('Bank account')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Betting shop')).toBeChecked();
    // The disabled one is skipped, and its reason is visible.
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Card')).toHaveAccessibleDescription('Only to a card you paid with');
    await expect(radio('Voucher')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Bank account')).toBeChecked();
    await userEvent.click(radio('Card'));
    await expect(radio('Bank account')).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('card');
  },
};

export const Cards: Story = { args: { look: 'cards' }, render: (args) => <Live {...args} /> };

export const WithError: Story = {
  args: { value: null, error: 'Choose one of them.' },
  render: (args) => <Live {...args} />,
};
