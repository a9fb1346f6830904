import { onlineAtom } from '@kvota/shell';
import {
  inApp,
  never,
  pingOf,
  serverError,
  storyPeople,
  storyTime,
  textOf,
  worldOf,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { keepMove } from '../money/move/move-records.ts';
import { modules } from '../router.tsx';
import { agencyAnswers, booked } from '../story/sample-answers.ts';
import { fewPeople, smallTree } from '../story/sample-tree.ts';

const meta = {
  title: 'Apps/affiliates/Office',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component: "The agent's office: own wallets, people, the last transfers, and the two acts of the day.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = {
  modules,
  page: 'affiliatesOffice',
  config: { brand: 'Kvota Affiliates' },
  answers: agencyAnswers(fewPeople),
} as const satisfies WorldSetup;

/** [AFF-01] Wallets, people, transfers. The next ping brings another balance. */
export const Office: Story = {
  tags: ['both'],
  ...inApp(page, { checkFrame: true }),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
    const list = await canvas.findByRole('table', { name: textOf('agency.page.transfers') });
    await waitFor(() => expect(within(list).getAllByText(/pera/)).not.toHaveLength(0));
    await expect(canvas.getByRole('link', { name: textOf('agency.office.allTransfers') })).toBeVisible();
    const ping = pingOf(storyPeople.agent, storyTime + 3000);
    world.answer({ ping: { ...ping, wallets: ping.wallets.map((wallet) => ({ ...wallet, wallet_1: '20000.00' })) } });
    await world.ping();
    await expect((await canvas.findAllByText(/120.000/))[0]).toBeVisible();
    const roll = canvas.getByRole('combobox', { name: textOf('agency.roll') });
    await userEvent.selectOptions(roll, '80 mm');
    await expect(localStorage.getItem('kvota.roll')).toBe('80');
    await userEvent.selectOptions(roll, '58 mm');
  },
};

/** [CALL-45] From the search to the receipt. */
export const CreditAdded: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.addCredit') }));
    await userEvent.type(await screen.findByRole('combobox', { name: textOf('agency.find') }), 'pera');
    await userEvent.click(await screen.findByRole('option', { name: /^pera/ }));
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.addCredit') }));
    const name = new RegExp(`^${textOf('agency.amount')}`);
    await userEvent.type(await screen.findByRole('textbox', { name }), '2000');
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.addCredit') }));
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

export const NewUser: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.create.title') }));
    await expect(await screen.findByRole('textbox', { name: textOf('agency.create.name') })).toBeVisible();
  },
};

/** The button that hides the credit also hides the balances of the office. */
export const MoneyHidden: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.hide') }));
    await expect(canvas.queryByText(/112.640/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.show') }));
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
  },
};

/** Nobody is below the agent: the first player is one press away. */
export const NoChildren: Story = {
  tags: ['both'],
  ...inApp({
    ...page,
    answers: agencyAnswers([{ ...smallTree.own, children: 0, agentsBelow: 0, playersBelow: 0 }]),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.users.create') }));
    await expect(await screen.findByRole('textbox', { name: textOf('agency.create.name') })).toBeVisible();
  },
};

/** A transfer that a reload has interrupted is on the page, and one press shows its outcome. */
export const Unfinished: Story = {
  tags: ['both'],
  ...inApp({
    ...page,
    prepare: ({ host }) =>
      keepMove(
        host.tabStorage,
        { userId: smallTree.player.id },
        {
          status: 'sending',
          move: {
            requestId: 'request-of-the-last-page',
            userId: smallTree.player.id,
            username: 'pera',
            direction: 'down',
            currencyId: 941,
            currency: 'RSD',
            amount: '2000.00',
            note: '',
          },
        },
      ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('agency.office.look') }));
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** Before the first answers the lists are loading. */
export const Loading: Story = {
  ...inApp({
    ...page,
    answers: {
      ping: pingOf(undefined, storyTime),
      agencyConnection: never,
      agencyAgentTransactions: never,
    },
  }),
};

export const Broken: Story = {
  ...inApp({ ...page, answers: { agencyConnection: serverError, agencyAgentTransactions: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('agency.office.failed'))).toBeVisible();
    worldOf({ loaded }).answer(agencyAnswers(fewPeople));
    for (const retry of canvas.getAllByRole('button', { name: textOf('ui.retry') })) await userEvent.click(retry);
    await expect(await canvas.findByText(textOf('agency.office.players'))).toBeVisible();
  },
};

/** Offline, what was read stays, and money waits with the reason. */
export const Offline: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(textOf('agency.office.players'));
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    const add = canvas.getByRole('button', { name: textOf('agency.addCredit') });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByText(textOf('agency.office.players'))).toBeVisible();
  },
};

/** An account without the agent's role that opens the address is redirected to home. */
export const RefusedRole: Story = {
  ...inApp(page),
  globals: { session: 'player' },
  play: async ({ canvas, loaded }) => {
    await expect(worldOf({ loaded }).router.state.location.pathname).not.toMatch(/office/);
    await expect(canvas.getByText(textOf('affiliates.noAgent'))).toBeVisible();
  },
};
