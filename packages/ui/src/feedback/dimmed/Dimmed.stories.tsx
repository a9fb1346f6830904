import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../text/Text.tsx';
import { Dimmed } from './Dimmed.tsx';

const meta = {
  title: 'Kit/Signals/Dimmed',
  component: Dimmed,
  args: { stale: true, children: 'Prices on everything that starts today and later.' },
  parameters: {
    docs: { description: { component: 'Dims a part of a page while its content may be outdated.' } },
  },
  render: ({ stale, children }) => (
    <Dimmed stale={stale}>
      <Text>{children}</Text>
    </Dimmed>
  ),
} satisfies Meta<typeof Dimmed>;
export default meta;
type Story = StoryObj<typeof meta>;

const opacityOf = (element: HTMLElement): number => Number(getComputedStyle(element.parentElement ?? element).opacity);

export const Stale: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(opacityOf(canvas.getByText(/^Prices on everything/))).toBeLessThan(1));
  },
};

export const Fresh: Story = {
  args: { stale: false },
  play: async ({ canvas }) => {
    await expect(opacityOf(canvas.getByText(/^Prices on everything/))).toBe(1);
  },
};
