import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts of ticket outcomes by the keys of the specification (ERR-07 … ERR-17, OP-75). */
const texts: Record<string, MessageDescriptor> = {
  ticketPaymentText: msg({ id: 'ticketPaymentText', message: 'Your ticket has been accepted. Good luck!' }),
  snackbarMustLogin: msg({ id: 'snackbarMustLogin', message: 'Log in to pay this ticket.' }),
  snackbarRejected: msg({ id: 'snackbarRejected', message: 'The ticket was rejected.' }),
  snackbarTimeout: msg({ id: 'snackbarTimeout', message: 'The ticket was not accepted in time. Nothing was booked.' }),
  snackbarServerBusy: msg({
    id: 'snackbarServerBusy',
    message: 'The betting server is busy right now. Please try again in a moment.',
  }),
  ticketTimeout: msg({
    id: 'ticketTimeout',
    message: 'We heard nothing from the server about this ticket. Check your ticket history before you pay again.',
  }),
  ticketRejectedOddsChanged: msg({
    id: 'ticketRejectedOddsChanged',
    message: 'The ticket was rejected because odds changed.',
  }),
  ticketRejectedOddsBlocked: msg({
    id: 'ticketRejectedOddsBlocked',
    message: 'The ticket was rejected because a selection is closed for betting.',
  }),
  ticketRejectedOddsChangedCms: msg({
    id: 'ticketRejectedOddsChangedCms',
    message: 'The ticket was rejected because the bookmaker changed odds.',
  }),
  ticketRejectedOddsBlockedCms: msg({
    id: 'ticketRejectedOddsBlockedCms',
    message: 'The ticket was rejected because the bookmaker closed a selection.',
  }),
  youAreBlocked: msg({ id: 'youAreBlocked', message: 'Your account is blocked. Please contact support.' }),
  insufficientFunds: msg({
    id: 'insufficientFunds',
    message: 'There is not enough money in this wallet for the stake.',
  }),
};

/** The text of an outcome; a key without a text shows itself (OP-75). */
export function outcomeText(i18n: I18n, key: string): string {
  const text = texts[key];
  return text ? i18n._(text) : key;
}
