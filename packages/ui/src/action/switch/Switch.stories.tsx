import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Kit/Actions/Switch',
  component: Switch,
  args: { label: 'Accept price changes', checked: false, onCheckedChange: fn() },
  parameters: {
    docs: { description: { component: 'A setting that is on or off and takes effect at once.' } },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(Switch, 'checked', 'onCheckedChange');

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Accept price changes' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Accept price changes'));
    await expect(toggle).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const StoppedWithAReason: Story = {
  args: { checked: true, disabledReason: 'Set by your agent' },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(toggle);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(toggle).toHaveAccessibleDescription('Set by your agent');
  },
};

export const States: Story = {
  render: (args) => {
    return (
      <StoryGrid width={400}>
        <Live {...args} />
        <Live {...args} checked />
        <Live {...args} label="Sound" description="A beep in the last five seconds" checked />
        <Live {...args} labelSide="start" checked />
        <Live {...args} disabledReason="Set by your agent" />
        <Live {...args} disabledReason="Set by your agent" checked />
        <Live {...args} disabled />
      </StoryGrid>
    );
  },
};
