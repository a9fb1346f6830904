import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { FloatingStage } from './FloatingStage.tsx';

const meta = {
  title: 'Kit/Casino/Floating stage',
  component: FloatingStage,
  args: {
    id: 'stage',
    label: 'Orchard Classic',
    placed: 'small',
    className: '',
    children: <Skeleton height={225} radius={0} />,
  },
  argTypes: { children: { control: false }, className: { control: false }, ref: { control: false } },
} satisfies Meta<typeof FloatingStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside another page. */
export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orchard Classic' })).toBeVisible();
  },
};

/** Over its place on the page of the game. */
export const OnItsPage: Story = { args: { placed: 'page' } };
