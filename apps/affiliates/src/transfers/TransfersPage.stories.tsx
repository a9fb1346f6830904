import { onlineAtom } from '@kvota/shell';
import { inApp, never, serverError, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers, transferListAnswers, transfersOf } from '../story/sample-answers.ts';
import { fewPeople, smallTree } from '../story/sample-tree.ts';
import { TransfersPage } from './TransfersPage.tsx';

const meta = {
  title: 'Apps/affiliates/Transfers',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'Every transfer of the branch: filters in the address, totals of all pages in each currency, a file for a spreadsheet; cards on a phone.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const transfers = transfersOf(fewPeople);
const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesOffice',
    part: () => <TransfersPage />,
    answers: { ...agencyAnswers(fewPeople), ...answers },
    ...setup,
  });

const rowsOf = async (count: number): Promise<void> => {
  const list = await screen.findByRole('table', { name: textOf('agency.page.transfers') });
  await waitFor(() => expect(within(list).getAllByText(/agencija-centar/)).toHaveLength(count));
};

/** [CALL-44] A page of transfers, and the totals of all. */
export const Transfers: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await rowsOf(25);
    await expect(screen.getByText(textOf('agency.transfers.net'))).toBeVisible();
  },
};

/** [CALL-44] A chosen filter is in the address and has a chip, which removes it. */
export const Filtered: Story = {
  tags: ['both'],
  ...show({}, { search: { user: smallTree.player.id, direction: 'down' } }),
  play: async ({ loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    const chip = await screen.findByRole('button', { name: /: pera$/ });
    await userEvent.click(chip);
    await waitFor(() => expect(router.state.location.search).toEqual({ direction: 'down' }));
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.clear') }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
};

/** [CALL-44] Days chosen by name are in the address, beside the other filters. */
export const DaysByName: Story = {
  ...show({}, { search: { direction: 'down' } }),
  play: async ({ loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    await userEvent.click(await screen.findByText(textOf('agency.transfers.anyTime')));
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.period.yesterday') }));
    const yesterday = '2026-11-20';
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ direction: 'down', from: yesterday, to: yesterday }),
    );
  },
};

export const Paged: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await rowsOf(25);
    await userEvent.click(await screen.findByRole('button', { name: textOf('ui.nextPage') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.search).toEqual({ page: 2 }));
  },
};

/** An address beyond the last page shows the last one. */
export const BeyondTheLast: Story = {
  ...show({}, { search: { page: '9' } }),
  play: async ({ loaded }) => {
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.search).toEqual({ page: 3 }));
    await rowsOf(14);
  },
};

/** [CALL-42] The search for a user is a filter beside the others. */
export const OfUser: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: textOf('agency.find') }), 'per');
    await userEvent.click(await screen.findByRole('option', { name: /^pera/ }));
    const search = { user: smallTree.player.id };
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.search).toEqual(search));
  },
};

/** [CALL-44] A file is asked for with the filters of the address, under the headings of the table, for all pages. */
export const Exported: Story = {
  ...show({}, { search: { direction: 'down' } }),
  play: async ({ loaded, userEvent }) => {
    const asked = fn<(body: unknown) => void>();
    worldOf({ loaded }).answer({
      ...agencyAnswers(fewPeople),
      agencyExport: ({ body }) => {
        asked(body);
        return { ErrorText: 'error', error: 'exportTooLarge' };
      },
    });
    await rowsOf(25);
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.export') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const [body] = asked.mock.calls[0] ?? [];
    await expect(body).toMatchObject({
      list: 'transfers',
      filters: { direction: 'down' },
      words: { 'direction.down': textOf('agency.transfers.down'), 'direction.up': textOf('agency.transfers.up') },
    });
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toContain(textOf('agency.creditAfter'));
    await expect(body).toHaveProperty(
      'columns',
      expect.arrayContaining([{ id: 'balanceAfter', heading: textOf('agency.creditAfter') }]),
    );
  },
};

export const Empty: Story = show(transferListAnswers([]));

/** Nothing matches the filters: a button resets them. */
export const NoneSuch: Story = {
  ...show(transferListAnswers(transfers), { search: { currency: '978' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.transfers.all') }));
    await rowsOf(25);
  },
};

export const Loading: Story = show({ agencyAgentTransactions: never });

export const Broken: Story = {
  ...show({ agencyAgentTransactions: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.transfers.failed'))).toBeVisible();
    worldOf({ loaded }).answer(agencyAnswers(fewPeople));
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await rowsOf(25);
  },
};

/** Offline, the list stays with the time of its data. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await rowsOf(25);
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(screen.getByText(new RegExp(textOf('agency.offline', { time: '.+' })))).toBeVisible());
  },
};
