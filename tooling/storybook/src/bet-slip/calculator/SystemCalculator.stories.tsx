import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press } from '../../workbench/press.ts';
import { startedByControls } from '../../workbench/playground.tsx';
import { SystemCalculator } from './SystemCalculator.tsx';

const meta = {
  title: 'Packages/bet-slip/System calculator',
  component: SystemCalculator,
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { odds: '2.10 1.85 3.40', conditions: [2], bankers: '', stake: '30.00', maxTicketWin: '10000000.00' },
} satisfies Meta<typeof SystemCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

const fact = (canvasElement: HTMLElement, name: string): HTMLElement =>
  // Safe: the value of a figure is next to its name.
  within(canvasElement).getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;

/** The example of the package's README. */
export const TwoOfThree: Story = {
  name: '2 of 3',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(fact(canvasElement, 'Lines')).toHaveTextContent('3');
    await expect(fact(canvasElement, 'Payout, least')).toHaveTextContent('38.85');
    await expect(fact(canvasElement, 'Payout, greatest')).toHaveTextContent('173.15');
    const lines = within(canvas.getByLabelText('Lines')).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['A B3.885', 'A C7.14', 'B C6.29']);
    await press(canvas, '1 of 3');
    await expect(fact(canvasElement, 'Lines')).toHaveTextContent('6');
  },
};

export const WithBankers: Story = {
  args: { odds: '1.50 2.00 2.50 3.00 4.00', conditions: [2, 3], bankers: 'A', stake: '100.00' },
  play: async ({ canvasElement }) => {
    // C(4, 2) + C(4, 3), each with A.
    await expect(fact(canvasElement, 'Lines')).toHaveTextContent('10');
    const lines = within(within(canvasElement).getByLabelText('Lines')).getAllByRole('listitem');
    await expect(lines.every(({ textContent }) => textContent?.startsWith('A '))).toBe(true);
  },
};

/** More than ten million lines, priced at once. */
export const ManyLines: Story = {
  name: '13 of 26',
  args: {
    odds: Array.from({ length: 26 }, () => '1.90').join(' '),
    conditions: [13],
    stake: '1000.00',
    maxTicketWin: '1000000.00',
  },
  play: async ({ canvasElement }) => {
    await expect(fact(canvasElement, 'Lines')).toHaveTextContent('10400600');
    await expect(fact(canvasElement, 'Payout, capped')).toHaveTextContent('1000000');
  },
};
