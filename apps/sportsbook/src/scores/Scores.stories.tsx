import { inApp, never, serverError, storyMatches, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { searchBox } from '../story/search-box.ts';

const meta = {
  title: 'Apps/sportsbook/Scores',
  parameters: {
    docs: {
      description: {
        component: 'Running scores and the results of a week, by day, sport and league. Scores in play come by socket.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'scores' } as const;
const today = { ...page, search: { day: '2026-11-21' } } as const;

/** A goal is scored while the page is shown; the row links to the match. */
export const InPlay: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas, loaded, step }) => {
    const { sockets } = worldOf({ loaded });
    const row = await canvas.findByRole('link', { name: /Spartak Subotica.*2:1/ });
    await expect(row).toHaveAttribute('href', expect.stringContaining('event=5711'));
    await step('a goal', async () => {
      sockets.updateMatch('5711', { results: { G: [3, 1] }, matchPhase: { name: 'SH', timeMin: 68 } });
      await expect(await canvas.findByText("68'")).toBeVisible();
      await expect(await canvas.findByRole('link', { name: /Spartak Subotica.*3:1/ })).toBeVisible();
    });
  },
};

/** Finished and live matches, with the scores of the periods. */
export const Today: Story = {
  ...inApp(today),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2:1; 7:6, 3:6, 6:4')).toBeInTheDocument();
    await expect(canvas.getByText(textOf('phase.AOT'))).toBeVisible();
    await expect(canvas.getByText('Novi Pazar')).toBeVisible();
  },
};

/** Day and sport are in the address, so that going back works. */
export const DaysAndSports: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { router } = worldOf({ loaded });
    await canvas.findByText('Novi Pazar');
    const days = canvas.getByRole('radiogroup', { name: textOf('scores.day') });
    await step('yesterday', async () => {
      await userEvent.click(within(days).getByText(textOf('scores.yesterday')));
      await expect(await canvas.findByText('Real Madrid')).toBeVisible();
      await expect(canvas.queryByText('Novi Pazar')).toBeNull();
    });
    await step('basketball', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${textOf('sport.B')}`) }));
      await waitFor(() => expect(canvas.queryByText('TSC Bačka Topola')).toBeNull());
      await expect(router.state.location.search).toEqual({ day: '2026-11-20', sport: 'B' });
    });
    await step('and back', async () => {
      router.history.back();
      await expect(await canvas.findByText('TSC Bačka Topola')).toBeVisible();
    });
  },
};

/** A match that has just started. */
function kickOff(): (typeof storyMatches)[number] {
  const like = storyMatches.find(({ match }) => match.eventId === '5712');
  if (!like) throw new Error('The story has lost a match.');
  return { ...like, match: { ...like.match, eventId: '5799', hostName: 'Leeds United' } };
}

/** A started match appears at once, a finished one disappears. */
export const RowsComeAndGo: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    const { sockets } = worldOf({ loaded });
    await canvas.findByText('Aston Villa');
    sockets.addMatch(kickOff());
    await expect(await canvas.findByText('Leeds United')).toBeVisible();
    sockets.removeMatch('5712');
    await waitFor(() => expect(canvas.queryByText('Aston Villa')).toBeNull());
  },
};

/** While a mouse is over the list, nothing in it changes its place. */
export const KeepsOrder: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded, userEvent }) => {
    const { sockets } = worldOf({ loaded });
    await userEvent.hover(await canvas.findByText('Aston Villa'));
    sockets.removeMatch('5712');
    sockets.addMatch(kickOff());
    await expect(canvas.getByText('Aston Villa')).toBeVisible();
    await userEvent.unhover(canvas.getByText('Aston Villa'));
    await waitFor(() => expect(canvas.queryByText('Aston Villa')).toBeNull());
    await expect(await canvas.findByText('Leeds United')).toBeVisible();
  },
};

export const Search: Story = {
  ...inApp(today),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Javor');
    const field = await searchBox(userEvent);
    await step('two letters are none', async () => {
      await userEvent.type(field, 'ru');
      await expect(canvas.getByText('Javor')).toBeVisible();
    });
    await step('found', async () => {
      await userEvent.type(field, 'blev');
      await waitFor(() => expect(canvas.queryByText('Javor')).toBeNull());
      await expect(await canvas.findByText('A. Rublev')).toBeVisible();
    });
    await step('not found', async () => {
      await userEvent.type(field, 'xyz');
      await expect(await canvas.findByText(textOf('offer.notFound', { search: 'rublevxyz' }))).toBeVisible();
      await userEvent.click(canvas.getByText(textOf('offer.searchClear'), { selector: 'button, button *' }));
      await expect(await canvas.findByText('Javor')).toBeVisible();
    });
  },
};

/** If there are more matches than an answer holds, a notice is shown. */
export const Many: Story = {
  ...inApp({
    ...today,
    answers: {
      scores: {
        result: storyMatches.filter(({ match }) => match.inPlay).map(({ match }) => ({ ...match, markets: {} })),
        sports: [{ sport: 'F', eventsCount: 412 }],
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/412\)/)).toBeVisible();
  },
};

export const Loading: Story = { ...inApp({ ...page, answers: { scores: never } }) };

export const NothingInPlay: Story = {
  ...inApp({ ...page, offer: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('live.none'))).toBeVisible();
  },
};

export const NoResults: Story = {
  ...inApp({ ...page, search: { day: '2026-11-17', sport: 'T' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf('scores.none'))).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: textOf('live.all') }).at(-1) ?? document.body);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: new RegExp(`^${textOf('live.all')}`) })).toHaveLength(1),
    );
  },
};

/** The server does not answer; a retry succeeds. */
export const Broken: Story = {
  ...inApp({ ...page, answers: { scores: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: textOf('action.retry') });
    worldOf({ loaded }).answer({ scores: { result: [], sports: [] } });
    await userEvent.click(retry);
    await expect(await canvas.findByText(textOf('live.none'))).toBeVisible();
  },
};

/** The same without a retry: the story ends with the failure. */
export const BrokenForGood: Story = {
  ...inApp({ ...page, answers: { scores: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('scores.failed'))).toBeVisible();
  },
};

/** While the sockets are disconnected, live scores lose their colour and stay. */
export const Stale: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Novi Pazar');
    worldOf({ loaded }).sockets.setStatus('stale');
    await waitFor(() => expect(canvas.getAllByRole('group').some((one) => 'stale' in one.dataset)).toBe(true));
  },
};
