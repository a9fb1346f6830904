import type { OutcomeKey, OutcomeReason } from '@kvota/bet-slip/slip';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts of ticket outcomes by the keys of the specification (ERR-07 to ERR-17, OP-75). */
const texts: Record<OutcomeKey, MessageDescriptor> = {
  ticketPaymentText: msg({ id: 'ticketPaymentText', message: 'Your ticket has been accepted. Good luck!' }),
  snackbarMustLogin: msg({ id: 'snackbarMustLogin', message: 'Log in to pay this slip.' }),
  snackbarRejected: msg({ id: 'snackbarRejected', message: 'The slip was rejected.' }),
  snackbarTimeout: msg({ id: 'snackbarTimeout', message: 'The slip was not accepted in time. Nothing was booked.' }),
  snackbarServerBusy: msg({
    id: 'snackbarServerBusy',
    message: 'The betting server is busy right now. Please try again in a moment.',
  }),
  ticketTimeout: msg({
    id: 'ticketTimeout',
    message: 'The server has not confirmed this slip. Check your ticket history before you pay again.',
  }),
  ticketRejectedOddsChanged: msg({
    id: 'ticketRejectedOddsChanged',
    message: 'The slip was rejected because odds changed.',
  }),
  ticketRejectedOddsBlocked: msg({
    id: 'ticketRejectedOddsBlocked',
    message: 'The slip was rejected because a selection is closed for betting.',
  }),
  ticketRejectedOddsChangedCms: msg({
    id: 'ticketRejectedOddsChangedCms',
    message: 'The slip was rejected because the bookmaker changed odds.',
  }),
  ticketRejectedOddsBlockedCms: msg({
    id: 'ticketRejectedOddsBlockedCms',
    message: 'The slip was rejected because the bookmaker closed a selection.',
  }),
  youAreBlocked: msg({ id: 'youAreBlocked', message: 'Your account is blocked. Please contact support.' }),
  playPaused: msg({ id: 'refused.playPaused', message: 'You have paused playing.' }),
  selfExcluded: msg({
    id: 'refused.selfExcluded',
    message: 'You are excluded from playing.',
  }),
  registerUnknown: msg({
    id: 'refused.registerUnknown',
    message: 'The exclusion register has not answered whether you may play. Try again in a minute.',
  }),
  limitRequired: msg({
    id: 'refused.limitRequired',
    message: 'Here you play with a limit of your own for deposits. Set one first.',
  }),
  nightOff: msg({
    id: 'refused.nightOff',
    message: 'You do not play at this hour. Bet again when your night off is over.',
  }),
  sessionTime: msg({
    id: 'refused.sessionTime',
    message:
      'Your time of play is used up. After 15 minutes away from the site a new session begins; a limit for the day ends at midnight.',
  }),
  realityCheck: msg({
    id: 'refused.realityCheck',
    message: 'Your reality check waits. Answer it, then pay again.',
  }),
  insufficientFunds: msg({
    id: 'insufficientFunds',
    message: 'There is not enough money in this wallet for the stake.',
  }),
  limitReached: msg({
    id: 'limitReached',
    message: 'A limit that you, your agent or the operator has set is reached.',
  }),
  rateUnknown: msg({
    id: 'refused.rateUnknown',
    message:
      'Your own limit counts this wallet too, and there is no exchange rate for its currency today. Pay from another wallet, or try again later.',
  }),
  // Refusals of tickets that the slip considered valid, for example because limits have just changed.
  minTicketPayin: msg({ id: 'refused.minTicketPayin', message: 'The stake is below the lowest one for this wallet.' }),
  maxTicketPayin: msg({ id: 'refused.maxTicketPayin', message: 'The stake is above the highest one for this wallet.' }),
  minSystemPayin: msg({ id: 'refused.minSystemPayin', message: 'The stake is too low for this many combinations.' }),
  minPayinPerSystemComb: msg({
    id: 'refused.minSystemPayin',
    message: 'The stake is too low for this many combinations.',
  }),
  maxSystemTicketCombinations: msg({
    id: 'refused.maxSystemTicketCombinations',
    message: 'The system has more combinations than a slip may have.',
  }),
  maxTicketSelections: msg({
    id: 'refused.maxTicketSelections',
    message: 'There are more selections than a slip may have.',
  }),
  minSelectionsMaxOddFreebet: msg({
    id: 'refused.minSelectionsMaxOddFreebet',
    message:
      'This slip does not meet the conditions of a free bet: at least 4 selections, each at odds of 1.35 or more.',
  }),
  systemNotAllowed: msg({ id: 'systemNotAllowed', message: 'Systems cannot be paid from this wallet.' }),
  noWallet: msg({ id: 'refused.noWallet', message: 'This wallet cannot pay for bets. Choose another one.' }),
  maintenance: msg({ id: 'slip.maintenance', message: 'Betting is paused for maintenance.' }),
  invalidGroup: msg({ id: 'refused.malformed', message: 'The slip could not be read. Put it together once more.' }),
  duplicateSelection: msg({
    id: 'refused.malformed',
    message: 'The slip could not be read. Put it together once more.',
  }),
  selectionUnknown: msg({
    id: 'refused.malformed',
    message: 'The slip could not be read. Put it together once more.',
  }),
  invalidOdds: msg({ id: 'slip.lockedSelections', message: 'Remove the locked selections to pay.' }),
  invalidStake: msg({ id: 'slip.invalidStake', message: 'Enter a stake.' }),
  ticketIdTaken: msg({
    id: 'refused.ticketIdTaken',
    message: 'This slip was already sent from another tab with other contents. Pay it once more.',
  }),
};

const isListed = (reason: OutcomeReason): reason is OutcomeKey => Object.hasOwn(texts, reason);

/**
 * Returns the text of an outcome. A reason that this version does not know is shown as it came (OP-75). If it is a key and no
 * sentence, a sentence is before it.
 */
export function outcomeText(i18n: I18n, reason: OutcomeReason): string {
  if (isListed(reason)) return i18n._(texts[reason]);
  return /\s/.test(reason) ? reason : `${i18n._(texts.snackbarRejected)} (${reason})`;
}
