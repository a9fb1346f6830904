import type { Refusal } from '@kvota/bet-slip/slip';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const malformed = msg({
  id: 'refused.malformed',
  message: 'The slip could not be read. Put it together once more.',
});

const unreadableStake = msg({
  id: 'slip.unreadableStake',
  message: 'This is not an amount. Enter it with at most two decimals.',
});

/**
 * Texts of refusals by the keys of the specification where it has one (STAKE-06 to STAKE-15, OP-75). Null for what these
 * parts never offer while it is refused: only a host that sends the event itself can meet it.
 */
const texts: Record<Refusal['code'], MessageDescriptor | null> = {
  emptyTicket: msg({ id: 'slip.empty', message: 'Choose odds to build a slip.' }),
  invalidStake: msg({ id: 'slip.invalidStake', message: 'Enter a stake.' }),
  minTicketPayin: msg({ id: 'minTicketPayin', message: 'The lowest stake is {limit}.' }),
  maxTicketPayin: msg({ id: 'maxTicketPayin', message: 'The highest stake is {limit}.' }),
  minPayinPerSystemComb: msg({ id: 'minPayinPerSystemComb', message: 'Each combination costs at least {limit}.' }),
  minSystemPayin: msg({ id: 'minSystemPayin', message: 'This system costs at least {limit}.' }),
  maxSystemTicketCombinations: msg({
    id: 'maxSystemTicketCombinations',
    message:
      'A slip may have at most {limit, plural, one {# combination} other {# combinations}}, this one has {actual}.',
  }),
  maxTicketSelections: msg({
    id: 'maxTicketSelections',
    message: 'A slip may have at most {limit, plural, one {# selection} other {# selections}}, this one has {actual}.',
  }),
  minSelectionsMaxOddFreebet: msg({
    id: 'minSelectionsMaxOddFreebet',
    message:
      'A free bet needs at least {selections, plural, one {# selection} other {# selections}}, each at odds of {odds} or more.',
  }),
  systemNoGroups: msg({
    id: 'systemNoGroups',
    message: 'Make a group first: mark selections and how many have to win.',
  }),
  systemNotAllowed: msg({ id: 'systemNotAllowed', message: 'Systems cannot be paid from this wallet.' }),
  groupIncomplete: msg({ id: 'groupIncomplete', message: 'Mark selections and choose how many have to win.' }),
  offerExpired: msg({ id: 'offerExpired', message: 'The time for this offer is over.' }),
  buttonChanged: msg({ id: 'slip.buttonChanged', message: 'This button has just changed.' }),
  paymentInProgress: msg({ id: 'slip.paymentInProgress', message: 'This slip is being paid.' }),
  lockedSelections: msg({ id: 'slip.lockedSelections', message: 'Remove the locked selections to pay.' }),
  changesPending: msg({ id: 'slip.changesPending', message: 'Odds have changed. Accept the changes to pay.' }),
  noWallet: msg({ id: 'slip.noWallet', message: 'Your wallet is still loading.' }),
  youAreBlocked: msg({ id: 'youAreBlocked', message: 'Your account is blocked. Please contact support.' }),
  maintenance: msg({ id: 'slip.maintenance', message: 'Betting is paused for maintenance.' }),
  noConnection: msg({ id: 'slip.offline', message: 'You are offline. Your slip is kept.' }),
  feedSilent: msg({
    id: 'slip.feedSilent',
    message: 'No odds are coming in at the moment. Your slip is kept.',
  }),
  duplicateSelection: malformed,
  invalidGroup: malformed,
  ungroupedSelection: malformed,
  invalidOdds: msg({ id: 'slip.lockedSelections', message: 'Remove the locked selections to pay.' }),
  noChanges: null,
  noInvalidSelections: null,
  noOffer: null,
  nothingToDismiss: null,
  nothingToRestore: null,
  selectionFixed: null,
  slipNotEmpty: null,
  unavailablePrice: null,
  unknownCondition: null,
  unknownGroup: null,
  unknownSelection: null,
};

/**
 * Returns the text of a refusal with its numbers filled in; `money` writes an amount in the wallet's currency. A refusal
 * without a text shows its code.
 */
export function refusalText(i18n: I18n, { code, params }: Refusal, money: (amount: string) => string): string {
  const text = code === 'invalidStake' && /[^0.,]/.test(params['stake'] ?? '') ? unreadableStake : texts[code];
  if (!text) return code;
  const amounts =
    code === 'minTicketPayin' ||
    code === 'maxTicketPayin' ||
    code === 'minPayinPerSystemComb' ||
    code === 'minSystemPayin';
  const { limit, actual } = params;
  const values = amounts
    ? { ...params, ...(limit !== undefined && { limit: money(limit) }) }
    : { ...params, ...(actual !== undefined && { actual: i18n.number(Number(actual)) }) };
  return i18n._({ ...text, values });
}
