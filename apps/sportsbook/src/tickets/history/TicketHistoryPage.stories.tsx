import type { HistoryTicket } from '@kvota/contracts';
import {
  inApp,
  longHistory,
  never,
  serverError,
  storyTicket,
  storyTickets,
  textOf,
  worldOf,
  type StoryTicket,
  type WorldSetup,
} from '@kvota/shell/story-world';
import { ticketNumber } from '@kvota/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';

const meta = {
  title: 'Apps/sportsbook/Ticket history',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          "The player's tickets, newest first: cards that open to the whole ticket. Matches in play are refreshed while they are visible.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// Tickets in play are fetched by timer, also while axe reads the story.
const expectedConsole = [/not wrapped in act/];
const page = { modules, page: 'ticketHistory', expectedConsole } as const;
const show = (names: readonly StoryTicket[], setup: WorldSetup = {}) =>
  inApp({ ...page, history: names.map(storyTicket), ...setup });

const cardOf = async (canvas: ReturnType<typeof within>, name: StoryTicket) => {
  const label = textOf('history.ticket', { number: ticketNumber(storyTicket(name).ticketId) });
  return within(await canvas.findByRole('article', { name: label }));
};

/** Opens the ticket of a story. */
const opened =
  (name: StoryTicket): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas, name);
    await userEvent.click(card.getByRole('button', { expanded: false }));
    await expect(card.getByRole('list', { name: textOf('slip.selections') })).toBeVisible();
  };

/** Every kind of ticket. */
export const All: Story = {
  tags: ['both'],
  ...inApp({ ...page, answers: { ticketHistory: { result: [...storyTickets], totalPages: 1 } } }),
  play: async ({ canvas }) => {
    const open = await cardOf(canvas, 'open');
    await expect(open.getByText(textOf('slip.payout'))).toBeVisible();
    const won = await cardOf(canvas, 'won');
    await expect(won.getByText(textOf('history.payout'))).toBeVisible();
    await expect(won.queryByText(textOf('slip.payout'))).toBeNull();
  },
};

/** Two matches in play, one to come; a price that changed at payment. */
export const Open: Story = {
  ...show(['open', 'single']),
  play: async (context) => {
    await opened('open')(context);
    const card = await cardOf(context.canvas, 'open');
    await expect(card.getByText(textOf('phase.SH'))).toBeVisible();
    await expect(card.getByText('2.62')).toBeVisible();
    await expect(card.getAllByText(textOf('slip.payout'))[0]).toBeVisible();
  },
};

/** A goal is scored while the list is shown: the list is fetched every five seconds, and nothing moves. */
export const Goal: Story = {
  ...show(['open']),
  play: async (context) => {
    await opened('open')(context);
    const card = await cardOf(context.canvas, 'open');
    const before = card.getByText(textOf('phase.SH')).getBoundingClientRect();
    const [derby, ...others] = storyTicket('open').legs;
    if (!derby?.match) throw new Error('The story has lost its match.');
    const scored = { ...derby, match: { ...derby.match, results: { G: [3, 1] as [number, number] } } };
    worldOf(context).answer({
      ticketHistory: {
        result: [{ ...storyTicket('open'), cashOut: '1620.00', legs: [scored, ...others] }],
        totalPages: 1,
      },
    });
    await expect(await card.findByText(textOf('history.score', { home: '3', away: '1' }))).toBeInTheDocument();
    await expect(card.getByText(textOf('phase.SH')).getBoundingClientRect().top).toBe(before.top);
  },
};

/** A system with several groups, its combinations, and a banker. */
export const System: Story = {
  ...show(['system']),
  play: async (context) => {
    await opened('system')(context);
    const card = await cardOf(context.canvas, 'system');
    await expect(card.getByRole('img', { name: textOf('system.banker') })).toBeVisible();
    await expect(card.getAllByRole('img', { name: textOf('history.inGroup', { sign: 'I' }) })).toHaveLength(3);
    await expect(card.getByText(/^3 × 66[.,]67$/)).toBeVisible();
  },
};

/** Half of it is cashed out: the open stake, and what the other half paid. */
export const SoldInPart: Story = { ...show(['soldHalf']), play: opened('soldHalf') };

/** A part cashed out, the rest won: the payout is the sum of both. */
export const SoldInPartAndWon: Story = {
  ...show(['soldHalfWon']),
  play: async (context) => {
    await opened('soldHalfWon')(context);
    const card = await cardOf(context.canvas, 'soldHalfWon');
    await expect(card.getByText(textOf('history.restPayout'))).toBeVisible();
    await expect(card.getByText(/^1[.,\s]613[.,]50$/)).toBeVisible();
  },
};

/** Void, half won, dead heat, rounded: each step of the payout is explained. */
export const Explained: Story = {
  ...show(['explained']),
  play: async (context) => {
    await opened('explained')(context);
    const card = await cardOf(context.canvas, 'explained');
    await expect(card.getByText(textOf('history.step.void', { pair: 'Radnik - Loznica' }))).toBeVisible();
    await expect(
      card.getByText(textOf('history.step.halfWon', { pair: 'Napoli - Juventus', counts: '1.425' })),
    ).toBeVisible();
  },
};

export const Capped: Story = { ...show(['capped']), play: opened('capped') };
export const FreeBet: Story = { ...show(['freeBet']), play: opened('freeBet') };
export const Won: Story = { ...show(['won']), play: opened('won') };
export const Lost: Story = { ...show(['lost', 'long']), play: opened('lost') };
export const Void: Story = { ...show(['void']), play: opened('void') };
export const CashedOut: Story = { ...show(['cashedOut']), play: opened('cashedOut') };
export const Waiting: Story = { ...show(['waiting']), play: opened('waiting') };
export const ManyLegs: Story = { ...show(['long']), play: opened('long') };

/** The reason of the refusal. */
export const Rejected: Story = {
  ...show(['rejected']),
  play: async (context) => {
    await opened('rejected')(context);
    const card = await cardOf(context.canvas, 'rejected');
    await expect(card.getByText(textOf('ticketRejectedOddsChanged'))).toBeVisible();
    await expect(card.queryByText(textOf('slip.payout'))).toBeNull();
  },
};

/** One status, stored in the address. */
export const Filtered: Story = {
  ...inApp({ ...page, history: storyTickets.slice(0, 8) }),
  play: async ({ canvas, loaded, userEvent }) => {
    await cardOf(canvas, 'open');
    await userEvent.click(canvas.getByRole('radio', { name: textOf('history.view.won') }));
    await cardOf(canvas, 'won');
    await waitFor(() => expect(canvas.queryByText(textOf('status.accepted'), { selector: 'span' })).toBeNull());
    await expect(worldOf({ loaded }).router.state.location.search).toMatchObject({ status: 'won' });
  },
};

/** Paid but not decided yet: open for the player, with a different badge. */
export const FilteredOpen: Story = {
  ...show(['waiting', 'open', 'won', 'soldHalf'], { search: { status: 'open' } }),
  play: async ({ canvas }) => {
    const waiting = await cardOf(canvas, 'waiting');
    await expect(waiting.getByText(textOf('status.pending'))).toBeVisible();
    await expect((await cardOf(canvas, 'open')).getByText(textOf('status.accepted'))).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** The number that a player reads out, and the id that support needs. */
export const TheNumber: Story = {
  ...show(['won'], { search: { ticket: ticketNumber(storyTicket('won').ticketId) } }),
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas, 'won');
    await expect(card.getByText('4021-8716-4410')).toBeVisible();
    const write = fn(async (_text: string) => undefined);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    try {
      await userEvent.click(card.getByRole('button', { name: textOf('history.copyId') }));
    } finally {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
    await expect(write).toHaveBeenCalledWith(storyTicket('won').ticketId);
    await waitFor(() => expect(screen.getAllByText(textOf('history.idCopied'))[0]).toBeVisible());
  },
};

/** Days in the player's time zone, sent to the platform as moments. */
export const OfAPeriod: Story = {
  ...inApp({ ...page, search: { from: '2026-11-20', to: '2026-11-21' } }),
  play: async ({ canvas, loaded, userEvent }) => {
    // The first answer of the page has arrived.
    await canvas.findAllByRole('article');
    const asked: unknown[] = [];
    worldOf({ loaded }).answer({
      ticketHistory: ({ body }) => {
        asked.push([body.from, body.to]);
        return { result: [storyTicket('won')], totalPages: 1 };
      },
    });
    await userEvent.click(await canvas.findByRole('radio', { name: textOf('history.view.won') }));
    await cardOf(canvas, 'won');
    await expect(asked).toEqual([
      [new Date(2026, 10, 20).toISOString(), new Date(new Date(2026, 10, 22).getTime() - 1).toISOString()],
    ]);
  },
};

/** The code on a printed ticket leads here: the ticket is found on an older page, opened and scrolled into view. */
export const FromACode: Story = {
  ...inApp({
    ...page,
    history: [...longHistory(7), storyTicket('soldHalfWon')],
    search: { ticket: storyTicket('soldHalfWon').ticketId },
  }),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'soldHalfWon');
    const toggle = await card.findByRole('button', { expanded: true });
    await waitFor(() => expect(toggle).toHaveFocus());
    await waitFor(() => expect(toggle.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
  },
};

/** The ticket of another account. */
export const FromAForeignCode: Story = {
  ...show(['won'], { search: { ticket: 'K-19990101-000001' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.missing'))).toBeVisible();
  },
};

/** Five per page. */
export const Paging: Story = {
  ...inApp({ ...page, history: longHistory(13) }),
  play: async ({ canvas, userEvent }) => {
    const cards = () => canvas.getAllByRole('article').length;
    const more = await canvas.findByRole('button', { name: textOf('history.more') });
    await expect(cards()).toBe(5);
    await userEvent.click(more);
    await waitFor(() => expect(cards()).toBe(10));
    await userEvent.click(canvas.getByRole('button', { name: textOf('history.more') }));
    await waitFor(() => expect(cards()).toBe(13));
    await expect(canvas.queryByRole('button', { name: textOf('history.more') })).toBeNull();
  },
};

export const Empty: Story = {
  ...show([]),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('history.toBetting') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/betting$/));
  },
};

export const NoTickets: Story = show([]);

/** Nothing matches the filter: a button shows all tickets. */
export const NoSuchTickets: Story = {
  ...show(['won'], { search: { status: 'lost' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('history.all') }));
    await cardOf(canvas, 'won');
  },
};

export const Loading: Story = { ...inApp({ ...page, answers: { ticketHistory: never } }) };

export const Broken: Story = {
  ...inApp({ ...page, answers: { ticketHistory: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('history.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ ticketHistory: { result: [storyTicket('won')], totalPages: 1 } });
    await userEvent.click(canvas.getByRole('button', { name: textOf('action.retry') }));
    await cardOf(canvas, 'won');
  },
};

export const BrokenForGood: Story = {
  ...inApp({ ...page, answers: { ticketHistory: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('history.failed'))).toBeVisible();
  },
};

const settled = (ticket: HistoryTicket): HistoryTicket => ({
  ...ticket,
  status: 'won',
  payout: ticket.possiblePayout,
  openStake: '0.00',
  cashOut: null,
  legs: ticket.legs.map((leg) => ({ ...leg, status: 'won', match: null, result: '2:1' })),
});

/** The server fails while the list is shown: the list stays, dimmed, with its age. */
export const Stale: Story = {
  ...show(['open', 'won']),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    const card = await cardOf(canvas, 'open');
    const before = await world.host.api.ping({ query: {} });
    world.answer({
      ticketHistory: serverError,
      ping: { ...before, wallets: before.wallets.map((wallet) => ({ ...wallet, wallet_1: '4740.84' })) },
    });
    await world.ping();
    await waitFor(() => expect(canvas.getByRole('button', { name: textOf('action.retry') })).toBeVisible());
    await expect(card.getByText(textOf('slip.payout'))).toBeVisible();
    await expect(card.getByRole('button', { name: new RegExp(textOf('cashOut.title')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A ticket settles while the page is open: the wallet changes, so the list is fetched again, and nothing moves. */
export const SettlesWhileOpen: Story = {
  ...show(['open', 'lost']),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    const card = await cardOf(canvas, 'open');
    await card.findByText(textOf('status.accepted'));
    const before = await world.host.api.ping({ query: {} });
    world.answer({
      ticketHistory: { result: [settled(storyTicket('open')), storyTicket('lost')], totalPages: 1 },
      ping: { ...before, wallets: before.wallets.map((wallet) => ({ ...wallet, wallet_1: '4740.84' })) },
    });
    await world.ping();
    // The stamp appears.
    await waitFor(() => expect(card.getByText(textOf('status.won'))).toBeVisible());
    await expect(card.queryByText(textOf('slip.payout'))).toBeNull();
    await expect(screen.queryByText(textOf('history.failed'))).toBeNull();
  },
};
