import { layouts, page, type AppModule } from '@kvota/shell';
import { inApp, pingOf, storyPeople, storyTime, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBallFootball } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agentRights, agencyAnswers } from '../story/sample-answers.ts';
import { nodeOf, sampleTree, walletOf } from '../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../users/UsersPage.tsx';
import './AgentsBar.tsx';

const meta = {
  title: 'Apps/affiliates/Frame',
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component: 'The frame of the agents’ pages: links, the currency, and the page of a blocked agent.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}) =>
  inApp(
    {
      modules,
      page: 'affiliatesUsersReview',
      config: { brand: 'Kvota Affiliates' },
      answers: agencyAnswers(),
      ...setup,
    },
    { checkFrame: true },
  );

/** On a desk each page links to the others and keeps the chosen node. */
export const Links: Story = {
  name: 'Links [AFF-01, AFF-10]',
  globals: { viewport: { value: 'w1264' } },
  ...show({ search: { node: sampleTree.detelinara.id } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const links = within(await canvas.findByRole('navigation', { name: textOf('agency.pages') }));
    await expect(links.getByRole('link', { name: textOf('agency.page.users') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(links.getByRole('link', { name: textOf('agency.page.tickets') }));
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/affiliates\/tickets$/));
    await expect(router.state.location.searchStr).toContain(sampleTree.detelinara.id);
    for (const page of ['office', 'users', 'transfers', 'calculation', 'promo', 'audit'])
      await expect(canvas.getByRole('link', { name: textOf(`agency.page.${page}`) })).toBeVisible();
  },
};

/** On a phone the bar has four pages, and a sheet the others. */
export const Phone: Story = {
  tags: ['both', 'phone'],
  name: 'Phone [AFF-01]',
  globals: { viewport: { value: 'w360' } },
  ...show(),
  play: async ({ canvas, loaded, userEvent }) => {
    const bar = within(await canvas.findByRole('navigation', { name: textOf('agency.pages') }));
    await expect(bar.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(bar.getByRole('button', { name: textOf('agency.more') }));
    const sheet = within(await screen.findByRole('dialog', { name: textOf('agency.more') }));
    await userEvent.click(sheet.getByRole('link', { name: textOf('agency.page.promo') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/promo_codes$/);
  },
};

const betting = createRoute({
  getParentRoute: () => layouts.default,
  ...page('betting', { id: 'page.home', message: 'Home' }),
  component: () => null,
});
/** A site with a menu, such as the player site. */
const site = {
  id: 'site',
  routes: { default: [betting] },
  menu: [{ id: 'betting', icon: IconBallFootball }],
  messageGroups: ['site'],
} satisfies AppModule;

/** In the player site the bottom bar is that of the site. Links above the page scroll, and the open one is visible. */
export const InSite: Story = {
  tags: ['both', 'phone'],
  name: 'In the site [OP-99]',
  ...show({ modules: [site, ...modules] }),
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: textOf('agency.pages') }));
    await expect(links.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.queryByRole('button', { name: textOf('agency.more') })).toBeNull();
  },
};

const wallets = [walletOf(941, 'RSD', '112640.00'), walletOf(978, 'EUR', '310.00')];

/** The currency is that of the chosen wallet, and changes with it. */
export const Currencies: Story = {
  tags: ['both', 'phone'],
  name: 'Currencies [AFF-10]',
  ...show({ answers: { ...agencyAnswers(), ping: pingOf({ ...storyPeople.agent, wallets }, storyTime) } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'EUR' }));
    await waitFor(() => expect(canvas.getAllByText(/25.00\sEUR/)[0]).toBeVisible());
  },
};

/** An operator without wallets chooses among the currencies of all users. */
export const CurrenciesOfOperator: Story = {
  tags: ['phone'],
  name: 'Currencies of the operator [AFF-10]',
  ...show({
    answers: {
      ...agencyAnswers(),
      agencyConnection: {
        node: { ...sampleTree.centar, kind: 'root', wallets: [] },
        parent: null,
        highestDepth: 6,
        lending: 'agents',
        ...agentRights,
        connect: { state: 'none', until: null },
      },
      ping: pingOf({ ...storyPeople.agent, wallets: [] }, storyTime),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'EUR' }));
    await waitFor(() => expect(canvas.getAllByText(/25.00\sEUR/)[0]).toBeVisible());
  },
};

const blocked = nodeOf('agencija-centar', undefined, '112640.00', {
  blocked: true,
  blockedBy: 'above',
  blockScope: 'self',
});

/** A blocked agent sees whom to ask, and the own wallets. */
export const Blocked: Story = {
  tags: ['both', 'phone'],
  name: 'Blocked [CALL-47]',
  ...show({ answers: agencyAnswers([blocked]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('agency.blocked.title') })).toBeVisible();
    await expect(canvas.getByText(textOf('agency.blocked.parent', { parent: 'master-vojvodina' }))).toBeVisible();
    await expect(canvas.getByRole('table', { name: textOf('agency.ownWallets') })).toBeVisible();
  },
};

/** Directly below the operator, it is the operator who is asked. */
export const BlockedByOperator: Story = {
  ...show({
    answers: {
      ...agencyAnswers(),
      agencyConnection: {
        node: blocked,
        parent: null,
        highestDepth: 6,
        lending: 'agents',
        ...agentRights,
        connect: { state: 'none', until: null },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.blocked.operator'))).toBeVisible();
  },
};
