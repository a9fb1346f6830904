import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { casino } from '../module.tsx';
// Loaded before the story, because the story does not test loading.
import '../game/GamePage.tsx';
import './LobbyPage.tsx';

const meta = {
  title: 'Apps/casino/Lobby',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'The lobbies and the place of a game. Nothing can be played yet, and the page says so; it shows the kinds of games to come.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [casino];

export const Casino: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'casino' }, { checkFrame: true }),
  play: async ({ canvas }) => {
    const kinds = await canvas.findByRole('list', { name: textOf('casino.categories') });
    await expect(kinds.children).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: textOf('casino.title') })).toBeVisible();
  },
};

export const LiveCasino: Story = { ...inApp({ modules, page: 'casinoLive' }) };

/** Virtual sports are on sale among the bets; the page links to them. */
export const Virtuals: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'virtuals' }, { checkFrame: true }),
  name: 'Virtuals [CAS-07]',
  play: async ({ canvas }) => {
    const football = await canvas.findByRole('link', { name: textOf('casino.virtualFootball') });
    await expect(football.getAttribute('href')).toMatch(/\/betting\?sport=VF$/);
    await expect(canvas.queryByText(textOf('casino.soon'))).toBeNull();
  },
};

/** The rail links to another lobby and marks the current one. */
export const FromLobbyToLobby: Story = {
  ...inApp({ modules, page: 'slots' }),
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: textOf('casino.lobbies') }));
    await expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.slots'));
    await userEvent.click(rail.getByRole('link', { name: textOf('page.poker') }));
    await expect(await canvas.findByRole('heading', { name: textOf('page.poker') })).toBeVisible();
    await expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.poker'));
  },
};

export const ByProvider: Story = { ...inApp({ modules, page: 'casino2' }) };

/** On a phone the rail is wider than the page and is scrolled to the open lobby. */
export const NumberGames: Story = {
  ...inApp({ modules, page: 'numberGames' }),
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole('navigation', { name: textOf('casino.lobbies') });
    const current = within(rail).getByRole('link', { current: 'page' });
    await waitFor(async () => {
      const [own, room] = [current.getBoundingClientRect(), rail.getBoundingClientRect()];
      await expect(own.left).toBeGreaterThanOrEqual(room.left);
      await expect(own.right).toBeLessThanOrEqual(room.right);
    });
  },
};

export const Game: Story = { ...inApp({ modules, page: 'games' }) };
