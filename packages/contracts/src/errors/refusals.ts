/**
 * Every reason for which a call that was understood is refused: a translation key in `error`, beside an `ErrorText` that
 * is not `ok`. The status is 200. The texts are their meanings (ERR-07).
 */
export const refusals = {
  // Tickets
  youAreBlocked: 'The user is blocked.',
  maintenance: 'Maintenance has begun.',
  ticketTimeout: 'The ticket arrived after its time. Nothing was booked.',
  snackbarServerBusy: 'The acceptor is busy. Nothing was booked; pay again.',
  snackbarRejected: 'The ticket was rejected without a further reason.',
  noWallet: 'The user has no wallet in this currency, or none for the winnings.',
  systemNotAllowed: 'Bonus money cannot be staked on a system.',
  selectionUnknown: 'A selection is not on offer.',
  emptyTicket: 'There is no selection.',
  duplicateSelection: 'Two selections exclude each other, such as two of one match.',
  ungroupedSelection: 'A selection belongs to no group of the system.',
  invalidGroup: 'Groups and selections do not match.',
  invalidOdds: 'The odds of a selection are no odds.',
  invalidStake: 'The stake is zero, or finer than the currency.',
  minTicketPayin: 'The stake is below the minimum of a ticket.',
  maxTicketPayin: 'The stake is above the maximum of a ticket.',
  minPayinPerSystemComb: 'The stake is below the minimum of a combination.',
  minSystemPayin: 'The stake is below the minimum of this system.',
  maxSystemTicketCombinations: 'The system has too many combinations.',
  maxTicketSelections: 'The ticket has too many selections.',
  minSelectionsMaxOddFreebet: 'A free bet needs more selections, or higher odds.',
  insufficientFunds: 'The stake is above the funds of the wallet.',
  noOffer: 'No offer of this ticket waits for an answer of this user.',
  offerExpired: 'The offer has expired. Nothing was booked.',
  // Cash-out and bookings
  ticketUnknown: 'The user has no such ticket.',
  cashOutUnavailable: 'The ticket cannot be cashed out now; `reason` has the reason.',
  cashOutChanged: 'The quote is no longer valid. `quote` has a new one, if there is one.',
  bookingTooLarge: 'The slip has more than 64 KB.',
  bookingUnknown: 'The code is unknown, expired, or all of its selections are over.',
  // Account and content
  invalidSetting: 'A setting has a value that it cannot have. Nothing was saved.',
  invalidEmail: 'The e-mail address is none. Nothing was saved.',
  invalidPhone: 'The phone number is none. Nothing was saved.',
  invalidBirthday: 'The birthday is no day. Nothing was saved.',
  tooYoung: 'The user would be younger than 18 years. Nothing was saved.',
  birthdayFixed: 'The birthday is set and cannot be changed. Nothing was saved.',
  messageIdUsed: 'Another message has this id.',
  // Operator controls
  unknownUser: 'There is no such user.',
  unknownMatch: 'There is no such match.',
  unknownSelection: 'There is no such selection.',
  unknownCall: 'There is no such call.',
  invalidText: 'A text lacks a placeholder, an element or a plural, or replaces none. Nothing was changed.',
  invalidBanner: 'A banner has a link, a picture or a text that is not allowed. Nothing was changed.',
  invalidBannerPage: 'A page of banners is not one of the site. Nothing was changed.',
  invalidTheme: 'A theme has a colour, a link or a text that is not allowed. Nothing was changed.',
  invalidDocument: 'The document cannot be published as it is.',
  requestIdUsed: 'This requestId was used for another bonus.',
  creditTooHigh: 'The credit would exceed 999,999,999,999.99. Nothing was granted.',
  invalidAmount: 'A bonus is above zero.',
  invalidEnd: 'The end of the bonus has passed.',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof refusals;
