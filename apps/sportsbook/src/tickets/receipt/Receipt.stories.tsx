import { localeAtom } from '@kvota/shell';
import {
  inApp,
  never,
  serverError,
  storyTicket,
  textOf,
  worldOf,
  type Answers,
  type StoryTicket,
} from '@kvota/shell/story-world';
import { ticketNumber, useReceipt } from '@kvota/tickets';
import { PrintedTicket, Ticket, TicketFooter } from '@kvota/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { useFormats } from '../../format/use-formats.ts';
import { modules } from '../../router.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ticketAddress } from './ticket-address.ts';

const meta = {
  title: 'Apps/sportsbook/Receipt',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component: 'Actions for a paid ticket: print it on 58 mm, share it as link and picture, bet again.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const booked: Answers = { bookTicket: { ErrorText: 'ok', code: 'K7QF3M2P', expiresAt: '2026-11-28T17:30:00Z' } };

const actions = (name: StoryTicket, answers: Answers = booked) =>
  inApp({
    modules,
    page: 'ticketHistory',
    part: () => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Ticket label="">
          <TicketFooter>
            <ReceiptActions ticket={storyTicket(name)} />
          </TicketFooter>
        </Ticket>
      </div>
    ),
    answers,
  });

export const Actions: Story = actions('open');

function Paper({ name }: { name: StoryTicket }): ReactElement {
  const ticket = storyTicket(name);
  const address = ticketAddress(window.location.origin, useAtomValue(localeAtom), ticket.ticketId);
  return <PrintedTicket {...useReceipt(ticket, { formats: useFormats(), address })} />;
}
const paper = (name: StoryTicket) => inApp({ modules, page: 'ticketHistory', part: () => <Paper name={name} /> });

export const PrintedOpen: Story = {
  ...paper('open'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf('slip.payout'))).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: textOf('receipt.code', { number: ticketNumber(storyTicket('open').ticketId) }) }),
    ).toBeVisible();
  },
};
export const PrintedSystem: Story = paper('system');
export const PrintedWon: Story = paper('soldHalfWon');

/** Opens the share sheet and waits for the picture, drawn in the language and theme of the page. */
const shared: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('receipt.share') }));
  const dialog = within(await screen.findByRole('dialog', { name: textOf('receipt.shareTitle') }));
  const picture = await dialog.findByRole('img', { name: textOf('receipt.picture') });
  if (!(picture instanceof HTMLImageElement)) throw new Error('The picture of the ticket is no image.');
  await waitFor(() => expect(picture.naturalWidth).toBe(1080));
  await expect(dialog.getByText('K7QF-3M2P')).toBeVisible();
};

export const Shared: Story = { ...actions('open'), play: shared };
export const SharedWin: Story = { ...actions('won'), play: shared };
export const SharedSystem: Story = { ...actions('system'), play: shared };
export const SharedLong: Story = { ...actions('long'), play: shared };

/** The picture shows no amounts. */
export const SharedWithoutAmounts: Story = {
  ...actions('won'),
  play: async (context) => {
    await shared(context);
    const before = screen.getByRole('img', { name: textOf('receipt.picture') }).getAttribute('src');
    await context.userEvent.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: textOf('receipt.picture') }).getAttribute('src')).not.toBe(before),
    );
  },
};

/** A canvas that cannot encode, as in an old browser or with too little memory. */
const noEncoder = () => spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));

/** The picture cannot be drawn; code and link are still available. */
export const NoPicture: Story = {
  ...actions('won'),
  beforeEach: () => {
    const encoder = noEncoder();
    return () => encoder.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('receipt.share') }));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('receipt.shareTitle') }));
    await expect(await dialog.findByRole('heading', { name: textOf('receipt.noPicture') })).toBeVisible();
    await expect(dialog.getByText('K7QF-3M2P')).toBeVisible();
    await expect(dialog.getByRole('button', { name: textOf('receipt.copy') })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: textOf('receipt.save') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A retry succeeds. */
export const PictureOnRetry: Story = {
  ...actions('won'),
  play: async ({ canvas, userEvent }) => {
    const encoder = noEncoder();
    try {
      await userEvent.click(await canvas.findByRole('button', { name: textOf('receipt.share') }));
      await screen.findByRole('heading', { name: textOf('receipt.noPicture') });
    } finally {
      encoder.mockRestore();
    }
    await userEvent.click(screen.getByRole('button', { name: textOf('action.retry') }));
    await expect(await screen.findByRole('img', { name: textOf('receipt.picture') })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: textOf('receipt.noPicture') })).toBeNull();
  },
};

export const NoLink: Story = {
  ...actions('open', { bookTicket: serverError }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('receipt.share') }));
    await expect(await screen.findByText(textOf('receipt.noLink'))).toBeVisible();
    worldOf({ loaded }).answer(booked);
    await userEvent.click(screen.getByRole('button', { name: textOf('action.retry') }));
    await expect(await screen.findByText('K7QF-3M2P')).toBeVisible();
  },
};

/** The betting page opens with the code in its address. */
export const BetAgain: Story = {
  ...inApp({
    modules,
    page: 'ticketHistory',
    history: [storyTicket('won')],
    answers: { ...booked, loadBooking: never },
    search: { ticket: storyTicket('won').ticketId },
  }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('ticket.again') }));
    await waitFor(() => expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/betting$/));
    await expect(worldOf({ loaded }).router.state.location.search).toMatchObject({ booking: 'K7QF3M2P' });
  },
};

export const BetAgainFails: Story = {
  ...inApp({
    modules,
    page: 'ticketHistory',
    history: [storyTicket('won')],
    answers: { bookTicket: serverError },
    search: { ticket: storyTicket('won').ticketId },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('ticket.again') }));
    // An urgent notice is in the document twice, because one copy is for assistive technology.
    const [notice] = await screen.findAllByText(textOf('receipt.againFailed'));
    await waitFor(() => expect(notice).toBeVisible());
  },
};
