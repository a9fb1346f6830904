import { profileFaults } from '../calls/account-calls.ts';
import type { Call, CallAnswer } from '../calls/call.ts';
import { calls, type CallName, type Calls } from '../calls/calls.ts';
import type { ProblemCode } from './problems.ts';
import type { RefusalCode } from './refusals.ts';

/** The calls that are served and answer `ErrorText`. */
export type RefusingCall = {
  [N in CallName]: Calls[N] extends { later: true }
    ? never
    : CallAnswer<Calls[N]> extends { ErrorText: string }
      ? N
      : never;
}[CallName];

/**
 * The reasons for which each call refuses, the likeliest first (CALL-60). A call that answers `ErrorText` does not compile
 * until it has a line here, and a handler does not compile if it answers another reason.
 */
export const refusalsByCall = {
  saveUserSettings: ['invalidSetting'],
  markMessages: [],
  saveProfile: profileFaults,
  sendContactMessage: ['messageIdUsed'],
  ticketRequest: [
    'insufficientFunds',
    'minTicketPayin',
    'maxTicketPayin',
    'minSystemPayin',
    'minPayinPerSystemComb',
    'maxSystemTicketCombinations',
    'maxTicketSelections',
    'minSelectionsMaxOddFreebet',
    'duplicateSelection',
    'selectionUnknown',
    'ungroupedSelection',
    'invalidGroup',
    'invalidOdds',
    'invalidStake',
    'emptyTicket',
    'noWallet',
    'systemNotAllowed',
    'youAreBlocked',
    'maintenance',
    'ticketTimeout',
    'snackbarServerBusy',
    'snackbarRejected',
  ],
  reoffer: ['offerExpired', 'noOffer', 'youAreBlocked'],
  cashOut: ['cashOutUnavailable', 'ticketUnknown'],
  confirmCashOut: ['cashOutChanged', 'cashOutUnavailable', 'ticketUnknown'],
  bookSlip: [
    'selectionUnknown',
    'duplicateSelection',
    'invalidGroup',
    'maxSystemTicketCombinations',
    'bookingTooLarge',
  ],
  bookTicket: ['ticketUnknown', 'selectionUnknown'],
  loadBooking: ['bookingUnknown'],
  moveOdds: ['unknownSelection'],
  suspendMarket: ['unknownMatch'],
  endMatch: ['unknownMatch'],
  setFeed: [],
  forceTicket: ['unknownUser'],
  dropSockets: ['unknownUser'],
  setSetting: ['invalidSetting'],
  setTranslations: ['invalidText'],
  setBanners: ['invalidBanner'],
  setBannersPageSettings: ['invalidBannerPage'],
  setTheme: ['invalidTheme'],
  setDocument: ['invalidDocument'],
  setMaintenance: [],
  setBlocked: ['unknownUser'],
  setRoles: ['unknownUser'],
  endSessions: ['unknownUser'],
  setFault: ['unknownCall', 'unknownUser'],
  sendMessage: ['unknownUser'],
  grantBonus: ['unknownUser', 'requestIdUsed', 'creditTooHigh', 'invalidAmount', 'invalidEnd'],
  reloadPage: [],
} as const satisfies { readonly [N in RefusingCall]: readonly RefusalCode[] };

/** A reason for which a call refuses; never if it has none. */
export type RefusalOf<N extends CallName> = N extends RefusingCall ? (typeof refusalsByCall)[N][number] : never;

/** The problems that a call has beside those that follow from its definition. */
const ownProblems: { readonly [N in CallName]?: readonly ProblemCode[] } = {
  document: ['unknownDocument'],
  sendContactMessage: ['tooManyMessages'],
  ticketRequest: ['ticketIdTaken'],
};

/** The errors that a call may answer. */
export interface CallErrors {
  readonly problems: readonly ProblemCode[];
  readonly refusals: readonly RefusalCode[];
}

/** Returns the errors that a call may answer (CALL-60). */
export function errorsOf(name: CallName): CallErrors {
  const call: Call = calls[name];
  const refusals: { readonly [N in CallName]?: readonly RefusalCode[] } = refusalsByCall;
  return { problems: problemsOf(call, ownProblems[name] ?? []), refusals: refusals[name] ?? [] };
}

function problemsOf(call: Call, own: readonly ProblemCode[]): readonly ProblemCode[] {
  const { method, access, params, query, body, later } = call;
  return [
    ...(!later && (params ?? query ?? body) ? (['invalidInput'] as const) : []),
    ...(method === 'POST' ? (['malformedRequest', 'bodyTooLarge', 'wrongMediaType'] as const) : []),
    ...(params ? (['malformedRequest', 'addressTooLong'] as const) : []),
    ...(later ? (['notServed'] as const) : accessProblems(access)),
    ...own,
    'tooManyCalls',
    'internal',
    // Operator calls have no faults, so that a fault can always be ended.
    ...(later ? [] : (['unavailable'] as const)),
    ...(later || access === 'operator' ? [] : (['forcedFault'] as const)),
  ];
}

function accessProblems(access: Call['access']): readonly ProblemCode[] {
  switch (access) {
    case 'public':
      return [];
    case 'player':
      return ['unauthorized'];
    case 'agent':
    case 'operator':
      return ['unauthorized', 'forbidden'];
  }
}
