import type { TicketStatus } from '@kvota/contracts';

import type { TicketRow } from '../store/ticket-store.ts';

/** States that wait for the acceptor or for the player's answer. */
export const waitingStates = ['pending', 'reoffered', 'oddchange', 'confirm'];
/** States in which a ticket ended without having been booked. */
export const refusedStates = ['rejected', 'declined', 'expired', 'cancelled'];

/** How a stored ticket stands, in the words of the history. */
export function statusOf({ state, settlement }: Pick<TicketRow, 'state' | 'settlement'>): TicketStatus {
  if (waitingStates.includes(state)) return 'pending';
  if (refusedStates.includes(state)) return 'rejected';
  switch (settlement) {
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed_out':
      return settlement;
    case null:
    default:
      return 'accepted';
  }
}
