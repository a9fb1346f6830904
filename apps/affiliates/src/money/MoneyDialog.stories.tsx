import { onlineAtom } from '@kvota/shell';
import { never, noAnswer, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { modules } from '../router.tsx';
import { agentRights, booked } from '../story/sample-answers.ts';
import { smallTree } from '../story/sample-tree.ts';
import { keepMove, keptMove } from './move/move-records.ts';
import type { Move, MoveState } from './move.ts';
import { amountField, button, send, showIn } from './story/show-money.tsx';

const meta = {
  title: 'Apps/affiliates/Money dialog',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'Adds credit to a direct child or takes it back: balances before and after, what would be refused, and the true outcome, also if the answer is lost.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = showIn(modules);

const kept: Move = {
  requestId: 'request-of-the-last-page',
  userId: smallTree.player.id,
  username: 'pera',
  direction: 'down',
  currencyId: 941,
  currency: 'RSD',
  amount: '2000.00',
  note: 'Dnevni pazar',
};
const interrupted = (state: MoveState): Pick<WorldSetup, 'prepare'> => ({
  prepare: ({ host }) => keepMove(host.tabStorage, { userId: smallTree.player.id }, state),
});

/** Both balances before, and the last amount as quick steps. */
export const AddCredit: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await expect(await screen.findByText(/112[.,\s]640/)).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^×10/ })).toBeVisible();
  },
};

/** [CALL-45] Typed with comma: both balances after. The receipt has number, amount and the balances of the platform. */
export const Added: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    await context.userEvent.type(await amountField(), '2000,5');
    await expect(await screen.findByText(/4[.,\s]500[.,]50/)).toBeVisible();
    await context.userEvent.clear(await amountField());
    await send(context);
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
    await expect(screen.getByText(/110[.,\s]640/)).toBeVisible();
    await expect(keptMove(worldOf(context).host.tabStorage, { userId: smallTree.player.id })).toBeUndefined();
  },
};

/** [CALL-46] Credit that is taken back. */
export const Taken: Story = {
  ...show({ direction: 'up' }),
  play: async (context) => {
    await send(context, '2000', 'agency.takeCredit');
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** [CALL-45] A double press sends once. */
export const DoublePress: Story = {
  ...show(),
  play: async (context) => {
    const calls = fn();
    let answer: (outcome: typeof booked) => void = () => undefined;
    worldOf(context).answer({
      agencyAddCredit: ({ body }) => {
        calls(body.requestId);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    await context.userEvent.type(await amountField(), '2000');
    const submit = await button('agency.addCredit');
    await Promise.all([context.userEvent.dblClick(submit), context.userEvent.keyboard('{Enter}')]);
    await waitFor(() => expect(calls).toHaveBeenCalled());
    answer(booked);
    await screen.findByText(String(booked.transactionId));
    await expect(calls).toHaveBeenCalledOnce();
  },
};

/** While it is sent, the dialog stays. */
export const Sending: Story = {
  ...show({ answers: { agencyAddCredit: never } }),
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(screen.getByText(textOf('agency.addCredit'), { selector: 'button *' }).closest('button')).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await expect(screen.queryByRole('button', { name: textOf('ui.close') })).toBeNull();
  },
};

/** More than the agent has is named before it is sent. */
export const OwnCreditShort: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await userEvent.type(await amountField(), '112640,01');
    await waitFor(async () => expect(await amountField()).toHaveAttribute('aria-invalid', 'true'));
    await expect(await button('agency.addCredit')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ChildCreditShort: Story = {
  ...show({ direction: 'up' }),
  play: async ({ userEvent }) => {
    await userEvent.type(await amountField(), '2500.01');
    await waitFor(async () => expect(await amountField()).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Money moves along one edge only. */
export const NotDirectChild: Story = { ...show({ node: 'deeper' }) };

/** A blocked user gets nothing. Taking back is possible. */
export const Blocked: Story = { ...show({ node: 'blocked' }) };
export const BlockedTakeBack: Story = { ...show({ node: 'blocked', direction: 'up' }) };

/** Two currencies, a long name and a level between. */
export const TwoCurrencies: Story = {
  ...show({
    node: 'agent',
    prepare: async (world) => {
      const ping = await world.host.api.ping({ query: {} });
      world.answer({ ping: { ...ping, wallets: [...ping.wallets, ...smallTree.agent.wallets.slice(1)] } });
      await world.ping();
    },
  }),
};

/** The operator has no balance here: money comes from the house. */
export const Operator: Story = {
  ...show({
    answers: {
      agencyConnection: {
        node: { ...smallTree.own, kind: 'root', path: [{ id: smallTree.own.id, username: 'operator' }] },
        parent: null,
        highestDepth: 6,
        lending: 'agents',
        ...agentRights,
        connect: { state: 'none', until: null },
      },
      agencyAddCredit: { ...booked, ownCredit: null },
    },
  }),
  play: async (context) => {
    await waitFor(() => expect(screen.queryByText(textOf('agency.money.own'))).toBeNull());
    await send(context, '900000');
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** [CALL-45] The answer is lost: the platform is asked, and its truth is shown. */
export const LostAndFound: Story = {
  ...show({ answers: { agencyAddCredit: noAnswer } }),
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** The platform does not answer the question either: the outcome stays unknown, and nothing is sent again. */
export const Unknown: Story = {
  tags: ['both'],
  ...show({ answers: { agencyAddCredit: noAnswer, agencyRequest: noAnswer } }),
  play: async (context) => {
    const { host } = worldOf(context);
    await send(context);
    await expect(await screen.findByRole('status', { name: '' })).toBeVisible();
    await waitFor(() => expect(keptMove(host.tabStorage, { userId: smallTree.player.id })?.status).toBe('asking'));
  },
};

/** [CALL-45] The page was loaded again in mid-transfer: it asks, and shows what has happened. */
export const AfterReload: Story = {
  ...show(interrupted({ status: 'sending', move: kept })),
  play: async () => {
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

/** The platform has never got it: the same transfer can be sent again, under the same id. */
export const NeverArrived: Story = {
  tags: ['both'],
  ...show(interrupted({ status: 'draft', requestId: kept.requestId, move: kept, again: true })),
  play: async (context) => {
    const ids: string[] = [];
    worldOf(context).answer({
      agencyAddCredit: ({ body }) => {
        ids.push(body.requestId);
        return booked;
      },
    });
    await context.userEvent.click(await button('agency.money.sendAgain'));
    await screen.findByText(String(booked.transactionId));
    await expect(ids).toEqual([kept.requestId]);
  },
};

/** Without network it is not sent. When the network is back, it is. */
export const Offline: Story = {
  tags: ['both'],
  ...show(),
  play: async (context) => {
    const { store } = worldOf(context).host;
    await amountField();
    store.set(onlineAtom, false);
    await send(context);
    await expect(await button('agency.money.change')).toBeVisible();
    store.set(onlineAtom, true);
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};

export const WaitingForNetwork: Story = {
  ...show({
    prepare: ({ host }) => {
      host.store.set(onlineAtom, false);
      keepMove(
        host.tabStorage,
        { userId: smallTree.player.id },
        {
          status: 'waiting',
          move: kept,
          again: false,
          since: host.serverNow(),
        },
      );
    },
  }),
};

/** After ten minutes without network the agent is asked before anything is sent. */
export const AskedAgain: Story = {
  tags: ['both'],
  ...show(interrupted({ status: 'confirming', move: kept, again: false })),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('agency.money.sendNow'));
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
  },
};
