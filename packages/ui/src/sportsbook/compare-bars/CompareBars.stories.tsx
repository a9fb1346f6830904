import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel } from '../../frame/panel/Panel.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { CompareBars } from './CompareBars.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Compare bars',
  component: CompareBars,
  args: {
    label: 'Statistics',
    home: 'Crvena zvezda',
    away: 'Olympiacos Πειραιώς',
    rows: [
      { id: 'corners', label: 'Corners', home: 7, away: 3 },
      { id: 'cards', label: 'Red cards', home: 0, away: 1 },
      { id: 'none', label: 'Goals', home: 0, away: 0 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: 'Statistics of two sides, each with a bar that shows the larger one.',
      },
    },
  },
  render: (args) => (
    <StoryGrid width={480}>
      <Panel>
        <CompareBars {...args} />
      </Panel>
    </StoryGrid>
  ),
} satisfies Meta<typeof CompareBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: productText('Statistics') });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      `${productText('Corners')}: Crvena zvezda 7, Olympiacos Πειραιώς 3`,
    );
  },
};

export const OneSided: Story = { args: { rows: [{ id: 'corners', label: 'Corners', home: 12, away: 0 }] } };
