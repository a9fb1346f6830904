import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Sparkline } from './Sparkline.tsx';
import type { PricePoint } from './sparkline-shape.ts';

const minute = 60_000;
const history = (...prices: readonly (readonly [minutes: number, price: string])[]): readonly PricePoint[] =>
  prices.map(([minutes, price]) => ({ at: minutes * minute, price }));

const shortened = history(
  [0, '2.10'],
  [12, '2.05'],
  [14, '1.98'],
  [31, '2.00'],
  [52, '1.85'],
  [55, '1.80'],
  [58, '1.85'],
);
const drifted = history([0, '3.05'], [9, '3.10'], [20, '3.00'], [41, '3.25'], [49, '3.40']);

const meta = {
  title: 'Kit/Signals/Sparkline',
  component: Sparkline,
  args: { label: 'Crvena zvezda – Partizan, 1', points: shortened, until: 60 * minute },
  parameters: {
    docs: {
      description: {
        component:
          'The history of a price, as small as a word. It is drawn in steps, because a price is constant until it changes. The dashed line is the first price.',
      },
    },
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its first, last, lowest and highest price are in its accessible name. */
export const Shortened: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img').getAttribute('aria-label') ?? '';
    await expect(name).toMatch(/^Crvena zvezda – Partizan, 1: /);
    for (const price of ['2.10', '1.85', '1.80']) await expect(name).toContain(price);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-move', 'down');
  },
};

export const Drifted: Story = { args: { points: drifted } };

/** A single price is a line, because it never changed. */
export const NeverMoved: Story = { args: { points: history([0, '1.85']) } };

/** No price is known yet. */
export const NoHistory: Story = { args: { points: [] } };

export const Sizes: Story = {
  render: (args) => (
    <StoryGrid>
      <StoryRow>
        <Sparkline {...args} width={64} height={20} />
        <Sparkline {...args} />
        <Sparkline {...args} points={drifted} />
      </StoryRow>
      <Sparkline {...args} width={296} height={72} />
    </StoryGrid>
  ),
};
