import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text.tsx';
import { Dimmed } from './Dimmed.tsx';

const meta = {
  title: 'Kit/Signals/Dimmed',
  component: Dimmed,
  args: { stale: true, children: 'Prices on everything that starts today and later.' },
  parameters: {
    docs: { description: { component: 'A part of a page that steps back while what it shows may be out of date.' } },
  },
  render: ({ stale, children }) => (
    <Dimmed stale={stale}>
      <Text>{children}</Text>
    </Dimmed>
  ),
} satisfies Meta<typeof Dimmed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stale: Story = {};
export const Fresh: Story = { args: { stale: false } };
