import { Failure, inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { casino } from '../module.tsx';
import { sampleAnswers } from '../story/sample-games.ts';
import { historyAnswers } from '../story/sample-history.ts';
// Loaded before the story, because the story does not test loading.
import '../game/GamePage.tsx';
import './LobbyPage.tsx';
import './ClosedCasino.tsx';
import '../closed/visit-while-closed.ts';

const meta = {
  title: 'Apps/casino/Lobby',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'The lobbies: rails of sections, or a grid with search, filters and order. A game shows its facts before it is played.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = [casino];
const answers = sampleAnswers;
const casinoOff = { statusSettings: [{ key: 'casinoIndefiniteDisabled', value: true }] };

/** Sections as rails. A name that an operator gave is shown as it is. */
export const Casino: Story = {
  tags: ['both'],
  name: 'Casino [CAS-15]',
  ...inApp({ modules, page: 'casino', answers }, { checkFrame: true }),
  play: async ({ canvas }) => {
    const popular = within(await canvas.findByRole('region', { name: textOf('casino.section.popular') }));
    await expect(popular.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('region', { name: 'House specials' })).toBeVisible();
    // [JACK-03] The jackpot is above the games that feed it.
    const jackpot = await canvas.findByRole('region', { name: textOf('casino.jackpot') });
    await expect(jackpot).toHaveTextContent(/1[.,]284[.,]330[.,]50/);
    await expect(canvas.getAllByRole('link', { name: /24/ })[0]?.getAttribute('href')).toMatch(
      /casino_section\?code=popular$/,
    );
  },
};

/** How the jackpot is drawn, and its last win, which the browser draws again. */
export const Jackpot: Story = {
  tags: ['both'],
  name: 'Jackpot [JACK-02]',
  ...inApp({ modules, page: 'slots', answers }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('casino.jackpot.about') }));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('casino.jackpot') }));
    await expect(await dialog.findByText(/1[.,]?508/)).toBeVisible();
    await expect(dialog.getByText('round-2602735')).toBeVisible();
  },
};

/** The facts of a game before it is played. */
export const Facts: Story = {
  tags: ['both'],
  name: 'Facts [CAS-16, CAS-47]',
  ...inApp({ modules, page: 'slots', answers }),
  play: async ({ canvas, userEvent }) => {
    const name = textOf('casino.about', { name: 'Sunny Fruits' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sunny Fruits' }));
    await expect(await dialog.findByText(textOf('casino.fact.return'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: textOf('casino.demo') })).toBeVisible();
    // 720 rounds of the lowest stake, 42 stakes below zero in the middle.
    await expect(dialog.getByText(/420[.,]00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: textOf('casino.seeds.count', { count: 60 }) }));
    await expect(dialog.getByText(/360[.,]00/)).toBeVisible();
  },
};

/** The game of an unfinished round comes first, and its button goes on with the round, also once the game is off. */
export const Unfinished: Story = {
  name: 'Unfinished [CAS-46, CAS-33]',
  globals: { session: 'player' },
  ...inApp({ modules, page: 'casino', answers: { ...answers, gameRounds: historyAnswers().gameRounds } }),
  play: async ({ canvas, loaded }) => {
    const waiting = within(await canvas.findByRole('region', { name: textOf('casino.unfinished') }));
    await expect(waiting.getByRole('article')).toHaveTextContent('Mines');
    await expect(waiting.getAllByRole('button', { name: textOf('casino.goOn') })[0]).toBeInTheDocument();
    worldOf({ loaded }).sockets.emitSiteEvent('casinoInactiveGame', { game_code: 'game-11' });
    await expect((await waiting.findAllByRole('button', { name: textOf('casino.finish') }))[0]).toBeInTheDocument();
    await expect(waiting.queryByRole('button', { name: textOf('casino.demo') })).toBeNull();
  },
};

/** The casino is switched off: the page has the unfinished rounds only, each with a link to finish it. */
export const Closed: Story = {
  tags: ['both'],
  name: 'Closed [OP-66, CAS-33, CAS-46]',
  globals: { session: 'player' },
  ...inApp(
    { modules, page: 'slots', answers: { ...answers, gameRounds: historyAnswers().gameRounds, ...casinoOff } },
    { checkFrame: true },
  ),
  play: async ({ canvas, loaded }) => {
    const finish = await canvas.findByRole('link', { name: `${textOf('casino.finish')}: Mines` });
    await expect(finish.getAttribute('href')).toMatch(/\/games\/sava\/game-11\?gc=game-11$/);
    await expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/casino$/);
    await expect(canvas.getByText(new RegExp(textOf('casino.refused.casinoDisabled')))).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: textOf('casino.lobbies') })).toBeNull();
  },
};

/** The rounds do not come: the page is open all the same, and asks again. */
export const ClosedFailed: Story = {
  name: 'Closed, failed [CAS-46]',
  globals: { session: 'player' },
  ...inApp({ modules, page: 'casino', answers: { ...answers, gameRounds: serverError, ...casinoOff } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('casino.closed.failed') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('casino.retry') })).toBeEnabled();
  },
};

export const ClosedLoading: Story = {
  globals: { session: 'player' },
  ...inApp({ modules, page: 'casino', answers: { ...answers, gameRounds: never, ...casinoOff } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: textOf('casino.closed.loading') })).toBeVisible();
  },
};

/** The last round was finished in another tab while its list was open. */
export const ClosedFinished: Story = {
  name: 'Closed, nothing left [CAS-46]',
  globals: { session: 'player' },
  ...inApp({ modules, page: 'casino', answers: { ...answers, gameRounds: historyAnswers().gameRounds, ...casinoOff } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: `${textOf('casino.finish')}: Mines` });
    const { answer, host } = worldOf({ loaded });
    answer({ gameRounds: historyAnswers([]).gameRounds });
    await host.queryClient.invalidateQueries({ queryKey: ['games', 'unfinished'] });
    await expect(await canvas.findByRole('heading', { name: textOf('casino.closed.none') })).toBeVisible();
  },
};

/** Filters are in the address; a search without a hit offers to clear them. */
export const SearchAndFilters: Story = {
  name: 'Search and filters [CAS-17]',
  ...inApp({ modules, page: 'slots', answers }),
  play: async ({ canvas, userEvent, loaded, step }) => {
    const search = await canvas.findByRole('searchbox');
    const address = () => worldOf({ loaded }).router.state.location.searchStr;
    await step('a part of a name', async () => {
      await userEvent.type(search, 'adriatic');
      await waitFor(() => expect(address()).toContain('find=adriatic'));
      await waitFor(() =>
        expect(canvas.getAllByRole('article').every((each) => /Adriatic/.test(each.textContent))).toBe(true),
      );
    });
    await step('nothing found', async () => {
      await userEvent.type(search, 'zzz');
      await userEvent.click(await canvas.findByRole('button', { name: textOf('casino.clearFilters') }));
      await waitFor(() => expect(address()).toBe(''));
      await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10);
    });
  },
};

/** The studios as chips with the number of their games. */
export const ByStudio: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'casino2', answers }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Kotlina/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('30'));
  },
};

export const Loading: Story = { ...inApp({ modules, page: 'casino', answers: { casinoLobby: never } }) };

let questions = 0;
/** The platform has just started and does not know its games: the page loads, and fills in by itself. */
export const FreshStart: Story = {
  name: 'Fresh start [CAS-59]',
  ...inApp({
    modules,
    page: 'casino',
    answers: {
      ...answers,
      casinoLobby: (request) => (questions++ < 1 ? new Failure(503, 'gamesNotKnown') : answers.casinoLobby(request)),
    },
  }),
  beforeEach() {
    questions = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: textOf('casino.loading') })).toBeVisible();
    await expect(canvas.queryByText(textOf('casino.failed'))).toBeNull();
    const popular = await canvas.findByRole('region', { name: textOf('casino.section.popular') });
    await expect(within(popular).getAllByRole('article')).toHaveLength(12);
  },
};

/** The server fails; a press asks again. */
export const Failed: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'slots', answers: { casinoGames: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('casino.failed') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('casino.retry') })).toBeVisible();
  },
};

/** An operator without games. */
export const NoGames: Story = {
  ...inApp({ modules, page: 'casino', answers: { casinoLobby: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('casino.empty') })).toBeVisible();
  },
};

/** Virtual sports are on sale among the bets; the page links to them. */
export const Virtuals: Story = {
  tags: ['both'],
  ...inApp({ modules, page: 'virtuals', answers }, { checkFrame: true }),
  name: 'Virtuals [CAS-07]',
  play: async ({ canvas }) => {
    const football = await canvas.findByRole('link', { name: textOf('casino.virtualFootball') });
    await expect(football.getAttribute('href')).toMatch(/\/betting\?sport=VF$/);
  },
};

/** The rail links to another lobby and marks the current one. */
export const FromLobbyToLobby: Story = {
  ...inApp({ modules, page: 'slots', answers }),
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: textOf('casino.lobbies') }));
    await expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.slots'));
    await userEvent.click(rail.getByRole('link', { name: textOf('page.poker') }));
    await expect(await canvas.findByRole('heading', { name: textOf('page.poker') })).toBeVisible();
    await expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.poker'));
  },
};

/** On a phone the rail is wider than the page and is scrolled to the open lobby. */
export const NumberGames: Story = {
  ...inApp({ modules, page: 'numberGames', answers }),
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

export const Game: Story = { ...inApp({ modules, page: 'games', answers }) };
