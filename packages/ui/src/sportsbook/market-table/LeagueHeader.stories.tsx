import { IconStar } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../action/icon-button/IconButton.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Flag } from '../../icon/flag/Flag.tsx';
import { LiveBadge } from '../../feedback/live-badge/LiveBadge.tsx';
import { LeagueHeader } from './LeagueHeader.tsx';
import { MarketTable } from './MarketTable.tsx';

const meta = {
  title: 'Kit/Sportsbook/League header',
  component: LeagueHeader,
  args: {
    title: 'Serbia · Superliga',
    flag: <Flag code="Serbia" />,
    count: 5,
    columns: ['1', 'X', '2', '2.5−', '2.5+'],
  },
  argTypes: {
    title: { control: 'text' },
    count: { control: 'number' },
    flag: { control: false },
    badge: { control: false },
    actions: { control: false },
    onToggle: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: 'The header of a league: its name, the number of matches, and the captions of the columns.',
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={args.columns?.length ?? 3}>
        <LeagueHeader {...args} />
      </MarketTable>
    </StoryGrid>
  ),
} satisfies Meta<typeof LeagueHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', {
        level: 3,
        name: new RegExp('Serbia · Superliga'),
      }),
    ).toBeInTheDocument();
  },
};

export const Live: Story = { args: { badge: <LiveBadge />, flag: <Flag code="Europe" />, title: 'EuroLeague' } };

export const LongTitle: Story = { args: { title: 'International · FIFA World Cup qualification, South America' } };

export const WithAction: Story = {
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={5}>
        <LeagueHeader {...args} actions={<IconButton size="sm" label="Favourite" icon={<IconStar size={18} />} />} />
      </MarketTable>
    </StoryGrid>
  ),
};

export const Foldable: Story = {
  args: { expanded: false, onToggle: fn() },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('button', { expanded: false });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};
