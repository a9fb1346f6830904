import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { LeagueHeader } from '../market-table/LeagueHeader.tsx';
import { MarketTable } from '../market-table/MarketTable.tsx';
import type { PeriodScore } from '../score-board/ScoreBoard.tsx';
import { ScoreRow } from './ScoreRow.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const sets = (...scores: readonly (readonly [home: string, away: string])[]): PeriodScore[] =>
  scores.map(([home, away], at) => ({ id: String(at), label: String(at + 1), home, away }));

const meta = {
  title: 'Kit/Sportsbook/Score row',
  component: ScoreRow,
  args: {
    home: { name: 'Crvena zvezda', total: '2' },
    away: { name: 'Partizan', total: '1' },
    time: '18:45',
    winner: 'home',
    periods: sets(['1', '0'], ['1', '1']),
    spoken: '2:1; 1:0, 1:1',
  },
  argTypes: {
    home: { control: false },
    away: { control: false },
    periods: { control: false },
    winner: { control: 'inline-radio', options: [undefined, 'home', 'away'] },
    server: { control: 'inline-radio', options: [undefined, 'home', 'away'] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'One match in a list of scores. The periods are aligned with those of other matches; the losing side is muted.',
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={0} label="Superliga">
        <ScoreRow {...args} />
      </MarketTable>
    </StoryGrid>
  ),
} satisfies Meta<typeof ScoreRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2:1; 1:0, 1:1')).toBeInTheDocument();
  },
};

/** A draw. */
export const Draw: Story = {
  args: {
    home: { name: 'Vojvodina', total: '0' },
    away: { name: 'TSC Bačka Topola', total: '0' },
    winner: undefined,
    periods: sets(['0', '0'], ['0', '0']),
    spoken: '0:0',
  },
};

/** A running match: the names lead to it. */
export const Running: Story = {
  args: {
    home: { name: 'L. Đere', total: '1', points: '30' },
    away: { name: 'Γ. Παπαδόπουλος', total: '0', points: '40' },
    live: true,
    winner: undefined,
    server: 'away',
    periods: [...sets(['6', '4']), { id: '2', label: '2', home: '2', away: '3', current: true }],
    places: 3,
    spoken: '1:0; 6:4, 2:3',
  },
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={0} label="ATP">
        <ScoreRow
          {...args}
          time={productText('2nd half')}
          render={({ children, ...link }) => (
            <a href="#match" {...link}>
              {children}
            </a>
          )}
        />
      </MarketTable>
    </StoryGrid>
  ),
};

/** Matches of different lengths below each other. */
export const League: Story = {
  args: { places: 5 },
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={0} label="ATP · Sofia">
        <LeagueHeader title="ATP · Sofia" count={2} />
        <ScoreRow
          {...args}
          home={{ name: 'N. Đoković', total: '3' }}
          away={{ name: 'G. Dimitrov', total: '2' }}
          periods={sets(['6', '4'], ['6', '7'], ['3', '6'], ['7', '5'], ['7', '6'])}
          spoken="3:2; 6:4, 6:7, 3:6, 7:5, 7:6"
        />
        <ScoreRow
          {...args}
          home={{ name: 'L. Đere', total: '0' }}
          away={{ name: 'S. Wawrinka', total: '3' }}
          winner="away"
          periods={sets(['4', '6'], ['6', '7'], ['3', '6'])}
          spoken="0:3; 4:6, 6:7, 3:6"
        />
      </MarketTable>
    </StoryGrid>
  ),
};

/** Innings are many: a phone shows the total alone. */
export const Innings: Story = {
  args: {
    home: { name: 'New York Yankees', total: '4' },
    away: { name: 'Boston Red Sox', total: '1' },
    periods: sets(
      ['0', '0'],
      ['0', '0'],
      ['0', '0'],
      ['1', '0'],
      ['0', '0'],
      ['0', '1'],
      ['0', '0'],
      ['3', '0'],
      ['0', '0'],
    ),
    spoken: '4:1',
  },
};
