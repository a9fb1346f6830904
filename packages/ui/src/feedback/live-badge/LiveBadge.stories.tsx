import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveBadge } from './LiveBadge.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Live badge',
  component: LiveBadge,
  args: {},
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: 'Marks something that is being played now, in the shape of the logo’s bar.' },
    },
  },
} satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(productText('Live'))).toBeVisible();
  },
};

export const OwnText: Story = {
  args: { children: '2nd half' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(productText('2nd half'))).toBeVisible();
    await expect(canvas.queryByText(productText('Live'))).toBeNull();
  },
};
