import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigureBars, type FigureBar } from './FigureBars.tsx';

const barsOf = (values: readonly number[]): FigureBar[] =>
  values.map((value, at) => ({
    id: String(at),
    name: `${at + 1}.11.`,
    value: `${value}.00`,
    written: `${value}.00`,
  }));

const meta = {
  title: 'Kit/Account/Figure bars',
  component: FigureBars,
  tags: ['both'],
  parameters: {
    docs: { description: { component: 'A figure over days, with losses below the line, and a table for readers.' } },
  },
  args: { label: 'GGR', headings: ['Day', 'GGR'], bars: barsOf([1200, 840, -310, 95, 0, 1740, -60]) },
} satisfies Meta<typeof FigureBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'GGR' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(table).toHaveTextContent('3.11.-310.00');
  },
};

export const ThreeMonths: Story = {
  args: { bars: barsOf(Array.from({ length: 92 }, (_, at) => ((at * 37) % 100) - 20)) },
};

export const OneDay: Story = { args: { bars: barsOf([120]) } };
