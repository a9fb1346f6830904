import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import type { PricePoint } from '../../feedback/sparkline/sparkline-shape.ts';
import { OddsGroup } from '../odds-group/OddsGroup.tsx';
import { PriceHistory, type PriceHistoryRow } from './PriceHistory.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const hour = 3_600_000;
const moved = (...prices: readonly (readonly [hours: number, price: string])[]): readonly PricePoint[] =>
  prices.map(([hours, price]) => ({ at: hours * hour, price }));

const winner: readonly PriceHistoryRow[] = [
  { id: '1', name: '1', points: moved([0, '2.10'], [5, '2.05'], [9, '1.98'], [14, '2.00'], [21, '1.85']) },
  { id: 'X', name: 'X', points: moved([0, '3.40']) },
  { id: '2', name: '2', points: moved([0, '3.60'], [8, '3.85'], [15, '3.75'], [22, '4.20']) },
];

const meta = {
  title: 'Kit/Sportsbook/Price history',
  component: PriceHistory,
  args: {
    caption: 'Odds in the last 24 hours',
    labels: { outcome: 'Outcome', first: 'First', low: 'Low', high: 'High', now: 'Now' },
    rows: winner,
    until: 24 * hour,
  },
  argTypes: { rows: { control: false }, labels: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'The price changes of a market, as a line and as figures.',
      },
    },
  },
  render: (args) => {
    const labels = {
      outcome: productText('Outcome'),
      first: productText('First'),
      low: productText('Low'),
      high: productText('High'),
      now: productText('Now'),
    };
    return (
      <StoryGrid width={640}>
        <OddsGroup title="1 X 2" columns={1}>
          <PriceHistory {...args} caption={productText('Odds in the last 24 hours')} labels={labels} />
        </OddsGroup>
      </StoryGrid>
    );
  },
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One price fell, one never moved, one rose. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const rows = table.getAllByRole('row').slice(1);
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['2.10', '1.85', '2.10', '1.85'],
      ['3.40', '3.40', '3.40', '3.40'],
      ['3.60', '3.60', '4.20', '4.20'],
    ]);
  },
};

/** An outcome that was never on offer. */
export const WithoutPrices: Story = {
  args: { rows: [...winner.slice(0, 1), { id: 'other', name: '10:10', points: [] }] },
};
