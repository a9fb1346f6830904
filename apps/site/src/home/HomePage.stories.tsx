import { inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { contentAnswers, storyBanners } from '../story/content.ts';
import './HomeBanners.tsx';
import './HomePage.tsx';

const meta = {
  title: 'Apps/site/Home',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'The ways into the parts of the site, with all modules in one frame: betting, live, casino and the agents’ area.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'home', answers: contentAnswers } as const;
const tilesOf = (main: HTMLElement): string[] =>
  [...main.querySelectorAll('[data-kind]')].map((tile) => tile.textContent ?? '');

/** From home to the casino and on to betting: the frame stays, the page changes. */
export const Player: Story = {
  tags: ['both'],
  ...inApp(page, { checkFrame: true }),
  globals: { session: 'player' },
  play: async ({ canvas, loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    const banner = canvas.getByRole('banner');
    const main = canvas.getByRole('main');
    await userEvent.click(within(main).getByRole('link', { name: new RegExp(`^${textOf('menu.casino')}`) }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/casino$/));
    await expect(await canvas.findByRole('heading', { name: textOf('casino.empty') })).toBeVisible();
    await expect(canvas.getAllByRole('banner')).toContain(banner);
    await userEvent.click(within(banner).getByRole('link', { name: /Kvota/ }));
    await expect(await canvas.findByRole('region', { name: textOf('home.banners') })).toBeVisible();
  },
};

export const Visitor: Story = { ...inApp(page), globals: { session: 'visitor' } };

/** A closed part is shown and cannot be entered. */
export const ClosedCasino: Story = {
  ...inApp({
    ...page,
    answers: {
      ...contentAnswers,
      statusSettings: [{ key: 'casinoIndefiniteDisabled', value: true }],
    },
  }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: new RegExp(`^${textOf('menu.casino')}`) })).toBeNull();
  },
};

/** A disabled part has neither a link in the footer nor a banner, because they would redirect back here. */
export const ClosedBetting: Story = {
  name: 'Closed betting [SET-02]',
  ...inApp({
    ...page,
    answers: { ...contentAnswers, statusSettings: [{ key: 'disableBettingPage', value: true }] },
  }),
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(await footer.findByRole('link', { name: textOf('page.liveBetting') })).toBeVisible();
    await expect(footer.queryByRole('link', { name: textOf('page.betting') })).toBeNull();
    const banners = within(await canvas.findByRole('region', { name: textOf('home.banners') }));
    await expect((await banners.findAllByText('Uživo, do poslednjeg zvižduka')).length).toBeGreaterThan(0);
    await expect(banners.queryByText('Iza svake kvote stoji računica')).toBeNull();
  },
};

/** The operator's order of the menu, without one item. */
export const OperatorsMenu: Story = {
  ...inApp({
    ...page,
    answers: {
      ...contentAnswers,
      generalSettings: [{ key: 'menuItems', value: ['casino', 'live', 'betting', 'virtuals'] }],
    },
  }),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await waitFor(() => expect(tilesOf(main)[0]).toMatch(textOf('menu.casino')));
    await expect(tilesOf(main)).toHaveLength(4);
  },
};

export const Wide: Story = { ...inApp(page), globals: { viewport: { value: 'w1701' } } };

/** [HEAD-17] The five links into the site. */
export const Tiles: Story = {
  ...inApp(page),
  play: async ({ canvas }) => {
    await expect(tilesOf(canvas.getByRole('main'))).toHaveLength(5);
  },
};

/** Banners of home in their order, without drafts; a hostile link is no link. They can be stopped and chosen. */
export const Banners: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    const carousel = within(await canvas.findByRole('region', { name: textOf('home.banners') }));
    const slides = () => [...canvas.getByRole('main').querySelectorAll('[role="group"][aria-roledescription]')];
    await expect(slides()).toHaveLength(3);
    await expect(carousel.getByRole('link', { name: 'Na ponudu' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/betting$/),
    );
    const controls = within(await carousel.findByRole('toolbar')).getAllByRole('button');
    await userEvent.click(controls[2] as HTMLElement);
    await waitFor(() => expect(slides()[2]).not.toHaveAttribute('inert'));
    await expect(carousel.queryByRole('link', { name: 'Press' })).toBeNull();
    await userEvent.click(controls.at(-1) as HTMLElement);
  },
};

/** A change by the operator appears at once. */
export const ChangedMeanwhile: Story = {
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await canvas.findByRole('heading', { name: 'Iza svake kvote stoji računica' });
    const [first] = storyBanners;
    world.answer({ bannersAll: first ? [{ ...first, title: 'Novi baner' }] : [] });
    world.sockets.emitSiteEvent('reload_settings');
    await expect(await canvas.findByRole('heading', { name: 'Novi baner' })).toBeVisible();
  },
};

/** Running and next matches, with prices that can be pressed. */
export const Odds: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { name: textOf('home.liveNow') })).toBeVisible();
    const soon = await main.findByRole('heading', { name: textOf('home.soon') });
    // The next matches are fetched when they are near the window.
    soon.scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('main').querySelectorAll('[data-price]').length).toBeGreaterThan(8));
    const price = canvas.getByRole('main').querySelector<HTMLElement>('button[data-price]:not([aria-disabled])');
    if (!price) throw new Error('There are no odds on home');
    await userEvent.click(price);
    await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The place of the banners is reserved while they load. */
export const Loading: Story = { ...inApp({ ...page, answers: { ...contentAnswers, bannersAll: never } }) };

/** Without banners home is complete too. */
export const NoBanners: Story = {
  ...inApp({ ...page, answers: { ...contentAnswers, bannersAll: serverError } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: textOf('home.banners') })).toBeNull());
    await expect(tilesOf(canvas.getByRole('main'))).toHaveLength(5);
  },
};

/** The alternative home: matches come first. */
export const OtherHome: Story = {
  ...inApp({ ...page, page: 'index1' }),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const live = await canvas.findByRole('heading', { name: textOf('home.liveNow') });
    const tile = main.querySelector('[data-kind]');
    await expect(tile && live.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
