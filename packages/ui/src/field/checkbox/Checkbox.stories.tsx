import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { narrow } from '../../../fixtures/layout/narrow.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Kit/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'I am at least 18 years old', checked: false, onCheckedChange: fn() },
  decorators: [narrow],
  parameters: {
    docs: {
      description: {
        component: 'A yes or no that is submitted with a form. `Switch` is for settings that take effect at once.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(Checkbox, 'checked', 'onCheckedChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I am at least 18 years old' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('I am at least 18 years old'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Indeterminate: Story = {
  args: { label: 'All leagues of Serbia', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Without this you cannot play.', description: 'The law asks for it.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('The law asks for it. Without this you cannot play.');
  },
};

export const StoppedWithAReason: Story = {
  args: { checked: true, disabledReason: 'Set by your agent' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => {
    return (
      <StoryGrid>
        <Live {...args} />
        <Live {...args} checked />
        <Live {...args} indeterminate label="All leagues of Serbia" />
        <Live {...args} description="The law asks for it." />
        <Live {...args} error="Without this you cannot play." />
        <Live {...args} disabledReason="Set by your agent" />
        <Live {...args} checked disabledReason="Set by your agent" />
        <Live {...args} disabled />
      </StoryGrid>
    );
  },
};
