import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Serbia',
    allLabel: 'All leagues of Serbia',
    value: ['superliga'],
    onValueChange: fn(),
    items: [
      { value: 'superliga', label: 'Superliga', description: '8 matches' },
      { value: 'first', label: 'First league', description: '7 matches' },
      { value: 'cup', label: 'Cup', description: '4 matches' },
      { value: 'youth', label: 'Youth league', disabledReason: 'No matches this week' },
    ],
  },
  decorators: [narrow],
  parameters: {
    docs: {
      description: { component: 'Several checkboxes under one heading, optionally with one for all of them.' },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(CheckboxGroup<string>, 'value', 'onValueChange');

export const WithAll: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: productText('Serbia') }));
    const all = group.getByRole('checkbox', { name: 'All leagues of Serbia' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'Cup' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['superliga', 'cup']);
    await userEvent.click(group.getByRole('checkbox', { name: 'First league' }));
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(all);
    // Disabled choices are not included.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['superliga', 'first', 'cup']);
  },
};

export const WithError: Story = {
  args: {
    label: 'Send me news by',
    value: [],
    error: 'Choose one at least.',
    items: [
      { value: 'mail', label: 'Email' },
      { value: 'sms', label: 'Text message' },
    ],
  },
  render: ({ allLabel: _none, ...args }) => <Live {...args} />,
};
