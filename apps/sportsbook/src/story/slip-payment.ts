import type { SlipState } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { TicketInfo } from '@kvota/contracts';
import { pingOf, storyPeople, storyTicket, storyTime, type Answers, type World } from '@kvota/shell/story-world';
import { screen } from 'storybook/test';

import { untilSlip } from './slip-of.ts';

export const payButton = () => screen.findByTestId('pay');

/** Ping as it answers whoever waits for a ticket. */
export const pingAnswering = (info: Omit<TicketInfo, 'ticketId'>): Answers => ({
  ping: ({ query: { ticket_id: ticketId } }) => ({
    ...pingOf(storyPeople.player, storyTime),
    ticketInfo: ticketId === undefined ? null : { ticketId, ...info },
  }),
});

/** Accepts the ticket that is asked for, and has it in the history from then on. */
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

/** Pays, and comes back when the payment stands there. */
export async function payUntil(slip: Slip, wanted: SlipState['payment']['status']): Promise<void> {
  slip.send({ type: 'pay' });
  await untilSlip(slip, ({ payment }) => payment.status === wanted);
}

/** Pays, waits, and hears what the platform has decided. */
export async function payAndPing(slip: Slip, world: World): Promise<void> {
  await payUntil(slip, 'waiting');
  await world.ping();
}
