import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Ticket type',
    value: 'single',
    onValueChange: fn(),
    items: [
      { value: 'single', label: 'Single' },
      { value: 'system', label: 'System' },
    ],
  },
  parameters: {
    docs: {
      description: { component: 'One of a few visible choices: a radio group. Arrow keys move and select.' },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const Live = controlled(SegmentedControl<string>, 'value', 'onValueChange');

export const Brand: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Ticket type' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: productText('Single') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: productText('System') })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
  },
};

export const StoppedSegment: Story = {
  args: {
    items: [
      { value: 'single', label: 'Single' },
      { value: 'system', label: 'System', disabledReason: 'Not with bonus money' },
    ],
  },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const system = within(canvasElement).getByRole('radio', { name: productText('System') });
    await userEvent.click(system);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(system).not.toBeChecked();
    await expect(system).toHaveAccessibleDescription('Not with bonus money');
  },
};

export const FullWidth: Story = {
  args: {
    label: 'Time range',
    size: 'sm',
    fullWidth: true,
    value: '24',
    items: ['1', '3', '12', '24']
      .map((hours) => ({ value: hours, label: `${hours}h` }))
      .concat({ value: 'all', label: 'All' }),
  },
  render: (args) => <Live {...args} />,
};

export const IconsOnly: Story = {
  args: {
    label: 'Layout',
    tone: 'quiet',
    iconsOnly: true,
    value: 'grid',
    items: [
      { value: 'grid', label: 'Grid', icon: <IconLayoutGrid size={18} aria-hidden="true" /> },
      { value: 'list', label: 'List', icon: <IconList size={18} aria-hidden="true" /> },
    ],
  },
  render: (args) => <Live {...args} />,
};

export const States: Story = {
  render: (args) => (
    <StoryGrid width={420}>
      <Live {...args} />
      <Live {...args} tone="quiet" />
      <Live {...args} size="sm" />
      <Live {...args} fullWidth />
    </StoryGrid>
  ),
};
