import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Kit/Signals/Error state',
  component: ErrorState,
  args: {
    title: 'The offer could not be loaded',
    children: 'The server does not answer. Your ticket is kept.',
    onRetry: fn(),
  },
  parameters: {
    docs: { description: { component: 'Explains that something could not be shown, and offers a retry.' } },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is announced at once, with a button to retry. */
export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByRole('heading')).toBeVisible();
    await userEvent.tab();
    await expect(alert.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While a retry runs, it cannot be started again. */
export const Retrying: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined, title: 'This page does not exist', children: undefined },
};
