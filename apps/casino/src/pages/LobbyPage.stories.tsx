import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { casino } from '../module.tsx';

const meta = {
  title: 'Apps/casino/Lobby',
  parameters: {
    docs: {
      description: {
        component:
          'The three lobbies. Nothing can be played yet, and the page says so; it shows the kinds of games to come.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [casino];

export const Casino: Story = {
  ...inApp({ modules, page: 'casino' }),
  play: async ({ canvas }) => {
    const kinds = await canvas.findByRole('list', { name: textOf('casino.categories') });
    await expect(kinds.children).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: textOf('casino.title') })).toBeVisible();
  },
};

export const LiveCasino: Story = { ...inApp({ modules, page: 'casinoLive' }) };

export const Virtuals: Story = { ...inApp({ modules, page: 'virtuals' }) };
