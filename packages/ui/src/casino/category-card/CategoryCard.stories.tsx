import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryCard } from './CategoryCard.tsx';

const meta = {
  title: 'Kit/Casino/Category card',
  component: CategoryCard,
  args: {
    name: 'Slot games',
    note: 'Reels, jackpots and free spins',
    art: (
      <svg viewBox="0 0 100 80" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="60" cy="40" r="30" />
        <circle cx="60" cy="40" r="18" />
      </svg>
    ),
  },
  argTypes: { name: { control: 'text' }, note: { control: 'text' }, art: { control: false } },
  parameters: { docs: { description: { component: 'A category of games, with a drawing in the casino colour.' } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Slot games' })).toBeVisible();
    await expect(canvas.getByText('Reels, jackpots and free spins')).toBeVisible();
  },
};

export const WithoutNote: Story = {
  args: { note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Slot games$/);
  },
};
