import { inApp, never, serverError, storyMatches, textOf, weekend, worldOf } from '@kvota/shell/story-world';
import { media } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { searchBox } from '../story/search-box.ts';
import { servicesOf } from '../story/slip-of.ts';
// Loaded before the story, because the story does not test loading.
import './TimeSelect.tsx';

const meta = {
  title: 'Apps/sportsbook/Prematch table',
  parameters: {
    docs: {
      description: {
        component:
          'The prematch offer of a sport in the whole frame, with sidebar, table and slip. A call fetches the rows, the room of the sport keeps them up to date.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'betting' } as const;
const isDesk = (): boolean => matchMedia(media.desk).matches;
const home = (odds: string): RegExp => new RegExp(`Crvena zvezda – Partizan.*, 1$|Crvena zvezda – Partizan.* ${odds}`);

/** A press adds a price to the ticket, and another one removes it. */
export const PickAPrice: Story = {
  tags: ['both'],
  ...inApp(page, { checkFrame: true }),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    const cell = (await canvas.findAllByRole('button', { name: home('1.85') }))[0];
    if (!cell) throw new Error('The derby is not in the table.');
    await step('on', async () => {
      await userEvent.click(cell);
      await expect(cell).toHaveAttribute('aria-pressed', 'true');
      await expect(slip.getSnapshot().state.selections).toMatchObject([{ id: '4711', price: '1.85' }]);
    });
    await step('it stands on the ticket', async () => {
      if (!matchMedia('(min-width: 1264px)').matches) {
        const menu = within(canvas.getByRole('navigation', { name: textOf('frame.menu') }));
        await userEvent.click(await menu.findByRole('button', { name: /1.85/ }));
      }
      await expect((await screen.findAllByText('Crvena zvezda - Partizan'))[0]).toBeVisible();
      if (screen.queryByRole('dialog')) {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    });
    await step('off', async () => {
      await userEvent.click(cell);
      await expect(cell).toHaveAttribute('aria-pressed', 'false');
      await expect(slip.getSnapshot().state.selections).toHaveLength(0);
    });
  },
};

/** Prices change, a market is suspended, a match disappears: the table follows and nothing else on it moves. */
export const OddsMove: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded, canvasElement, step }) => {
    const { sockets } = worldOf({ loaded });
    await canvas.findAllByText('Partizan');
    const cell = (key: string) => canvasElement.querySelector<HTMLElement>(`[data-price="${key}"]`);
    const { offer } = await servicesOf(worldOf({ loaded }));
    await waitFor(() => expect(offer.roomState('prematch/F')).toBe('live'));
    await step('up and down', async () => {
      sockets.changeOdds('4711', '1X2', '1', '1.92');
      sockets.changeOdds('4711', '1X2', '2', '3.95');
      await waitFor(() => expect(cell('4711|1X2|1') ?? canvasElement).toHaveTextContent('1.92'));
    });
    await step('suspended', async () => {
      sockets.setMarket('4712', '1X2', 'SUSPENDED');
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="suspended"]').length).toBeGreaterThan(2));
    });
    await step('gone', async () => {
      sockets.removeMatch('4721');
      await waitFor(() => expect(canvas.queryByText('Brighton & Hove Albion')).toBeNull());
    });
  },
};

export const Loading: Story = { ...inApp({ ...page, answers: { bettingOffer: never } }) };

/** A search without a match shows the query and a button that resets it. */
export const NothingFound: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Everton')).toBeVisible();
    await userEvent.type(await searchBox(userEvent), 'Sparta');
    await expect(await canvas.findByText(textOf('offer.notFound', { search: 'Sparta' }))).toBeVisible();
    await userEvent.click(canvas.getByText(textOf('offer.searchClear'), { selector: 'button, button *' }));
    await expect(await canvas.findByText('Everton')).toBeVisible();
  },
};

/** A search that finds nothing in this sport names the others; a press shows them [PRE-20]. */
export const InAnotherSport: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Everton')).toBeVisible();
    await userEvent.type(await searchBox(userEvent), 'dimitrov');
    const others = await waitFor(() => {
      const counted = canvas.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('1'));
      if (!counted) throw new Error('No matches of other sports are announced.');
      return counted;
    });
    await userEvent.click(within(others).getByRole('button', { name: new RegExp(textOf('sport.T')) }));
    await expect(await canvas.findByText('G. Dimitrov')).toBeVisible();
  },
};

export const Empty: Story = {
  ...inApp({ ...page, offer: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('offer.none'))).toBeVisible();
  },
};

/** A period without matches: a button widens the filters. */
export const EmptyTime: Story = {
  ...inApp({ ...page, offer: [], search: { time: '3' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf('offer.none'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('offer.showAll') }));
    // The offer is already as wide as possible.
    await waitFor(() => expect(canvas.queryByRole('button', { name: textOf('offer.showAll') })).toBeNull());
  },
};

/** The server does not answer; a retry succeeds. */
export const Broken: Story = {
  ...inApp({ ...page, answers: { bettingOffer: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: textOf('action.retry') });
    worldOf({ loaded }).answer({
      bettingOffer: { result: storyMatches.slice(0, 2).map(({ match }) => match), totalPages: 1 },
    });
    await userEvent.click(retry);
    await expect(await canvas.findByText('Vojvodina')).toBeVisible();
  },
};

export const BrokenForGood: Story = {
  ...inApp({ ...page, answers: { bettingOffer: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('offer.failed'))).toBeVisible();
  },
};

/** A whole weekend: page after page. */
export const Many: Story = {
  ...inApp({ ...page, offer: weekend(60) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('offer.more') }));
    await waitFor(() => expect(canvas.getAllByRole('group', { name: /^\S.* \d – / })).toHaveLength(40));
  },
};

/** While the sockets are disconnected, the content is dimmed and stays. */
export const Stale: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Partizan');
    worldOf({ loaded }).sockets.setStatus('offline');
    await waitFor(() => expect(canvas.getAllByRole('group').some((one) => 'stale' in one.dataset)).toBe(true));
    const [before = '', after = ''] = textOf('offer.oddsFrom', { time: '|' }).split('|');
    const strip = await canvas.findByText(
      (text) => text.startsWith(before) && text.endsWith(after) && text.length > 15,
    );
    await expect(strip).toHaveTextContent(/\d\d:\d\d:\d\d/);
    worldOf({ loaded }).sockets.setStatus('connected');
    await waitFor(() => expect(strip).not.toBeInTheDocument());
  },
};

export const Search: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Partizan');
    await userEvent.type(await searchBox(userEvent), 'bremen');
    await waitFor(() => expect(canvas.queryByText('Partizan')).toBeNull());
    // The row may be rendered again while the list is filtered.
    await waitFor(() => expect(canvas.getByText('Werder Bremen')).toBeVisible());
  },
};

/** Sorted by time, the same league appears several times. */
export const ByTime: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Partizan');
    const order = canvas.getByRole('radiogroup', { name: textOf('offer.view') });
    await userEvent.click(within(order).getByText(textOf('offer.byTime')));
    await waitFor(() => expect(canvas.getAllByText(/Premier League/).length).toBeGreaterThan(1));
  },
};

export const Visitor: Story = { ...inApp(page), globals: { session: 'visitor' } };

/** With the sidebar in a separate column. */
export const Wide: Story = { ...inApp(page), globals: { viewport: { value: 'w1701' } } };

/** `/` focuses the search, and is an ordinary character inside it. */
export const SearchByKey: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Partizan');
    await userEvent.keyboard('/');
    const field = await canvas.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await userEvent.keyboard('1/2');
    await expect(field).toHaveValue('1/2');
  },
};

/**
 * Small screens have a button for the search in the header. It opens and focuses the field; closing it clears the
 * text.
 */
export const SearchFromTheHeader: Story = {
  tags: ['both'],
  ...inApp(page),
  name: 'Search from the header [HEAD-11]',
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Partizan');
    const header = within(canvas.getByRole('banner'));
    if (isDesk()) {
      await expect(canvas.getByRole('searchbox')).toBeVisible();
      await expect(header.queryByRole('button', { name: textOf('frame.search') })).toBeNull();
      return;
    }
    const toggle = await header.findByRole('button', { name: textOf('frame.search') });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await step('opens', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const field = canvas.getByRole('searchbox');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'bremen');
      await waitFor(() => expect(canvas.queryByText('Partizan')).toBeNull());
    });
    await step('closes, and all matches are back', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(await canvas.findByText('Partizan')).toBeVisible();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
};

/** The button that opens sports and leagues shows the number of chosen leagues. */
export const ChosenLeaguesInTheHeader: Story = {
  ...inApp(page),
  name: 'Chosen leagues in the header [HEAD-13]',
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Partizan');
    const header = within(canvas.getByRole('banner'));
    const burger = header.getByRole('button', { name: textOf('frame.sidebar.open') });
    await step('a league is chosen in the drawer that it opens', async () => {
      await userEvent.click(burger);
      const drawer = within(await screen.findByRole('dialog'));
      // The sport of the table is open already.
      await userEvent.click(await drawer.findByRole('button', { name: new RegExp(`^${textOf('country.England')}`) }));
      await userEvent.click(await drawer.findByRole('button', { name: /^Premier League/ }));
      await userEvent.keyboard('{Escape}');
    });
    await step('the badge counts it', async () => {
      await expect(await header.findByRole('button', { name: `${textOf('frame.sidebar.open')} 1` })).toBeVisible();
    });
  },
};

/** The choice is named beside the table. One press clears it. */
export const ChosenLeagues: Story = {
  tags: ['both'],
  ...inApp({ ...page, search: { leagues: 'F-en-1' } }),
  name: 'Chosen leagues [PRE-08, PRE-24]',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Everton');
    await expect(canvas.queryByText('Partizan')).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Premier League, .+ · .+ · /));
    // On a phone the choice is behind the button that counts it.
    const filters = canvas.queryByRole('button', { name: `${textOf('offer.filters')} 1` });
    if (filters) await userEvent.click(filters);
    const around = filters
      ? within(await screen.findByRole('dialog', { name: textOf('offer.filters') }))
      : within(canvas.getByRole('main'));
    await waitFor(() => expect(around.getByText(textOf('offer.leagues'))).toBeVisible());
    await userEvent.click(around.getByRole('button', { name: textOf('offer.resetLeagues') }));
    await expect(around.queryByText(textOf('offer.leagues'))).toBeNull();
    if (filters) await userEvent.click(around.getByRole('button', { name: textOf('offer.showMatches') }));
    await expect(await canvas.findByText('Partizan')).toBeVisible();
  },
};
