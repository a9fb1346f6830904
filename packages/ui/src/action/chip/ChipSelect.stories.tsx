import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { productText } from '../../../fixtures/story-language.ts';
import { ChipSelect } from './ChipSelect.tsx';

const hours = ['1', '3', '12', '24'].map((value) => ({ value, label: `${value}h` }));

const meta = {
  title: 'Kit/Actions/Chip select',
  component: ChipSelect,
  args: {
    label: 'Time range',
    value: '24',
    onValueChange: fn(),
    items: [...hours, { value: 'all', label: 'All' }],
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of many choices in little room: a chip with the list of the device. Its width follows the choice.',
      },
    },
  },
} satisfies Meta<typeof ChipSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(ChipSelect<string>, 'value', 'onValueChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Time range' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'all');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByText(productText('All'), { selector: 'span' })).toBeVisible();
  },
};
