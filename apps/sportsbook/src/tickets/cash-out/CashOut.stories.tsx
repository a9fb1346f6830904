import type { CashOutQuote } from '@kvota/contracts';
import {
  at,
  inApp,
  never,
  noAnswer,
  storyTicket,
  storyTime,
  textOf,
  worldOf,
  type Answers,
} from '@kvota/shell/story-world';
import { ticketNumber } from '@kvota/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';

const meta = {
  title: 'Apps/sportsbook/Cash-out',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'Cashes out a ticket, whole or in part: in a dialog, or in a sheet on a phone. Either the amount shown on the button is booked, or nothing.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const ticket = storyTicket('open');
const serverTime = at(0);

/** Quotes as a platform makes them: for the requested part, valid for five seconds of story time. */
function quotes(amounts: Readonly<Record<string, string>>, now: () => number = () => storyTime): Answers {
  let made = 0;
  return {
    cashOut: ({ body: { ratio = '1' } }) => {
      made += 1;
      return {
        ErrorText: 'ok',
        quoteId: `quote-${made}`,
        amount: amounts[ratio] ?? '0.00',
        stake: String(Number(ticket.stake) * Number(ratio)) + '.00',
        currency: ticket.currency,
        expiresAt: new Date(now() + 5000).toISOString(),
        serverTime,
      };
    },
  };
}
const usual = { '1': '1243.50', '0.75': '932.60', '0.50': '621.75', '0.25': '310.85' };
const quote: CashOutQuote = {
  quoteId: 'quote-new',
  amount: '1198.20',
  stake: '500.00',
  currency: 'RSD',
  expiresAt: new Date(storyTime + 60_000).toISOString(),
};
const stage = (answers: Answers) =>
  inApp({
    modules,
    page: 'ticketHistory',
    history: [ticket, storyTicket('lost')],
    answers,
    // Clocks keep running while axe reads the story.
    expectedConsole: [/not wrapped in act/],
  });

const sheet = async () => within(await screen.findByRole('dialog', { name: textOf('cashOut.title') }));

/** Presses the cash-out of the ticket in the list. */
async function open({ canvas, userEvent }: Context) {
  const card = within(
    await canvas.findByRole('article', { name: textOf('history.ticket', { number: ticketNumber(ticket.ticketId) }) }),
  );
  await userEvent.click(card.getByRole('button', { name: new RegExp(textOf('cashOut.title')) }));
  return await sheet();
}

/** Presses the button with the amount, once the amount has been shown long enough to be read. */
async function pressAmount(context: Context, amount: RegExp): Promise<void> {
  const button = await screen.findByTestId('confirm-cash-out');
  await waitFor(() => expect(button).toHaveTextContent(amount));
  worldOf(context).clock.advance(500);
  await context.userEvent.click(button);
}

export const Quoted: Story = {
  tags: ['both'],
  ...stage(quotes(usual)),
  play: async (context) => {
    const dialog = await open(context);
    await waitFor(() => expect(dialog.getByTestId('cash-out-amount')).toHaveTextContent(/1[.,\s]243[.,]50/));
    await expect(dialog.getByRole('timer')).toHaveTextContent('5');
  },
};

/** By keyboard: Page Down takes a quarter less. The old amount disappears at once; the new one comes with its quote. */
export const APart: Story = {
  ...stage(quotes(usual)),
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByText(/1[.,\s]243[.,]50/, { selector: '[data-testid]' });
    dialog.getByRole('slider').focus();
    await context.userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(screen.getByTestId('confirm-cash-out')).toHaveTextContent(/621[.,]75/));
    await expect(dialog.getByRole('slider')).toHaveValue('50');
    await expect(dialog.getByRole('button', { pressed: true })).toHaveTextContent('50');
  },
};

export const Asking: Story = {
  ...stage({ cashOut: never }),
  play: async (context) => {
    await open(context);
    await expect(await screen.findByTestId('confirm-cash-out')).toHaveAccessibleDescription(textOf('cashOut.asking'));
  },
};

/** The quote is renewed before it expires, and the price shows how it moved. */
export const PriceMoves: Story = {
  ...stage(quotes(usual)),
  play: async (context) => {
    const world = worldOf(context);
    const dialog = await open(context);
    await waitFor(() => expect(dialog.getByTestId('cash-out-amount')).toHaveTextContent(/1[.,\s]243[.,]50/));
    world.answer(quotes({ '1': '1198.20' }, world.clock.now));
    world.clock.advance(4000);
    await waitFor(() => expect(dialog.getByTestId('cash-out-amount')).toHaveTextContent(/1[.,\s]198[.,]20/));
    await expect(dialog.getByRole('img', { name: textOf('ui.priceDown') })).toBeVisible();
  },
};

export const Sold: Story = {
  ...stage({ ...quotes(usual), confirmCashOut: { ErrorText: 'ok', newCredit: '4243.50', serverTime } }),
  play: async (context) => {
    await open(context);
    worldOf(context).answer({
      ticketHistory: { result: [storyTicket('cashedOut'), storyTicket('lost')], totalPages: 1 },
    });
    await pressAmount(context, /1[.,\s]243[.,]50/);
    const [before = ''] = textOf('cashOut.done', { paid: '|' }).split('|');
    const [note] = await screen.findAllByText((text) => text.startsWith(before) && /1[.,\s]243[.,]50/.test(text));
    await waitFor(() => expect(note).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The list is fetched at once, and the ticket gets its stamp.
    const stamp = await context.canvas.findByText(textOf('status.cashedOut'), { selector: 'strong' });
    await waitFor(() => expect(stamp).toBeVisible());
  },
};

/** The price no longer held: old and new are shown, and nothing is sold without another press. */
export const Changed: Story = {
  ...stage({
    ...quotes(usual),
    confirmCashOut: { ErrorText: 'error', error: 'cashOutChanged', quote, serverTime },
  }),
  play: async (context) => {
    const dialog = await open(context);
    await pressAmount(context, /1[.,\s]243[.,]50/);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/1[.,\s]243[.,]50 → 1[.,\s]198[.,]20/);
    await expect(screen.getByTestId('confirm-cash-out')).toHaveTextContent(/1[.,\s]198[.,]20/);
  },
};

const unavailable = (reason: 'suspended' | 'settled' | 'closed'): Answers => ({
  cashOut: { ErrorText: 'error', error: 'cashOutUnavailable', reason, serverTime },
});

/** After a goal the price returns by itself when the market opens. */
export const Suspended: Story = {
  ...stage(unavailable('suspended')),
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(textOf('cashOut.no.suspended'))).toBeVisible();
    const world = worldOf(context);
    world.answer(quotes(usual, world.clock.now));
    world.clock.advance(3000);
    await waitFor(() => expect(dialog.getByTestId('cash-out-amount')).toHaveTextContent(/1[.,\s]243[.,]50/));
  },
};

export const Closed: Story = {
  ...stage(unavailable('closed')),
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(textOf('cashOut.no.closed'))).toBeVisible();
  },
};

export const Sending: Story = {
  ...stage({ ...quotes(usual), confirmCashOut: never }),
  play: async (context) => {
    await open(context);
    await pressAmount(context, /1[.,\s]243[.,]50/);
    await waitFor(() => expect(screen.getByTestId('confirm-cash-out')).toHaveAttribute('aria-busy', 'true'));
    // The dialog cannot be closed while a confirmation is in flight.
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** A confirmation gets no answer: the same quote is sent three times, then the player is asked. */
export const Unanswered: Story = {
  ...stage({ ...quotes(usual), confirmCashOut: noAnswer }),
  play: async (context) => {
    const sent: string[] = [];
    const dialog = await open(context);
    worldOf(context).answer({
      confirmCashOut: ({ body }) => {
        sent.push(`${body.quoteId} ${body.amount}`);
        return noAnswer;
      },
    });
    await pressAmount(context, /1[.,\s]243[.,]50/);
    await expect(await dialog.findByText(textOf('cashOut.unanswered'))).toBeVisible();
    await expect(sent).toHaveLength(3);
    await expect(new Set(sent).size).toBe(1);
    worldOf(context).answer({ confirmCashOut: { ErrorText: 'ok', newCredit: '4243.50', serverTime } });
    await context.userEvent.click(screen.getByRole('button', { name: textOf('cashOut.askAgain') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Unreachable: Story = {
  ...stage({ cashOut: noAnswer }),
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(textOf('cashOut.unreachable'))).toBeVisible();
    worldOf(context).answer(quotes(usual));
    await context.userEvent.click(screen.getByRole('button', { name: textOf('action.retry') }));
    await waitFor(() => expect(dialog.getByTestId('cash-out-amount')).toHaveTextContent(/1[.,\s]243[.,]50/));
  },
};
