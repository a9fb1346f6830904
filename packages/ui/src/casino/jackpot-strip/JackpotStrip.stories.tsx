import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JackpotStrip } from './JackpotStrip.tsx';

const meta = {
  title: 'Kit/Casino/Jackpot strip',
  component: JackpotStrip,
  tags: ['both'],
  args: { name: 'The jackpot', amount: '1.284.330,50 RSD', note: 'Last won: 986.211,40 RSD, yesterday' },
  argTypes: { name: { control: 'text' }, amount: { control: 'text' }, note: { control: 'text' } },
  parameters: { docs: { description: { component: 'A jackpot above the games that feed it.' } } },
} satisfies Meta<typeof JackpotStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The jackpot' })).toHaveTextContent('1.284.330,50 RSD');
  },
};

/** The place is kept, so that the games below do not move. */
export const Pending: Story = {
  args: { amount: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('[data-pending]')?.clientHeight).toBeGreaterThan(40);
  },
};
