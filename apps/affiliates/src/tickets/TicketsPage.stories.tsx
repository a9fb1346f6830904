import { creditHiddenAtom, onlineAtom } from '@kvota/shell';
import {
  inApp,
  never,
  serverError,
  textOf,
  worldOf,
  Failure,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import { ticketNumber } from '@kvota/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { agencyAnswers } from '../story/sample-answers.ts';
import { newsLine, openRequest, sampleTickets, ticketAnswers } from '../story/sample-tickets.ts';

const meta = {
  title: 'Apps/affiliates/Tickets',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component:
          'Tickets of the branch: a list with every filter in the address and rows that open, what happens at the moment, and requests to void a ticket.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({
    modules,
    page: 'affiliatesTickets',
    answers: { ...agencyAnswers(), ...ticketAnswers(), ...answers },
    ...setup,
  });

const table = () => screen.findByRole('table', { name: textOf('agency.page.tickets') });
const players = async (count: number): Promise<void> => {
  const list = await table();
  await waitFor(() => expect(within(list).getAllByRole('link', { name: 'jovana.petrović' })).toHaveLength(count));
};
const all = Math.min(25, sampleTickets.length);
const open = sampleTickets.filter(({ status }) => status === 'accepted');

/** [AFF-01, CALL-49] Tickets of every state, with the sums of all pages. */
export const Tickets: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    await players(all);
    await expect(screen.getAllByText(textOf('agency.tickets.openStakes'))[0]).toBeVisible();
  },
};

/** [AFF-02, CALL-50] A row opens: legs, seller, the requests, and the copy for the printer. */
export const OpenRow: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ userEvent }) => {
    await players(all);
    const number = ticketNumber(openRequest.ticketId);
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.tickets.details', { number }) }));
    await expect(await screen.findByText(/Pogrešan ulog/)).toBeVisible();
    await expect(screen.getByRole('button', { name: textOf('agency.tickets.print') })).toBeVisible();
  },
};

/** [AFF-03, AFF-09] A state is a toggle, and is in the address. */
export const Filtered: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await players(all);
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.flag.open') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.search).toEqual({ flags: 'in_play' }));
    await players(open.length);
  },
};

/** [AFF-06, AFF-08] Further filters are confirmed together; each has a chip that removes it. */
export const MoreFilters: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await players(all);
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.tickets.moreFilters') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.flag.system') }));
    const stake = dialog.getByRole('textbox', { name: textOf('agency.tickets.minStake') });
    await userEvent.type(stake, 'abc');
    await expect(dialog.getByText(textOf('agency.tickets.noAmount'))).toBeVisible();
    await userEvent.clear(stake);
    await userEvent.type(stake, '99,5');
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.tickets.apply') }));
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.search).toEqual({ flags: 'system', stake: '99.50' }));
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.clear') }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
};

/** An order in the address. */
export const Sorted: Story = {
  globals: { viewport: { value: undefined } },
  ...show({}, { search: { order: 'stake' } }),
  play: async () => players(all),
};

/** Requests to void a ticket, and the decision about one. */
export const Requests: Story = {
  tags: ['both'],
  ...show({}, { search: { view: 'requests' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.void.decide') }));
    const dialog = within(await screen.findByRole('dialog'));
    const approve = dialog.getByRole('button', { name: textOf('agency.void.approve') });
    await userEvent.click(approve);
    await expect(dialog.getByText(textOf('agency.void.reasonMissing'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Potvrđeno');
    await userEvent.click(approve);
    // The notice about it is a dialog too.
    await waitFor(() => expect(screen.queryByRole('button', { name: textOf('agency.void.approve') })).toBeNull());
    await expect(await screen.findByText('Potvrđeno', { exact: false })).toBeVisible();
  },
};

/** A request is refused, because the match has begun: the reason stays in its field. */
export const TooLate: Story = {
  ...show({ agencyVoidRequest: { ErrorText: 'error', error: 'voidTooLate' } }),
  play: async ({ userEvent }) => {
    await players(all);
    const other = open.find(({ ticketId }) => ticketId !== openRequest.ticketId);
    const number = ticketNumber(other?.ticketId ?? '');
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.tickets.details', { number }) }));
    await userEvent.click(await screen.findByRole('button', { name: textOf('agency.void.request') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Pogrešan meč');
    await userEvent.click(dialog.getByRole('button', { name: textOf('agency.void.send') }));
    await expect(await dialog.findByText(textOf('agency.void.tooLate'))).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Pogrešan meč');
  },
};

/** Tickets as they are placed and settled. A pause keeps what arrives meanwhile. */
export const HappeningNow: Story = {
  tags: ['both'],
  ...show({}, { search: { view: 'live' } }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.news.none'))).toBeVisible();
    const { sockets } = worldOf({ loaded });
    const send = (seq: number, from: number, what: 'placed' | 'settled'): void =>
      sockets.emitSiteEvent('agency_tickets', {
        seq,
        lines: sampleTickets.slice(from, from + 3).map((ticket) => newsLine(ticket, what)),
        missed: 0,
      });
    send(1, 0, 'placed');
    const lines = () => screen.getAllByRole('row').length - 1;
    await waitFor(() => expect(lines()).toBe(3));
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.news.pause') }));
    send(2, 3, 'settled');
    const more = await screen.findByRole('button', { name: textOf('agency.news.resume', { waiting: 3 }) });
    await expect(lines()).toBe(3);
    await userEvent.click(more);
    await waitFor(() => expect(lines()).toBe(6));
  },
};

/** No ticket yet. */
export const Empty: Story = {
  ...show(ticketAnswers([])),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.tickets.none'))).toBeVisible();
  },
};

/** Nothing matches the filters: a button resets them. */
export const NoneSuch: Story = {
  ...show({}, { search: { q: 'nobody' } }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(textOf('agency.tickets.noneSuch'))).toBeVisible();
    const [clear] = await screen.findAllByRole('button', { name: textOf('agency.clear') });
    if (clear) await userEvent.click(clear);
    await players(all);
  },
};

export const Loading: Story = show({ agencyTickets: never });

export const Broken: Story = {
  ...show({ agencyTickets: serverError }),
  play: async ({ loaded, userEvent }) => {
    await expect(await screen.findByText(textOf('agency.tickets.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ ...agencyAnswers(), ...ticketAnswers() });
    await userEvent.click(screen.getByRole('button', { name: textOf('ui.retry') }));
    await players(all);
  },
};

/** Another order over too long a period: the page explains what to do. */
export const TooBroad: Story = {
  ...show({ agencyTickets: new Failure(400, 'tooBroad') }, { search: { order: 'payout' } }),
  play: async () => {
    await expect(await screen.findByText(textOf('agency.tickets.tooBroad'))).toBeVisible();
  },
};

/** Offline, the list stays with the time of its data. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    await players(all);
    worldOf({ loaded }).host.store.set(onlineAtom, false);
    await waitFor(() => expect(screen.getByText(new RegExp(textOf('agency.offline', { time: '.+' })))).toBeVisible());
  },
};

/** [HEAD-07] With the credit hidden, no amount is left, in an open row neither. */
export const Hidden: Story = {
  ...show(),
  play: async ({ loaded, userEvent }) => {
    await players(all);
    worldOf({ loaded }).host.store.set(creditHiddenAtom, true);
    const won = sampleTickets.find(({ explanation }) => explanation.length > 0);
    const number = ticketNumber(won?.ticketId ?? '');
    await userEvent.click(screen.getByRole('button', { name: textOf('agency.tickets.details', { number }) }));
    await screen.findByRole('button', { name: textOf('agency.tickets.print') });
    const amounts = [
      ...sampleTickets.flatMap(({ stake, payout }) => [stake, payout ?? stake]),
      ...(won?.explanation ?? []).flatMap((step) => ('from' in step ? [`${step.from.split('.')[0] ?? ''}.`] : [])),
    ].filter((amount) => !amount.startsWith('0.'));
    const digits = (): string => (screen.getByRole('main').textContent ?? '').replaceAll(/[^\d.]/g, '');
    await waitFor(() => expect(amounts.filter((amount) => digits().includes(amount))).toEqual([]));
  },
};
