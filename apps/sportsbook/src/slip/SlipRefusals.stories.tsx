import { at, Failure, noAnswer, pingOf, storyPeople, storyTime, textOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { inSlip } from '../story/in-slip.tsx';
import { threePicks } from '../story/slip-of.ts';
import { passHold, pingAnswering, payAndPing, payUntil, payButton } from '../story/slip-payment.ts';

const meta = {
  title: 'Apps/sportsbook/Slip refusals',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'Tickets that are not accepted: refused, rejected, unconfirmed, or sent to a busy server. Each story drives the real engine with events and scripted answers of the platform. Time moves only if a story moves it.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const refusedBy = (answer: Pick<Answers, 'ticketRequest'>): Story => ({
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: answer,
    course: (slip) => payUntil(slip, 'rejected'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.change') }));
    await expect(await payButton()).toBeVisible();
  },
});
const refusal = (error: string) => ({ ErrorText: 'error', error, serverTime: at(0) });

/** A request that never became a ticket is refused in the panel. */
export const RefusedForFunds: Story = refusedBy({ ticketRequest: refusal('insufficientFunds') });
export const RefusedForBlockedAccount: Story = refusedBy({ ticketRequest: refusal('youAreBlocked') });
/** The exclusion register is silent: it is asked again, so the player can pay again. */
export const RefusedWhileRegisterIsSilent: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: refusal('registerUnknown') },
    course: (slip) => payUntil(slip, 'rejected'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('refused.registerUnknown') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('slip.payAgain') })).toBeVisible();
  },
};
/** The licence requires a limit of deposits: the way to it is there, and paying again is not. */
export const RefusedWithoutLimit: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: refusal('limitRequired') },
    course: (slip) => payUntil(slip, 'rejected'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf('refused.limitRequired') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('slip.setLimit') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('slip.payAgain') })).toBeNull();
  },
};
/** A player who stopped to play is not asked to pay again. */
const stopped = (error: 'playPaused' | 'selfExcluded'): Story => ({
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: { ...refusal(error), until: at(86_400_000) } },
    course: (slip) => payUntil(slip, 'rejected'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textOf(`refused.${error}`) })).toBeVisible();
    const [before] = textOf('slip.until', { time: '|' }).split('|');
    await expect(canvas.getByText(new RegExp(before ?? ''))).toBeVisible();
    await expect(canvas.getByRole('button', { name: textOf('slip.change') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('slip.payAgain') })).toBeNull();
  },
});
export const RefusedWhilePaused: Story = stopped('playPaused');
export const RefusedWhileExcluded: Story = stopped('selfExcluded');
/** A code without a text is shown as it is. */
export const RefusedForUnknownReason: Story = refusedBy({ ticketRequest: new Failure(409, 'ticketOfAnotherKind') });

/** A ticket that was refused later is reported over the page, with the reason of its subcode. */
const deniedWith = (subcode: number, key: string): Story => ({
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: pingAnswering({ code: 0, subcode, accepted: false, mtcResponse: { status: 'denied', selections: [] } }),
    course: async (slip, world) => {
      await payAndPing(slip, world);
      passHold(slip, world);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    await expect(dialog).toHaveTextContent(textOf(key));
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('action.ok') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The refusal stays on the slip until the player goes on (PAY-22).
    await expect(await canvas.findByText(textOf(key))).toBeVisible();
    await expect(canvas.getByText(textOf('slip.nothingBooked'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('slip.payAgain') }));
    await expect(await payButton()).toHaveAttribute('aria-busy', 'true');
  },
});
export const Rejected208: Story = deniedWith(208, 'snackbarRejected');
export const RejectedOddsChanged216: Story = deniedWith(216, 'ticketRejectedOddsChanged');
export const RejectedOddsBlocked217: Story = deniedWith(217, 'ticketRejectedOddsBlocked');
export const RejectedByBookmaker226: Story = deniedWith(226, 'ticketRejectedOddsChangedCms');
export const RejectedByBookmaker227: Story = deniedWith(227, 'ticketRejectedOddsBlockedCms');

/** A final time-out gives no reason: a snackbar reports it, and a card stays on the slip (PAY-22). */
export const TimedOut203: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: pingAnswering({
      code: 0,
      subcode: 203,
      accepted: false,
      mtcResponse: { status: 'denied', selections: [] },
    }),
    course: async (slip, world) => {
      await payAndPing(slip, world);
      passHold(slip, world);
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect((await screen.findAllByText(textOf('snackbarTimeout')))[0]).toBeInTheDocument();
    await expect(screen.queryByRole('dialog', { name: textOf('ticket.rejected') })).toBeNull();
    await expect(canvas.getByRole('heading', { name: textOf('snackbarTimeout') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('slip.change') }));
    await expect(await payButton()).not.toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('textbox', { name: textOf('slip.stake') })).toBeEnabled();
  },
};

const silence: Answers = { ticketRequest: noAnswer, ping: pingOf(storyPeople.player, storyTime) };

/** No answer arrived. The slip asks for the outcome instead of guessing, and books nothing twice. */
export const OutcomeUnknown: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: silence,
    expectedConsole: [/no answer arrived/],
    course: (slip) => payUntil(slip, 'unknown'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('slip.unknown'))).toBeVisible();
  },
};

/** No answer arrived at all; paying again sends the same ticket under the same id. */
export const StillUnconfirmed: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: silence,
    expectedConsole: [/no answer arrived/],
    course: async (slip, { clock }) => {
      await payUntil(slip, 'unknown');
      clock.advance(10_000);
      slip.send({ type: 'tick' });
    },
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: textOf('ticket.rejected') });
    await expect(dialog).toHaveTextContent(textOf('ticketTimeout'));
  },
};

/** The betting server is overloaded: a notice appears beside the page, and the slip is unchanged. */
export const ServerBusy: Story = {
  ...inSlip({
    picks: threePicks,
    stake: '200',
    answers: { ticketRequest: { ErrorText: 'ok', etsCode: 102, serverTime: at(0) } },
    course: (slip) => payUntil(slip, 'idle'),
  }),
  play: async () => {
    await screen.findAllByText(textOf('snackbarServerBusy'));
    await expect(await payButton()).toBeVisible();
  },
};
