import { IconDownload } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Panel } from './Panel.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Frame/Panel',
  component: Panel,
  args: { title: 'My tickets', children: 'Tickets that you pay are listed here.' },
  argTypes: { actions: { control: false }, children: { control: 'text' }, title: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'A card with a heading and actions.' } },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvasElement }) => {
    const name = productText('My tickets');
    await expect(within(canvasElement).getByRole('heading', { level: 1, name })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button size="sm" icon={<IconDownload size={18} aria-hidden="true" />}>
        CSV
      </Button>
    ),
  },
};

export const Kinds: Story = {
  render: (args) => {
    return (
      <StoryGrid width={560}>
        <Panel {...args} />
        <Panel>{args.children}</Panel>
        <Panel title="A very long heading that does not fit into one line of a phone">{args.children}</Panel>
      </StoryGrid>
    );
  },
};
