import type { TicketStatus } from '@kvota/contracts';

import type { TicketRow } from '../store/ticket-store.ts';

/** States that wait for the acceptor or for the player's answer. */
export const waitingStates = ['pending', 'reoffered', 'oddchange', 'confirm'];
/** States of tickets that were never accepted. */
export const refusedStates = ['rejected', 'declined', 'expired', 'cancelled'];

/** Returns the status of a stored ticket in the terms of the history. */
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
