import type { SystemGroup } from '../math/types.ts';
import { groupsInForce } from '../slip/ticket/limits.ts';
import { active } from '../slip/state/progress.ts';
import { eventOf, groupOf } from '../slip/ticket/selection-state.ts';
import type { SlipSelection } from '../slip/state/selection.ts';
import type { SentTicket } from '../slip/state/payment.ts';
import type { SlipState } from '../slip/state/state.ts';

interface Bets {
  readonly selectedSystems: [1];
  readonly stake: string;
  readonly type: 'total';
}

/** The body of `ticketRequest` (CALL-20 to CALL-26). Odds and money are decimal text. */
export interface TicketRequest {
  readonly ticket_id: string;
  readonly selections: {
    readonly eventId: string;
    readonly type: 'prematch' | 'live';
    readonly sfid: string;
    readonly marketCode: string;
    readonly selectionCode: string;
    readonly odds: string;
    readonly original_odds: string;
    readonly sport: string;
    readonly player: string | null;
    readonly marketsTable: string | null;
    readonly marketsKey: string | null;
    readonly marketsGroup: string | null;
    readonly systemGroup: number | null;
    readonly band?: string;
    readonly original_band?: string;
  }[];
  readonly autoOddsChange: boolean;
  readonly bets: Bets;
  readonly original_bets: Bets;
  readonly wallet: { readonly currency: string; readonly currency_id: number };
  readonly bonus: { readonly amount: 0; readonly percentage: 0; readonly total_gain: 0 };
  readonly systemGroups: { readonly conditions: number[]; readonly totalSelections: number }[];
}

/**
 * Writes a sent ticket for the wire (OP-37). Throws if a state has no ticket under way.
 *
 * @example
 * ```ts
 * import { toTicketRequest } from '@kvota/bet-slip/wire';
 * import { after, slip } from './filled-slip.js';
 *
 * const body = toTicketRequest(after(slip, { type: 'pay' }));
 * body.ticket_id; // 'ticket-0001'
 * body.bets; // { selectedSystems: [1], stake: '100', type: 'total' }
 * ```
 */
export function toTicketRequest(source: SlipState | SentTicket): TicketRequest {
  const ticket = 'content' in source ? source : active(source.payment)?.ticket;
  if (!ticket) throw new Error('No ticket is under way: call toTicketRequest with the ticket of a send-ticket effect.');
  const { content, originalStake, wallet, autoOddsChange, ticketId } = ticket;
  const groups = groupsInForce(content);
  const bets = (stake: string): Bets => ({ selectedSystems: [1], stake, type: 'total' });
  return {
    ticket_id: ticketId,
    selections: writtenSelections(content.selections, groups),
    autoOddsChange,
    bets: bets(content.stake),
    original_bets: bets(originalStake),
    wallet: { currency: wallet.currency, currency_id: wallet.currencyId },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: writtenGroups(groups),
  };
}

export function writtenSelections(
  selections: readonly SlipSelection[],
  groups: readonly SystemGroup[],
): TicketRequest['selections'] {
  return selections.map((selection) => ({ ...written(selection), systemGroup: groupOf(groups, selection.id) }));
}

export const writtenGroups = (groups: readonly SystemGroup[]): TicketRequest['systemGroups'] =>
  groups.map(({ conditions, selectionIds }) => ({
    conditions: [...conditions],
    totalSelections: selectionIds.length,
  }));

function written(selection: SlipSelection): Omit<TicketRequest['selections'][number], 'systemGroup'> {
  const { id, desc, sfId, marketName, outcome, price, originalPrice, sport, realSport, band, originalBand } = selection;
  const { player, marketsTable, marketsKey, marketsGroup } = selection;
  return {
    eventId: eventOf(id),
    type: desc,
    sfid: sfId,
    marketCode: marketName,
    selectionCode: outcome,
    odds: price,
    original_odds: originalPrice,
    sport: realSport ?? sport,
    player,
    marketsTable,
    marketsKey,
    marketsGroup,
    ...(band !== null && { band }),
    ...(originalBand !== null && { original_band: originalBand }),
  };
}
