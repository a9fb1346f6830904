import { inApp, never, serverError, storyMatches, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { modules } from '../router.tsx';
import { searchBox } from '../story/search-box.ts';

const meta = {
  title: 'Apps/sportsbook/Live table',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component: 'Every sport in play. Rows, scores, clocks and prices change by socket.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'liveBetting' } as const;

/** A goal, a suspension while it is checked, new prices. */
export const Goal: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas, loaded, step }) => {
    const { sockets } = worldOf({ loaded });
    await canvas.findByText('Novi Pazar');
    const row = () => canvas.getByRole('group', { name: 'Spartak Subotica – Novi Pazar' });
    await step('a goal', async () => {
      sockets.setMarket('5711', '1X2', 'SUSPENDED');
      sockets.updateMatch('5711', { results: { G: [3, 1] }, matchPhase: { name: 'SH', timeMin: 68 } });
      await expect(await canvas.findByText("68'")).toBeVisible();
      await waitFor(() => expect(row().querySelectorAll('[data-state="suspended"]').length).toBe(3));
    });
    await step('new odds', async () => {
      sockets.setMarket('5711', '1X2', 'OPEN');
      sockets.changeOdds('5711', '1X2', '1', '1.06');
      await waitFor(() => expect(row()).toHaveTextContent('1.06'));
      await waitFor(() => expect(row().querySelectorAll('[data-state="suspended"]').length).toBe(0));
    });
  },
};

export const OneSport: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Novi Pazar');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${textOf('sport.T')}`) }));
    await waitFor(() => expect(canvas.queryByText('Novi Pazar')).toBeNull());
    await expect(canvas.getByText('L. Đere')).toBeVisible();
  },
};

/** The link to the results is an icon on a phone, with its name [LIVE-08]. */
export const ResultsLink: Story = {
  ...inApp(page),
  play: async ({ canvas }) => {
    const sports = await canvas.findByRole('group', { name: textOf('offer.sports') });
    // The footer has a link of that name, too.
    const link = sports.nextElementSibling;
    await expect(link).toHaveAccessibleName(textOf('scores.title'));
    await expect(link).toHaveTextContent(/^$/);
    await expect(link?.getBoundingClientRect().width).toBeLessThanOrEqual(44);
  },
};

/** A match starts, another ends. */
export const RowsComeAndGo: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    const { sockets } = worldOf({ loaded });
    await canvas.findByText('Aston Villa');
    sockets.removeMatch('5712');
    await waitFor(() => expect(canvas.queryByText('Aston Villa')).toBeNull());
    const kickOff = storyMatches.find(({ match }) => match.eventId === '5712');
    if (!kickOff) throw new Error('The story has lost a match.');
    sockets.addMatch({ ...kickOff, match: { ...kickOff.match, eventId: '5799', hostName: 'Leeds United' } });
    await expect(await canvas.findByText('Leeds United')).toBeVisible();
  },
};

/** A match that starts during a search appears at once if it matches. */
export const KickOffDuringSearch: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded, userEvent }) => {
    const { sockets } = worldOf({ loaded });
    await canvas.findByText('Aston Villa');
    await userEvent.type(await searchBox(userEvent), 'aston');
    await waitFor(() => expect(canvas.queryByText('Novi Pazar')).toBeNull());
    const one = storyMatches.find(({ match }) => match.eventId === '5712');
    if (!one) throw new Error('The story has lost a match.');
    sockets.addMatch({
      ...one,
      match: { ...one.match, eventId: '5798', hostName: 'Leeds United', awayName: 'Hull City' },
    });
    sockets.addMatch({
      ...one,
      match: { ...one.match, eventId: '5799', hostName: 'Aston Rovers', awayName: 'Derby County' },
    });
    await expect(await canvas.findByText('Aston Rovers')).toBeVisible();
    await expect(canvas.queryByText('Leeds United')).toBeNull();
  },
};

let favorites = Promise.withResolvers<Record<string, string[]>>();

/** The favourites of the operator come after the rows, and no row changes places [LIVE-09]. */
export const FavoritesComeLate: Story = {
  ...inApp({ ...page, answers: { liveFavoriteCompetitions: () => favorites.promise } }),
  beforeEach: () => {
    favorites = Promise.withResolvers();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: textOf('offer.sports') });
    const first = new Set<string>();
    const look = (): void => {
      const price = canvasElement.querySelector('main [data-price]')?.getAttribute('data-price');
      if (price) first.add(price.replace(/\|.*/, ''));
    };
    const observer = new MutationObserver(look);
    observer.observe(canvasElement, { subtree: true, childList: true });
    look();
    await expect(canvas.queryByText('Novi Pazar')).toBeNull();
    favorites.resolve({ F: ['F-en-1'] });
    await expect(await canvas.findByText('Novi Pazar')).toBeVisible();
    await expect([...first]).toEqual(['5712']);
    observer.disconnect();
  },
};

/** Without the favourites the table is there, in the order of the platform [LIVE-09]. */
export const FavoritesFail: Story = {
  ...inApp({ ...page, answers: { liveFavoriteCompetitions: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Novi Pazar')).toBeVisible();
  },
};

export const Loading: Story = { ...inApp({ ...page, answers: { allSports: never } }) };

export const NothingInPlay: Story = {
  ...inApp({ ...page, offer: storyMatches.filter(({ match }) => !match.inPlay) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('live.none'))).toBeVisible();
  },
};

export const Broken: Story = {
  ...inApp({ ...page, answers: { allSports: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('offer.failed'))).toBeVisible();
  },
};

export const Stale: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Novi Pazar');
    worldOf({ loaded }).sockets.setStatus('stale');
    await waitFor(() => expect(canvas.getAllByRole('group').some((one) => 'stale' in one.dataset)).toBe(true));
  },
};
