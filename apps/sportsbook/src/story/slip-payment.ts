import type { SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { TicketInfo } from '@kvota/contracts';
import { pingOf, storyPeople, storyTicket, storyTime, type Answers, type World } from '@kvota/shell/story-world';
import { screen } from 'storybook/test';

import { untilSlip } from './slip-of.ts';

export const payButton = () => screen.findByTestId('pay');

/** Makes ping answer with this result for any ticket that waits. */
export const pingAnswering = (info: Omit<TicketInfo, 'ticketId'>): Answers => ({
  ping: ({ query: { ticket_id: ticketId } }) => ({
    ...pingOf(storyPeople.player, storyTime),
    ticketInfo: ticketId === undefined ? null : { ticketId, ...info },
  }),
});

/** Makes ping accept the ticket, and the history list it from then on. */
export function accepting(): Answers {
  let ticketId = 'none';
  return {
    ping: ({ query: { ticket_id: asked } }) => {
      ticketId = asked ?? ticketId;
      return {
        ...pingOf(storyPeople.player, storyTime),
        ticketInfo: asked === undefined ? null : { ticketId, code: 0, accepted: true },
      };
    },
    ticketHistory: () => ({ result: [{ ...storyTicket('open'), ticketId }], totalPages: 1 }),
  };
}

/** Pays and resolves when the payment reaches a status. */
export async function payUntil(slip: Slip, wanted: SlipState['payment']['status']): Promise<void> {
  slip.send({ type: 'pay' });
  await untilSlip(slip, ({ payment }) => payment.status === wanted);
}

/** Pays, waits, and pings for the platform's decision. */
export async function payAndPing(slip: Slip, world: World): Promise<void> {
  await payUntil(slip, 'waiting');
  await world.ping();
}

/** Passes the time for which the main button is held after a change (SLIP-25). */
export function passHold(slip: Slip, { clock }: Pick<World, 'clock'>): void {
  clock.advance(600);
  slip.send({ type: 'env-changed' });
}
