import { onlineAtom } from '@kvota/shell';
import { Failure, inApp, never, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { AgencyNode } from '@kvota/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agencyAnswers } from '../../story/sample-answers.ts';
import { limitsOf } from '../../story/sample-limits.ts';
import { sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import './BlockDialog.tsx';
import './UserPage.tsx';

const meta = {
  title: 'Apps/affiliates/User',
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'One user of the branch: state, wallets, transfers, and what the agent may do.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (node: Pick<AgencyNode, 'id'>, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesUser',
    params: { id: node.id },
    config: { brand: 'Kvota Affiliates' },
    answers: agencyAnswers(),
    ...setup,
  });

/** Money moves to and from a direct child. */
export const DirectChild: Story = {
  tags: ['both', 'phone'],
  name: 'Direct child [CALL-41]',
  ...show(sampleTree.detelinara),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'agencija-detelinara' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('agency.addCredit') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('agency.takeCredit') })).toBeVisible();
    await expect(canvas.getByRole('table', { name: textOf('agency.wallets') })).toHaveTextContent(/20[.,]000/);
  },
};

/** The credit line of an agent, what is used and left of it, and a warning because its credit is below the mark. */
export const WithLine: Story = {
  tags: ['both', 'phone'],
  name: 'With a credit line [OP-74]',
  ...show(sampleTree.detelinara),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: textOf('agency.line.title') });
    const line = within(heading.closest('section') ?? document.body);
    await expect(line.getByText(/20[.,]000.*25[.,]000/)).toBeVisible();
    const shown = line.getAllByRole('definition').map((fact) => fact.textContent?.replaceAll(/\D/g, ''));
    await expect(shown).toEqual(['5000000', '1200000', '3800000', '2500000']);
  },
};

/** A user without a line, a debt and a mark has no panel for them. */
export const WithoutLine: Story = {
  ...show(sampleTree.liman),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'agencija-liman' })).toBeVisible();
    await expect(canvas.queryByText(textOf('agency.line.title'))).toBeNull();
  },
};

/** Further below, a line names the agent that moves the money. */
export const Below: Story = {
  tags: ['both', 'phone'],
  ...show(sampleTree.jovana),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.money.by', { moneyBy: 'agencija-detelinara' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('agency.addCredit') })).toBeNull();
  },
};

/** Blocks an agent with everybody below, then lifts the block. */
export const Block: Story = {
  tags: ['phone'],
  name: 'Block [CALL-47, CALL-48]',
  ...show(sampleTree.detelinara),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.block') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(textOf('agency.block.self')) }));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(textOf('agency.block.branch')) }));
    await userEvent.type(dialog.getByRole('textbox'), 'Neplaćen obračun');
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.block') }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Block/ })).toBeNull());
    await expect(await canvas.findByText(new RegExp(textOf('agency.blockedScope.branch')))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.unblock') }));
    const title = textOf('agency.unblock.title', { name: 'agencija-detelinara' });
    const again = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(again.getByRole('button', { name: textOf('agency.unblock') }));
    await expect(await canvas.findByText(textOf('agency.state.active'))).toBeVisible();
  },
};

/** The dialog of a block. */
export const BlockDialog: Story = {
  tags: ['both', 'phone'],
  ...show(sampleTree.detelinara),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.block') }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** The platform refuses: the dialog stays and gives the reason. */
export const BlockRefused: Story = {
  tags: ['phone'],
  ...show(sampleTree.marko, {
    answers: { ...agencyAnswers(), agencyUnblockUser: { ErrorText: 'error', error: 'blockedFromAbove' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.unblock') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.unblock') }));
    await expect(await dialog.findByText(textOf('agency.refused.above'))).toBeVisible();
  },
};

/** A block from above cannot be lifted here. */
export const BlockedFromAbove: Story = {
  tags: ['both', 'phone'],
  name: 'Blocked from above [CALL-48]',
  ...show(sampleTree.zoran),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(textOf('agency.blockedBy.mayNotLift')))).toBeVisible();
    // The list has the setters, so the note does not guess at them: the own agent has a name, those above it have none.
    await expect(canvas.getByText(textOf('agency.blocks.byOperator'))).toBeVisible();
    await expect(canvas.getByText(textOf('agency.blocks.byAbove'))).toBeVisible();
    await expect(canvas.getByText(/master-vojvodina/)).toBeVisible();
    await expect(canvas.getByText(/Uplata bez potvrde/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('agency.unblock') })).toBeNull();
  },
};

export const Transfers: Story = {
  tags: ['both', 'phone'],
  name: 'Transfers [CALL-44]',
  ...show(sampleTree.detelinara, { search: { tab: 'transfers' } }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: textOf('agency.page.transfers') });
    await expect(
      await within(table).findByText('Dnevni pazar', { exact: false, selector: 'tr:first-child *' }),
    ).toBeVisible();
  },
};

export const NoTransfers: Story = {
  ...show(sampleTree.ana, {
    search: { tab: 'transfers' },
    answers: {
      ...agencyAnswers(),
      agencyAgentTransactions: { result: [], totalPages: 0, rowCount: 0, totals: [] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.transfers.none'))).toBeVisible();
  },
};

/** Limits of every level, with the way to change them for the parent. */
export const Limits: Story = {
  tags: ['both', 'phone'],
  name: 'Limits [OP-74]',
  ...show(sampleTree.detelinara, { search: { tab: 'limits' } }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group', { name: textOf('agency.limits.maxStake') });
    await expect(row).toHaveTextContent(textOf('agency.limits.byYou'));
    await expect(canvas.getByRole('link', { name: textOf('agency.limits.change') })).toBeVisible();
  },
};

/** Below a direct child, its agent is named. */
export const LimitsBelow: Story = {
  tags: ['phone'],
  ...show(sampleTree.jovana, { search: { tab: 'limits' } }),
  play: async ({ canvas }) => {
    const { username: name } = sampleTree.detelinara;
    const row = await canvas.findByRole('group', { name: textOf('agency.limits.maxStake') });
    await expect(row).toHaveTextContent(textOf('agency.limits.byAgent', { name }));
    await expect(canvas.queryByRole('link', { name: textOf('agency.limits.change') })).toBeNull();
  },
};

export const NoLimits: Story = {
  ...show(sampleTree.detelinara, {
    search: { tab: 'limits' },
    answers: { ...agencyAnswers(), agencyLimits: limitsOf(sampleTree.detelinara, {}) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.limits.free'))).toBeVisible();
  },
};

/** The limits fail alone: the rest of the page stays. */
export const LimitsFailed: Story = {
  ...show(sampleTree.detelinara, {
    search: { tab: 'limits' },
    answers: { ...agencyAnswers(), agencyLimits: new Failure(500) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.limits.failed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('agency.addCredit') })).toBeVisible();
  },
};

/** Offline, acts are stopped with the reason. */
export const Offline: Story = {
  tags: ['phone'],
  ...show(sampleTree.detelinara),
  play: async ({ canvas, loaded }) => {
    const add = await canvas.findByRole('button', { name: textOf('agency.addCredit') });
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A user outside of the branch is answered as one that does not exist. */
export const Unknown: Story = {
  tags: ['phone'],
  ...show({ id: 'u-nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.userUnknown'))).toBeVisible();
  },
};

/** The agent was blocked meanwhile. */
export const AgentBlocked: Story = {
  ...show(sampleTree.detelinara, {
    answers: { ...agencyAnswers(), agencyNode: new Failure(403, 'agentBlocked') },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('agency.blocked.title'))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['phone'],
  ...show(sampleTree.detelinara, { answers: { ...agencyAnswers(), agencyNode: never } }),
};
