import type { TicketStatus } from '@kvota/contracts';
import { inApp, longHistory, never, serverError, storyTickets, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { modules } from '../router.tsx';

const meta = {
  title: 'Apps/sportsbook/Ticket history',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          "The player's tickets, newest first; each opens to its selections. A table on the desk, cards on a phone.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'ticketHistory' } as const;
const only = (status: TicketStatus) =>
  inApp({ ...page, history: storyTickets.filter((ticket) => ticket.status === status) });

/** Every kind of ticket; one of them opened. */
export const All: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(textOf('history.legs')) });
    if (!first) throw new Error('No ticket can be opened.');
    await userEvent.click(first);
    await expect(await canvas.findByText(/Olympiacos/)).toBeVisible();
  },
};

/** One status of them. */
export const Filtered: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(textOf('status.won'));
    await userEvent.click(canvas.getByRole('combobox', { name: textOf('history.filter') }));
    await userEvent.click(await screen.findByRole('option', { name: textOf('status.won') }));
    await waitFor(() => expect(canvas.queryByText(textOf('status.lost'))).toBeNull());
  },
};

export const Waiting: Story = only('pending');
export const Open: Story = only('accepted');
export const Won: Story = only('won');
export const Lost: Story = only('lost');
export const Void: Story = only('void');
export const Rejected: Story = only('rejected');

/** Five at a time. */
export const Paging: Story = {
  ...inApp({ ...page, history: longHistory(13) }),
  play: async ({ canvas, userEvent }) => {
    const opened = () => canvas.getAllByRole('button', { name: new RegExp(textOf('history.legs')) }).length;
    const more = await canvas.findByRole('button', { name: textOf('history.more') });
    await expect(opened()).toBe(5);
    await userEvent.click(more);
    await waitFor(() => expect(opened()).toBe(10));
    await userEvent.click(canvas.getByRole('button', { name: textOf('history.more') }));
    await waitFor(() => expect(opened()).toBe(13));
    await expect(canvas.queryByRole('button', { name: textOf('history.more') })).toBeNull();
  },
};

export const Empty: Story = {
  ...inApp({ ...page, history: [] }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('history.toBetting') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/betting$/));
  },
};

export const NoTickets: Story = { ...inApp({ ...page, history: [] }) };

export const Loading: Story = { ...inApp({ ...page, answers: { ticketHistory: never } }) };

export const Broken: Story = {
  ...inApp({ ...page, answers: { ticketHistory: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('history.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ ticketHistory: { result: [...storyTickets], totalPages: 1 } });
    await userEvent.click(canvas.getByRole('button', { name: textOf('action.retry') }));
    await expect((await canvas.findAllByText(textOf('status.won')))[0]).toBeVisible();
  },
};

export const BrokenForGood: Story = {
  ...inApp({ ...page, answers: { ticketHistory: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.failed'))).toBeVisible();
  },
};

/** A ticket settles while the page is open: the wallet moved, so the list is fetched anew. */
export const SettlesWhileOpen: Story = {
  ...inApp({ ...page, history: storyTickets.filter(({ status }) => status === 'accepted') }),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await canvas.findByText(textOf('status.accepted'));
    const [ticket] = storyTickets.filter(({ status }) => status === 'accepted');
    if (!ticket) throw new Error('The story has lost its open ticket.');
    const before = await world.host.api.ping({ query: {} });
    world.answer({
      ticketHistory: { result: [{ ...ticket, status: 'won', payout: '1740.84' }], totalPages: 1 },
      ping: { ...before, wallets: before.wallets.map((wallet) => ({ ...wallet, wallet_1: '4740.84' })) },
    });
    await world.ping();
    await expect(await canvas.findByText(textOf('status.won'))).toBeVisible();
  },
};
