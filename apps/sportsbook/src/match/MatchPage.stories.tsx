import { inApp, never, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { servicesOf } from '../story/slip-of.ts';
// Loaded before the story, because the story does not test loading.
import './MatchPage.tsx';

const meta = {
  title: 'Apps/sportsbook/Match page',
  parameters: {
    docs: { description: { component: 'One match with all its markets, by groups, prematch or in play.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const match = (event: string) => ({ modules, page: 'betting', search: { event } }) as const;

/** Markets by group; one of them is added to the ticket. */
export const Prematch: Story = {
  tags: ['both'],
  ...inApp(match('4711')),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    await waitFor(() => expect(document.title).toMatch(/^Crvena zvezda – Partizan · \S/));
    await step('one group', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: textOf('group.goals') }));
      await waitFor(() => expect(canvas.queryByText(textOf('market.F.DC'))).toBeNull());
      await expect(canvas.getByText(textOf('market.F.GG'))).toBeVisible();
    });
    await step('both teams to score', async () => {
      const name = new RegExp(`${textOf('market.F.GG')}, ${textOf('outcome.yes')}`);
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(slip.getSnapshot().state.selections).toMatchObject([{ marketName: 'GG', price: '1.80' }]);
    });
    await step('and back to the table', async () => {
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(textOf('match.back')) }));
      await expect(await canvas.findByText('Vojvodina')).toBeVisible();
      await waitFor(() => expect(document.title).not.toMatch(/Partizan/));
    });
  },
};

export const AllMarkets: Story = { ...inApp(match('4711')) };

/** Of all groups, a phone opens the first cards. The others show their heads and open on a press. A group is open. */
export const OnAPhone: Story = {
  tags: ['phone'],
  name: 'On a phone [MATCH-33]',
  ...inApp(match('4711')),
  play: async ({ canvas, userEvent }) => {
    const heads = (): HTMLElement[] =>
      canvas.getAllByRole('heading').flatMap((heading) => within(heading).queryAllByRole('button'));
    const isOpen = (head: HTMLElement): boolean => head.ariaExpanded === 'true';
    await canvas.findByRole('heading', { name: textOf('market.F.DC') });
    const all = heads();
    await expect(all.length).toBeGreaterThan(8);
    await expect(all.map(isOpen)).toEqual(all.map((_, at) => at < 8));
    const last = all.at(-1);
    if (!last) throw new Error('There are cards.');
    await userEvent.click(last);
    await expect(isOpen(last)).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: textOf('group.players') }));
    await waitFor(() => expect(canvas.queryByText(textOf('market.F.DC'))).toBeNull());
    await expect(heads().map(isOpen)).not.toContain(false);
  },
};

/** Scorers are one block of all players. A search finds one of them, with or without diacritics. */
export const Players: Story = {
  ...inApp(match('4711')),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    await step('their group', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: textOf('group.players') }));
      await expect(canvas.getByRole('heading', { name: textOf('market.F.PG') })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(textOf('market.F.GG'))).toBeNull());
    });
    await step('one of them', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'arnautovic');
      await waitFor(() => expect(canvas.queryByText('Aleksandar Katai')).toBeNull());
    });
    await step('on the ticket', async () => {
      const name = new RegExp(`Marko Arnautović – ${textOf('market.F.PG')}`);
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(slip.getSnapshot().state.selections).toMatchObject([
        { id: '4711_Marko Arnautović', marketName: 'PG@2', player: 'Marko Arnautović', price: '3.10' },
      ]);
    });
  },
};

export const InPlay: Story = {
  ...inApp({ modules, page: 'liveBetting', search: { event: '5811' } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/4:12/);
    // The one address of a match [MATCH-30].
    await expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/betting$/);
    worldOf({ loaded }).sockets.updateMatch('5811', {
      results: { P: [60, 61] },
      matchPhase: { name: 'Q3', timeMin: null, clock: '3:58' },
    });
    // On the score board, and beside the score that it led to.
    await expect((await canvas.findAllByText('3:58'))[0]).toBeVisible();
  },
};

export const Gone: Story = {
  ...inApp(match('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('match.gone'))).toBeVisible();
  },
};

/** The operator has disabled prematch betting. The match is shown on the live page, without markets [MATCH-32]. */
export const PrematchOff: Story = {
  ...inApp({
    modules,
    page: 'liveBetting',
    search: { event: '4711' },
    answers: { statusSettings: [{ key: 'disableBettingPage', value: true }] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('match.prematchOff') })).toBeVisible();
    await expect(canvas.getByText(textOf('match.prematchOffHint'))).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: textOf('match.search') })).toBeNull();
  },
};

/** The same for a match in play, while only live betting is disabled [MATCH-32]. */
export const LiveOff: Story = {
  ...inApp({ ...match('5811'), answers: { statusSettings: [{ key: 'disableLiveBettingPage', value: true }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('match.liveOff') })).toBeVisible();
    await expect(canvas.getByText(/4:12/)).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: textOf('match.search') })).toBeNull();
  },
};

export const Loading: Story = { ...inApp({ ...match('4711'), answers: { matchOffer: never }, sockets: 'connecting' }) };

/** Searches a market by its name or an outcome's; a star moves it to the top. */
export const FindAMarket: Story = {
  ...inApp(match('4711')),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(textOf('market.F.GG'));
    await step('by name', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), textOf('market.F.GG').slice(0, 6));
      await waitFor(() => expect(canvas.queryByText(textOf('market.F.DC'))).toBeNull());
      await expect(canvas.getByText(textOf('market.F.GG'))).toBeVisible();
    });
    await step('nothing fits', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'qqq');
      await expect(await canvas.findByText(textOf('match.noneFound'))).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('a star', async () => {
      const star = new RegExp(`${textOf('favorites.market')}: ${textOf('market.F.GG')}`);
      await userEvent.click(canvas.getByRole('button', { name: star }));
      await expect(canvas.getByRole('button', { name: star })).toHaveAttribute('aria-pressed', 'true');
      const first = canvas.getAllByRole('heading', { level: 2 })[0];
      await expect(first).toHaveTextContent(textOf('market.F.GG'));
      await expect(canvas.getByRole('tab', { name: textOf('special.favorites') })).toBeVisible();
    });
  },
};

/** Events arrive by push: score, tracker and texts follow. */
export const GoalFalls: Story = {
  ...inApp({ modules, page: 'liveBetting', search: { event: '5811' } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/4:12/);
    const events = await canvas.findByRole('list', { name: textOf('match.events') });
    await expect(events.firstElementChild).toHaveTextContent('58:61');
    worldOf({ loaded }).sockets.updateMatch('5811', { results: { P: [61, 61] } });
    await waitFor(() => expect(events.firstElementChild).toHaveTextContent('61:61'));
  },
};
