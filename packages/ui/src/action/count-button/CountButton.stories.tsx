import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountButton } from './CountButton.tsx';

const meta = {
  title: 'Kit/Actions/Count button',
  component: CountButton,
  args: { count: 3, label: 'Show all leagues again', onClick: fn() },
  parameters: {
    docs: { description: { component: 'Shows how many items are chosen. Pressing it clears the choice.' } },
  },
} satisfies Meta<typeof CountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /^3 – / });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const TwoFigures: Story = { args: { count: 27 } };
