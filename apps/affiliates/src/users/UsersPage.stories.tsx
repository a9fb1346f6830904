import { onlineAtom } from '@kvota/shell';
import { inApp, never, noAnswer, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers } from '../story/sample-answers.ts';
import { nodeOf, sampleTree } from '../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import '../create/CreateUserDialog.tsx';
import './UsersPage.tsx';

const meta = {
  title: 'Apps/affiliates/Users',
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'Everybody below an agent: as a list with filters, pages and a sum, or as a tree.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesUsersReview',
    config: { brand: 'Kvota Affiliates' },
    answers: agencyAnswers(),
    ...setup,
  });

/** Filters are in the address. The search acts on more than two characters. */
export const List: Story = {
  tags: ['both', 'phone'],
  name: 'List [CALL-51, OP-81]',
  ...show(),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { router } = worldOf({ loaded });
    await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
    await step('the sum is of all users who fit', async () => {
      await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/360[.,]175/);
    });
    await step('two characters search nothing', async () => {
      const field = canvas.getByRole('searchbox', { name: textOf('agency.search') });
      await userEvent.type(field, 'jo');
      await expect(router.state.location.searchStr).not.toMatch(/q=/);
      await userEvent.type(field, 'v');
      await waitFor(() => expect(router.state.location.searchStr).toMatch(/q=jov/));
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'agencija-detelinara' })).toBeNull());
      await expect(canvas.getByRole('link', { name: 'jovana.petrović' })).toBeVisible();
      await expect(field).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: textOf('agency.clear') }));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textOf('agency.filter.state') }), 'blocked');
    await expect(await canvas.findByRole('link', { name: 'stefan' })).toBeVisible();
    await expect(router.state.location.searchStr).toMatch(/state=blocked/);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'agencija-detelinara' })).toBeNull());
  },
};

/** The second page of users below a chosen node; the breadcrumb leads up to the own node. */
export const BelowNode: Story = {
  name: 'Below a node [AFF-10]',
  tags: ['phone'],
  ...show({ search: { node: sampleTree.podbara.id, page: '2', order: 'balance' } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'igrač-231' })).toBeVisible();
    const path = within(await canvas.findByRole('navigation', { name: textOf('agency.path') }));
    await expect(path.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(path.getByRole('link', { name: 'agencija-centar' }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.searchStr).not.toMatch(/node=/));
  },
};

/** Nothing fits the filters: a press clears them. */
export const NoneFit: Story = {
  tags: ['phone'],
  ...show({ search: { q: 'zzz', credit: '1' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(textOf('agency.users.noneFit'))).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: textOf('agency.clear') });
    if (!clear) throw new Error('The empty state has no button');
    await userEvent.click(clear);
    await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
  },
};

const alone = nodeOf('agencija-centar', undefined, '112640.00');

/** Nobody is below the agent: the next step is the first player. */
export const NoneYet: Story = {
  tags: ['both', 'phone'],
  ...show({ answers: agencyAnswers([alone]) }),
  play: async ({ canvas, loaded, userEvent }) => {
    const create = await canvas.findByRole('button', { name: textOf('agency.users.create') });
    await expect(canvas.queryByRole('button', { name: textOf('agency.create.title') })).toBeNull();
    await userEvent.click(create);
    await userEvent.type(await screen.findByRole('textbox', { name: textOf('agency.create.name') }), 'prvi.igrac');
    worldOf({ loaded }).answer({
      ...agencyAnswers([{ ...alone, children: 1 }, nodeOf('prvi.igrac', alone, '0.00', { kind: 'player' })]),
      agencyCreateUser: ({ body }) => ({ ErrorText: 'ok', userId: 'u-prvi.igrac', username: body.username }),
    });
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.create.submit') }));
    // The card with the password stays, although the list replaces the note below it.
    await expect(await screen.findByRole('link', { name: textOf('agency.create.open') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.close') }));
    await expect(await canvas.findByRole('link', { name: 'prvi.igrac' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: textOf('agency.create.title') })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['phone'], ...show({ answers: { ...agencyAnswers(), agencyAllUsers: never } }) };

/** The server fails; a press asks again. */
export const Failed: Story = {
  tags: ['phone'],
  ...show({ answers: { ...agencyAnswers(), agencyAllUsers: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('agency.serverFault'))).toBeVisible();
    worldOf({ loaded }).answer(agencyAnswers());
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  ...show({ answers: { ...agencyAnswers(), agencyAllUsers: noAnswer } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.unreachable'))).toBeVisible();
  },
};

/** Offline, the loaded users stay, with the time. */
export const Offline: Story = {
  tags: ['both', 'phone'],
  ...show(),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('link', { name: 'agencija-detelinara' })).toBeVisible();
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await expect(
      await canvas.findByText(new RegExp(textOf('agency.offline.loaded', { time: '' }).slice(0, 24))),
    ).toBeVisible();
  },
};

/** Below the width of a desk: one level a screen. */
export const DrillDown: Story = {
  tags: ['both', 'phone'],
  name: 'Drill-down [CALL-41]',
  globals: { viewport: { value: 'w360' } },
  ...show({ search: { view: 'tree' } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^agencija-detelinara/ }));
    await userEvent.click(await canvas.findByRole('link', { name: /^kiosk-podbara/ }));
    const level = { name: textOf('agency.tree.level', { 0: 'kiosk-podbara' }) };
    await expect(within(await canvas.findByRole('list', level)).getAllByRole('link')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: textOf('agency.more.users') }));
    await waitFor(() => expect(within(canvas.getByRole('list', level)).getAllByRole('link')).toHaveLength(200));
    await userEvent.click(canvas.getByRole('link', { name: /^igrač-001/ }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/users_review\/u-igrac/));
  },
};

const wide = { viewport: { value: 'w1264' } };

/** On a desk the tree is a treegrid. The search opens the way to a hit, also beyond the first 100. */
export const Tree: Story = {
  name: 'Tree [CALL-41, CALL-42]',
  globals: wide,
  ...show({ search: { view: 'tree' } }),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    (await row(/^agencija-centar/)).focus();
    await row(/^agencija-detelinara/);
    await step('arrows move and open', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await row(/^agencija-detelinara/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await row(/^kiosk-podbara/)).toHaveAttribute('aria-level', '3');
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /^kiosk-podbara/ })).toBeNull());
    });
    await step('the search opens the way', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: textOf('agency.find') }), 'igrač-25');
      await userEvent.click(await screen.findByRole('option', { name: /igrač-256/ }));
      await waitFor(async () => expect(await row(/^igrač-256/)).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/users_review\/u-igrac/));
  },
};

/** Children come by 100. After the next ones are loaded, the focus is on the first of them. */
export const TreeMore: Story = {
  name: 'Tree, further users [CALL-41]',
  globals: wide,
  ...show({ search: { view: 'tree', node: sampleTree.podbara.id } }),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('row', { name: textOf('agency.tree.more', { 0: 'kiosk-podbara' }) });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^igrač-101/ })).toHaveFocus());
    await expect(canvas.getByRole('row', { name: /^igrač-101/ })).toHaveAttribute('aria-posinset', '101');
  },
};

/** Children that could not be loaded are loaded again from their line. Open nodes stay open for the tab. */
export const TreeKept: Story = {
  name: 'Tree kept [CALL-41]',
  globals: wide,
  ...show({
    search: { view: 'tree' },
    answers: { ...agencyAnswers(), agencyMyAgents: serverError },
    prepare: ({ host }) => host.tabStorage.setItem('kvota.user.agencyTree', JSON.stringify([[sampleTree.centar.id]])),
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    const line = await canvas.findByRole('row', { name: textOf('agency.tree.failed', { 0: 'agencija-centar' }) });
    worldOf({ loaded }).answer(agencyAnswers());
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('row', { name: /^agencija-liman/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('row', { name: /^agencija-detelinara/ })).toHaveFocus());
  },
};
