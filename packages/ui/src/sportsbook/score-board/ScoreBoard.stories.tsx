import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel } from '../../frame/panel/Panel.tsx';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Phase } from '../score/Phase.tsx';
import { TeamShield } from '../../icon/team-shield/TeamShield.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

const meta = {
  title: 'Kit/Sportsbook/Score board',
  component: ScoreBoard,
  args: {
    label: 'Score by quarters',
    totalLabel: 'Total',
    home: { name: 'Crvena zvezda', total: '58', shield: <TeamShield name="Crvena zvezda" size={24} /> },
    away: { name: 'Olympiacos Πειραιώς', total: '61', shield: <TeamShield name="Olympiacos Πειραιώς" size={24} /> },
    periods: [
      { id: 'Q1', label: 'Q1', home: '21', away: '18' },
      { id: 'Q2', label: 'Q2', home: '19', away: '27' },
      { id: 'Q3', label: 'Q3', home: '18', away: '16', current: true },
    ],
    corner: <Phase phase="Q3" clock="4:12" tone="live" />,
  },
  argTypes: {
    home: { control: false },
    away: { control: false },
    corner: { control: false },
    server: { control: 'inline-radio', options: [undefined, 'home', 'away'] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The scores of a match by quarters, periods, sets, maps, games or innings. The running period and the total are highlighted; won periods are bold.',
      },
    },
  },
  render: (args) => (
    <StoryGrid width={640}>
      <Panel>
        <ScoreBoard {...args} />
      </Panel>
    </StoryGrid>
  ),
} satisfies Meta<typeof ScoreBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quarters: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Score by quarters' });
    const rows = within(table).getAllByRole('row');
    await expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeInTheDocument();
    await expect(
      within(rows[1] ?? table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['21', '19', '18', '58']);
  },
};

export const Sets: Story = {
  args: {
    label: 'Score by sets',
    pointsLabel: 'Points',
    totalLabel: 'Sets',
    server: 'home',
    home: { name: 'N. Đoković', total: '1', points: '40' },
    away: { name: 'Γ. Παπαδόπουλος', total: '1', points: '15' },
    periods: [
      { id: '1', label: '1', home: '6', away: '4' },
      { id: '2', label: '2', home: '6⁵', away: '7' },
      { id: '3', label: '3', home: '2', away: '1', current: true },
    ],
    corner: <Phase phase="Set 3" tone="live" />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-serving]')).toHaveLength(1);
  },
};

export const HalvesWithRedCards: Story = {
  args: {
    label: 'Score by halves',
    home: { name: 'Vojvodina', total: '2', redCards: 1 },
    away: { name: 'TSC Bačka Topola', total: '2', redCards: 2 },
    periods: [
      { id: 'FH', label: '1', home: '2', away: '0' },
      { id: 'SH', label: '2', home: '0', away: '2' },
    ],
    corner: <Phase phase="Finished" tone="over" />,
  },
};

/** Nine columns fit on a phone, because the names shrink. */
export const Innings: Story = {
  args: {
    label: 'Score by innings',
    home: { name: 'Fukuoka SoftBank Hawks', total: '5' },
    away: { name: 'Tohoku Rakuten Golden Eagles', total: '4' },
    periods: Array.from({ length: 9 }, (_, at) => ({
      id: `INN${at + 1}`,
      label: String(at + 1),
      home: at === 8 ? '' : String((at * 3) % 2),
      away: String((at * 5) % 2),
      current: at === 8,
    })),
    corner: undefined,
  },
  play: async ({ canvasElement }) => {
    const board = within(canvasElement).getByRole('table');
    const panel = board.parentElement;
    await expect(board.getBoundingClientRect().width).toBeLessThanOrEqual(panel?.clientWidth ?? 0);
    const name = within(board).getByText('Fukuoka SoftBank Hawks');
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(60);
  },
};
