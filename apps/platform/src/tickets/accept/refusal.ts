import { validate } from '@kvota/bet-slip/math';
import { isBonusCurrency, type TicketRequest, type TicketSettings } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { Funds } from '../../ledger/ledger.ts';
import { engineTicket, requestedTerms, rulesOf, type Terms } from '../terms/terms.ts';

type TicketRefusal = RefusalOf<'ticketRequest'>;

/** The facts for checking a request before any price is looked at. */
export interface PaymentContext {
  readonly blocked: boolean;
  /** True if no ticket is accepted now, or none of this player (ROLE-05). */
  readonly maintenance: boolean;
  readonly settings: TicketSettings;
  /** The player's wallet in the currency of the ticket. */
  readonly funds: Funds | undefined;
  /** True if there is a wallet for winnings: for a free bet, the one of the real currency (OP-97). */
  readonly payable: boolean;
  /** True if every match of the ticket exists. A ticket on another event never becomes one of the history. */
  readonly known: boolean;
}

/** Returns the message key of the reason to refuse a request, or undefined if it can become a ticket. */
export function refusalOf(request: TicketRequest, standing: PaymentContext): TicketRefusal | undefined {
  const { funds, payable } = standing;
  const terms = requestedTerms(request);
  if (!funds || funds.currency !== request.wallet.currency || !payable) return 'noWallet';
  if (isBonusCurrency(request.wallet.currency_id) && request.systemGroups.length > 0) return 'systemNotAllowed';
  if (!groupsAddUp(request)) return 'invalidGroup';
  if (!standing.known) return 'selectionUnknown';
  const broken = brokenRule(request, terms, standing.settings);
  if (broken !== undefined) return broken;
  return funds.wallet0 + funds.wallet1 < terms.stake ? 'insufficientFunds' : undefined;
}

/** Returns the message key of the first violated rule at these terms (STAKE-09 … STAKE-12, STAKE-15, OP-32, OP-41). */
export function brokenRule(request: TicketRequest, terms: Terms, settings: TicketSettings): TicketRefusal | undefined {
  const rules = rulesOf(settings, request.wallet.currency);
  const codes = validate(engineTicket(request, terms), rules).map(({ code }) => code);
  // Both keys come for the same fault. The total is the one that the player can act on (OP-41).
  return codes.find((code) => code !== 'minPayinPerSystemComb' || !codes.includes('minSystemPayin'));
}

/** True if every group has as many selections as it states, and every selection's group exists. */
export function groupsAddUp({ selections, systemGroups }: Pick<TicketRequest, 'selections' | 'systemGroups'>): boolean {
  const known = selections.every(({ systemGroup }) => systemGroup === null || systemGroup < systemGroups.length);
  const count = (group: number): number => selections.filter(({ systemGroup }) => systemGroup === group).length;
  return known && systemGroups.every(({ totalSelections }, group) => totalSelections === count(group));
}
