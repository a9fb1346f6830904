import { creditHiddenAtom } from '@kvota/shell';
import {
  Failure,
  inApp,
  never,
  serverError,
  storyTime,
  textOf,
  worldOf,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { manyTransactions, storyTransactions, transactionAnswers } from '../story/account-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Transactions',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'What moved the wallets: filters in the address, totals of all pages, a file for a spreadsheet; cards on a phone.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = new Failure(403);
const show = (setup: Partial<WorldSetup> = {}, rows = storyTransactions) =>
  inApp({ modules, page: 'accountTransactions', answers: transactionAnswers(rows), ...setup });

const middleOf = (part: Element | Range): number => {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** [ACC-02] [ROUTE-36] Every movement with its ticket and the balance after it, and the totals. */
export const Player: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: textOf('transactions.title') });
    const inside = within(table);
    await expect(await inside.findByText(/^\+10[.,\s]000[.,]00$/)).toBeVisible();
    const links = inside.getAllByRole('link', { name: textOf('transactions.ticket') });
    await expect(links).toHaveLength(6);
    // The kind and its link are on one line.
    for (const link of links) {
      const words = document.createRange();
      if (link.previousSibling) words.selectNode(link.previousSibling);
      await expect(Math.abs(middleOf(words) - middleOf(link))).toBeLessThan(2);
    }
    // The credit in the header is the balance after the newest movement.
    await expect(inside.getAllByText(/12[.,\s]480[.,]00/)).not.toHaveLength(0);
  },
};

/** [ACC-02] An opened row has the reason of its movement. One from before reasons were stored has the name of its kind. */
export const Explained: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas, userEvent }) => {
    const open = async (kind: string) =>
      userEvent.click((await canvas.findAllByRole('button', { name: new RegExp(textOf(kind)) }))[0] ?? document.body);
    await open('transactions.stake');
    await expect(await canvas.findByText(textOf('explain.staked'))).toBeVisible();
    await expect(canvas.getByText(/2[.,]45$/)).toBeVisible();
    await expect(canvas.getByText(/150[.,]50.*0[.,]00$/)).toBeVisible();
    await open('transactions.deposit');
    await waitFor(() => expect(canvas.getAllByText(textOf('transactions.deposit')).length).toBeGreaterThan(1));
  },
};

/** [HEAD-07] A hidden credit hides all amounts of the page, also those of reasons, and nothing is saved. */
export const Hidden: Story = {
  ...show({ prepare: ({ host }) => host.store.set(creditHiddenAtom, true) }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('****').length).toBeGreaterThan(3));
    const save = canvas.getByRole('button', { name: textOf('transactions.export') });
    await expect(save).toHaveAccessibleDescription(textOf('activity.hidden'));
    await expect(canvas.queryByText(/10[.,\s]000[.,]00/)).toBeNull();
    const [stake] = await canvas.findAllByRole('button', { name: new RegExp(textOf('transactions.stake')) });
    await userEvent.click(stake ?? document.body);
    await expect(await canvas.findByText(textOf('explain.staked'))).toBeVisible();
    await expect(canvas.queryByText(/150[.,]50/)).toBeNull();
  },
};

/** A chosen filter is in the address and has a chip, which removes it. */
export const Filtered: Story = {
  ...show({ search: { type: 'stake' } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    const rows = async (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('link', { name: textOf('transactions.ticket') })).toHaveLength(count));
    await rows(3);
    await userEvent.click(canvas.getByRole('combobox', { name: textOf('transactions.type') }));
    await userEvent.click(await screen.findByRole('option', { name: textOf('transactions.cashOut') }));
    await rows(1);
    await expect(router.state.location.search).toEqual({ type: 'cash_out' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`: ${textOf('transactions.cashOut')}$`) }));
    await rows(6);
    await expect(router.state.location.search).toEqual({});
  },
};

/** The page and its size are in the address too. */
export const Paged: Story = {
  ...show({}, manyTransactions),
  play: async ({ canvas, loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: textOf('ui.nextPage') }));
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
    await waitFor(() => expect(canvas.getByText(/26.+50.+64/)).toBeVisible());
  },
};

/** [ACC-02] An address beyond the last page shows the last one with a notice. */
export const BeyondTheLast: Story = {
  ...show({ search: { page: '9' } }, manyTransactions),
  play: async ({ canvas, loaded }) => {
    const { router } = worldOf({ loaded });
    await expect(await canvas.findByText(/51.+64.+64/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: textOf('transactions.ticket') })).not.toHaveLength(0),
    );
    await expect(router.state.location.search).toEqual({ page: 3 });
    await expect(canvas.queryByText(textOf('transactions.none'))).toBeNull();
  },
};

/** Its filters are kept. */
export const BeyondTheLastFiltered: Story = {
  ...show({ search: { page: '9', type: 'stake' } }),
  play: async ({ canvas, loaded }) => {
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(canvas.getAllByRole('link', { name: textOf('transactions.ticket') })).toHaveLength(3));
    await expect(router.state.location.search).toEqual({ type: 'stake' });
    await expect(canvas.queryByText(textOf('transactions.noneSuch'))).toBeNull();
  },
};

/** All rows of all pages, as a file. */
export const Exported: Story = {
  ...show({}, manyTransactions),
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = [];
    const clicked = fn();
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return make(blob);
    };
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', { configurable: true, value: clicked });
    try {
      await canvas.findAllByRole('link', { name: textOf('transactions.ticket') });
      await userEvent.click(canvas.getByRole('button', { name: textOf('transactions.export') }));
      await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    } finally {
      URL.createObjectURL = make;
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    }
    const lines = ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n');
    await expect(lines).toHaveLength(65);
    await expect(lines[1]).toMatch(/Z,[^,]+,212\.40,RSD,12480\.00,K-20261121-000000$/);
  },
};

export const Empty: Story = {
  ...show({}, []),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('transactions.toDeposit') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/payin$/));
  },
};

export const NoTransactions: Story = show({}, []);

/** Nothing matches the filters: a button resets them. */
export const NoneSuch: Story = {
  ...show({ search: { type: 'bonus' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('transactions.all') }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: textOf('transactions.ticket') })).toHaveLength(6));
  },
};

export const Loading: Story = show({ answers: { transactions: never } });

export const Broken: Story = {
  ...show({ answers: { transactions: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('transactions.failed'))).toBeVisible();
    worldOf({ loaded }).answer(transactionAnswers(storyTransactions));
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await expect(await canvas.findByText(/^\+10[.,\s]000[.,]00$/)).toBeVisible();
  },
};

/** The list is fetched again when a ping brings other wallets. If that fails, it stays with the time of its data. */
export const Stale: Story = {
  ...show(),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await canvas.findByText(/^\+10[.,\s]000[.,]00$/);
    const before = await world.host.api.ping({ query: {} });
    world.answer({
      transactions: serverError,
      ping: { ...before, wallets: before.wallets.map((wallet) => ({ ...wallet, wallet_1: '1.00' })) },
    });
    await world.ping();
    await expect(await canvas.findByRole('button', { name: textOf('account.again') })).toBeVisible();
    await expect(canvas.getByText(/^\+10[.,\s]000[.,]00$/)).toBeVisible();
  },
};

/** [ERR-18] A call that the page can do without fails: it is logged, and the player sees nothing. */
export const OtherCallFails: Story = {
  ...show({
    // A refusal is not retried, so nothing of it remains when the story ends.
    answers: { ...transactionAnswers(storyTransactions), generalSettings: refused, ticketSettings: refused },
    expectedConsole: [/Settings could not be loaded/],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\+10[.,\s]000[.,]00$/)).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Wide: Story = {
  ...show({ now: storyTime }),
  globals: { session: 'player', viewport: { value: 'w1701' } },
};
