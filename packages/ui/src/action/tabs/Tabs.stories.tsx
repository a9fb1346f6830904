import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/Tabs',
  component: Tabs,
  args: {
    label: 'My tickets',
    value: 'open',
    onValueChange: fn(),
    items: [
      { value: 'open', label: 'Open', badge: <Badge tone="brand">3</Badge> },
      { value: 'settled', label: 'Settled' },
      { value: 'cashout', label: 'Cash out', disabledReason: 'Not with bonus money' },
      { value: 'saved', label: 'Saved' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Panels of one subject, one visible at a time. Arrow keys, Home and End move along the tabs and open them.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: TabsProps<string>): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    >
      <TabPanel value="open">Three tickets are waiting for their last match.</TabPanel>
      <TabPanel value="settled">Tickets that have been settled are listed here.</TabPanel>
      <TabPanel value="saved">Tickets kept for later are listed here.</TabPanel>
    </Tabs>
  );
}

export const Plain: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tab = (name: string): HTMLElement => canvas.getByRole('tab', { name: new RegExp(`^${productText(name)}`) });
    await userEvent.tab();
    await expect(tab('Open')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Settled')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tickets that have been settled are listed here.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Cash out')).toHaveFocus();
    await expect(tab('Cash out')).toHaveAccessibleDescription('Not with bonus money');
    await expect(tab('Settled')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Saved')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Open')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).not.toHaveBeenCalledWith('cashout');
  },
};

export const ManyOnAPhone: Story = {
  args: {
    label: 'Markets',
    value: 'main',
    items: ['Main', 'Goals', 'First half', 'Second half', 'Handicap', 'Corners', 'Cards', 'Players'].map(
      (label, at) => ({
        value: at === 0 ? 'main' : `m${at}`,
        label,
      }),
    ),
  },
  render: (args) => <Live {...args} />,
};
