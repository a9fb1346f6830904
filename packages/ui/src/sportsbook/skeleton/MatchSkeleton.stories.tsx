import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchSkeleton } from './MatchSkeleton.tsx';

const meta = {
  title: 'Kit/Sportsbook/Match skeleton',
  component: MatchSkeleton,
  parameters: {
    docs: { description: { component: 'A placeholder for a match page: its header and its first markets.' } },
  },
} satisfies Meta<typeof MatchSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Assistive technology gets one label; nothing in it takes the focus. */
export const Loading: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
