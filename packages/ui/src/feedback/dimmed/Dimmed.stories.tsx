import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const filterOf = (element: HTMLElement): string => getComputedStyle(element.parentElement ?? element).filter;

export const Stale: Story = {
  play: async ({ canvas }) => {
    await expect(filterOf(canvas.getByText(/^Prices on everything/))).toBe('grayscale(1)');
  },
};

export const Fresh: Story = {
  args: { stale: false },
  play: async ({ canvas }) => {
    await expect(filterOf(canvas.getByText(/^Prices on everything/))).toBe('none');
  },
};
