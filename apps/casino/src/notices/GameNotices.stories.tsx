import { inApp, never, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { sampleAnswers } from '../story/sample-games.ts';
// Loaded before the story, because the story does not test loading.
import '../game/GamePage.tsx';
import '../lobby/LobbyPage.tsx';

const meta = {
  title: 'Apps/casino/Notices',
  parameters: {
    docs: {
      description: {
        component: 'Limits of bets and games that were switched off, as the platform reports them over the sockets.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [casino];
const answers = { ...sampleAnswers, startDemoGame: never };
/** Queries by text read the space before the currency, which does not break, as any other. */
const over = (space = ' '): string => textOf('casino.limit.over', { highest: `50.00${space}RSD` });
const limit = { game_code: 'game-0', game_limit: '50.00', currency: 'RSD' };

/** A bet above the limit of a game, on a page that has no text of the casino. */
export const OnAnyPage: Story = {
  name: 'On any page [CAS-02, CAS-03, CAS-05, NET-21]',
  tags: ['both'],
  ...inApp({ modules, page: 'betting', part: () => <h1>{textOf('page.betting')}</h1>, answers }),
  play: async ({ loaded }) => {
    worldOf({ loaded }).sockets.emitSiteEvent('casinoBetLimit', limit);
    const [notice] = await screen.findAllByText(`Sunny Fruits: ${over()}`);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.queryByRole('dialog', { name: textOf('casino.limit.title') })).toBeNull();
  },
};

/** The dialog opens for the game on screen only. Without a limit, the game cannot be played. */
export const OnScreen: Story = {
  name: 'The game on screen [DLG-13, CAS-04, ROUTE-53]',
  tags: ['both'],
  ...inApp({
    modules,
    page: 'games',
    params: { provider: 'sava', game: 'game-0' },
    search: { gc: 'game-0', mode: 'demo' },
    answers,
  }),
  play: async ({ canvas, loaded, step, userEvent }) => {
    const { emitSiteEvent } = worldOf({ loaded }).sockets;
    await canvas.findByRole('heading', { name: 'Sunny Fruits' });
    await step('another game', async () => {
      emitSiteEvent('casinoBetLimit', { ...limit, game_code: 'game-1' });
      await screen.findAllByText(`Book of Vinča: ${over()}`);
      await expect(screen.queryByRole('dialog', { name: textOf('casino.limit.title') })).toBeNull();
    });
    await step('this game', async () => {
      emitSiteEvent('casinoBetLimit', limit);
      const dialog = await screen.findByRole('dialog', { name: textOf('casino.limit.title') });
      await expect(dialog).toHaveAccessibleDescription(over('\u00a0'));
      await userEvent.click(within(dialog).getByRole('button', { name: textOf('casino.limit.ok') }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: textOf('casino.limit.title') })).toBeNull());
    });
    await step('this game without a limit', async () => {
      emitSiteEvent('casinoBetLimit', { game_code: 'game-0', game_limit: null });
      const dialog = await screen.findByRole('dialog', { name: textOf('casino.limit.noneTitle') });
      await expect(dialog).toHaveAccessibleDescription(textOf('casino.limit.none'));
      await screen.findAllByText(`Sunny Fruits: ${textOf('casino.limit.none')}`);
    });
  },
};

/** A game that is switched off is disabled at once; after a change of settings the list of games is fetched again. */
export const SwitchedOff: Story = {
  name: 'Switched off [OP-20, CAS-05, CAS-06, CALL-33, NET-22]',
  ...inApp({ modules, page: 'slots', answers }),
  play: async ({ canvas, loaded, step }) => {
    const { sockets } = worldOf({ loaded });
    const tile = async () => {
      const article = await canvas.findByRole('article', { name: 'Sunny Fruits' });
      return within(article);
    };
    await expect((await tile()).getAllByRole('button', { name: textOf('casino.play') })[0]).toBeInTheDocument();
    await step('off', async () => {
      sockets.emitSiteEvent('casinoInactiveGame', { game_code: 'game-0' });
      await waitFor(async () => expect((await tile()).getByText(textOf('casino.off'))).toBeVisible());
      const [notice] = await screen.findAllByText(`Sunny Fruits: ${textOf('casino.inactive')}`);
      await waitFor(() => expect(notice).toBeVisible());
    });
    await step('on again', async () => {
      sockets.emitSiteEvent('reload_settings');
      await waitFor(async () =>
        expect((await tile()).getAllByRole('button', { name: textOf('casino.play') })[0]).toBeInTheDocument(),
      );
    });
  },
};
