import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from './LiveBadge.tsx';

const meta = {
  title: 'Kit/Sportsbook/Live badge',
  component: LiveBadge,
  args: {},
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: 'Says that something is being played now, in the shape of the word mark’s bar.' },
    },
  },
} satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OwnWords: Story = { args: { children: '2nd half' } };
