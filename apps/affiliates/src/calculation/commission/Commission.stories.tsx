import { onlineAtom } from '@kvota/shell';
import {
  Failure,
  inApp,
  never,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { agentRights, agencyAnswers } from '../../story/sample-answers.ts';
import { closedPeriod, closedWeek, samplePeriods } from '../../story/sample-commission.ts';
import { sampleTree } from '../../story/sample-tree.ts';
// Loaded before the story, because the story does not test loading.
import './CommissionView.tsx';

const meta = {
  title: 'Apps/affiliates/Commission',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'What an agent earns from above and owes below in a period, by direct child.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesCalculation',
    search: { view: 'commission', period: closedWeek },
    answers: { ...agencyAnswers(), ...answers },
    ...setup,
  });

const table = () => screen.findByRole('table', { name: textOf('agency.commission') });

/** [AFF-01] A closed week: three figures, and a row for each agent directly below. */
export const ClosedWeek: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await waitFor(async () => expect(within(await table()).getByText(sampleTree.liman.username)).toBeVisible());
    const link = within(await table()).getByRole('link', { name: sampleTree.detelinara.username });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/calculation\/2026-W46\?user=/));
    await expect(screen.getByText(textOf('agency.commission.owed'))).toBeVisible();
  },
};

/** The newest period is open: estimates, and the time at which it closes. */
export const SoFar: Story = {
  tags: ['both'],
  ...show({}, { search: { view: 'commission' } }),
  play: async () => {
    await expect(await screen.findByText(new RegExp(textOf('agency.statement.soFar')))).toBeVisible();
  },
};

/** The tab and the period are in the address. */
export const Chosen: Story = {
  ...show({}, { search: {} }),
  play: async ({ loaded, userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: textOf('agency.commission') }));
    await table();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: textOf('agency.transfers.period') }),
      samplePeriods[1]?.id ?? '',
    );
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'commission', period: '2026-11' }));
  },
};

/** The operator has no plan from above: the NGR of everybody is in place of what is earned. */
export const Operator: Story = {
  ...show({
    agencyConnection: {
      node: {
        ...sampleTree.centar,
        id: 'root',
        username: 'root',
        kind: 'root',
        path: [{ id: 'root', username: 'root' }],
      },
      parent: null,
      highestDepth: 6,
      lending: 'agents',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
    agencyCommission: {
      period: closedPeriod,
      currency: 'RSD',
      currencyId: 941,
      asOf: '2026-11-21T17:15:00.000Z',
      own: null,
      rows: [],
      owed: '0.00',
      keeps: '-1204.50',
    },
  }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.commission.noneAbove'))).toBeVisible();
    await expect(await screen.findByText(textOf('agency.commission.none'))).toBeVisible();
  },
};

export const NoPeriods: Story = {
  ...show({ agencyPeriods: [] }, { search: { view: 'commission' } }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.commission.noPeriods'))).toBeVisible();
  },
};

export const PeriodUnknown: Story = {
  ...show({ agencyCommission: new Failure(404, 'periodUnknown') }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.commission.periodUnknown'))).toBeVisible();
  },
};

export const Loading: Story = show({ agencyCommission: never });

/** Offline, what was loaded stays, with its time. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await table();
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await expect(await screen.findByText(/offline/i)).toBeVisible();
  },
};

export const Broken: Story = {
  ...show({ agencyCommission: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.commission.failed'))).toBeVisible();
    worldOf({ loaded }).answer(agencyAnswers());
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await table();
  },
};
