import { isBonusCurrency, type TicketKind, type TicketRequest } from '@kvota/contracts';

import { ticketMarks, type TicketMark } from '../../database/ticket-marks.ts';

/** Returns the kind of a ticket: with groups, of one selection, or of several (OP-71). */
export function kindOf({ selections, systemGroups }: Pick<TicketRequest, 'selections' | 'systemGroups'>): TicketKind {
  if (systemGroups.length > 0) return 'system';
  return selections.length === 1 ? 'single' : 'standard';
}

/** Returns the marks of a new ticket. */
export function marksOf(request: TicketRequest): number {
  const isLive = request.selections.some(({ type }) => type === 'live');
  const isFreeBet = isBonusCurrency(request.wallet.currency_id);
  return ticketMarks[kindOf(request)] | (isLive ? ticketMarks.live : 0) | (isFreeBet ? ticketMarks.freeBet : 0);
}

/** Returns the bits of several marks. */
export const bitsOf = (marks: readonly TicketMark[]): number =>
  marks.reduce((bits, mark) => bits | ticketMarks[mark], 0);

/** True if a ticket has a mark. */
export const hasMark = ({ marks }: { readonly marks: number }, mark: TicketMark): boolean =>
  (marks & ticketMarks[mark]) !== 0;
