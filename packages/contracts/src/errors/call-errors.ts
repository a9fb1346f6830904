import { profileFaults } from '../calls/account-calls.ts';
import type { Call, CallAnswer } from '../calls/call.ts';
import { wireCalls, type WireCallName, type WireCalls } from '../operator/wire-calls.ts';
import type { ProblemCode } from './problems.ts';
import type { RefusalCode } from './refusals.ts';

/** The calls that are served and answer `ErrorText`. */
export type RefusingCall = {
  [N in WireCallName]: WireCalls[N] extends { later: true }
    ? never
    : CallAnswer<WireCalls[N]> extends { ErrorText: string }
      ? N
      : never;
}[WireCallName];

const gameStartFaults = [
  'gameUnknown',
  'gameInactive',
  'providerInactive',
  'providerDown',
  'casinoDisabled',
  'youAreBlocked',
  'maintenance',
  'realityCheckDue',
  'selfExcluded',
  'limitReached',
] as const;

/**
 * The reasons for which each call refuses, the likeliest first (CALL-60). A call that answers `ErrorText` does not compile
 * until it has a line here, and a handler does not compile if it answers another reason.
 */
export const refusalsByCall = {
  saveUserSettings: ['invalidSetting'],
  markMessages: [],
  saveProfile: profileFaults,
  sendContactMessage: ['messageIdUsed'],
  saveAppearanceVersion: ['invalidAppearance', 'unknownSite', 'versionIdUsed', 'versionUnknown'],
  publishAppearance: [
    'publishedSince',
    'contrastTooLow',
    'versionUnknown',
    'invalidAppearance',
    'unknownSite',
    'startPassed',
    'alreadyScheduled',
  ],
  cancelAppearanceSchedule: [],
  createAppearancePreview: ['invalidAppearance', 'unknownSite'],
  uploadPicture: ['pictureType', 'pictureUnsafe', 'pictureTooLarge'],
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
  startSession: [...gameStartFaults, 'gameWalletBonus', 'gameCurrency', 'noWallet'],
  startDemoGame: [
    'gameUnknown',
    'gameInactive',
    'providerInactive',
    'providerDown',
    'casinoDisabled',
    'noDemo',
    'maintenance',
  ],
  rgsStartSession: [...gameStartFaults, 'gameWalletBonus', 'gameCurrency', 'noWallet'],
  endGameSession: ['sessionUnknown'],
  answerRealityCheck: ['sessionUnknown'],
  rotateFairness: ['roundOpen', 'providerDown'],
  agencyCreateUser: [
    'nameTaken',
    'invalidName',
    'insufficientFunds',
    'noWallet',
    'creditTooHigh',
    'treeTooDeep',
    'requestIdUsed',
  ],
  agencyBlockUser: ['ownAccount'],
  agencyUnblockUser: ['ownAccount', 'blockedFromAbove'],
  agencyAddCredit: ['insufficientFunds', 'notDirectChild', 'noWallet', 'userBlocked', 'creditTooHigh', 'requestIdUsed'],
  agencyDecCredit: ['insufficientFunds', 'notDirectChild', 'noWallet', 'requestIdUsed'],
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
  setSection: ['invalidSection', 'unknownGame'],
  setGameRules: [],
  grantFreeRounds: ['unknownUser', 'unknownGame', 'noWallet', 'freeStake', 'invalidEnd', 'requestIdUsed'],
  setGame: ['unknownGame'],
  setGameProvider: ['unknownGame'],
  cancelRound: ['roundDecided', 'roundUnknown', 'providerDown'],
  setWalletFault: [],
  setFault: ['unknownCall', 'unknownUser'],
  sendMessage: ['unknownUser'],
  grantBonus: ['unknownUser', 'requestIdUsed', 'creditTooHigh', 'invalidAmount', 'invalidEnd'],
  reloadPage: [],
} as const satisfies { readonly [N in RefusingCall]: readonly RefusalCode[] };

/** A reason for which a call refuses; never if it has none. */
export type RefusalOf<N extends WireCallName> = N extends RefusingCall ? (typeof refusalsByCall)[N][number] : never;

/** The problems that a call has beside those that follow from its definition. */
const ownProblems: { readonly [N in WireCallName]?: readonly ProblemCode[] } = {
  document: ['unknownDocument'],
  sendContactMessage: ['tooManyMessages'],
  appearanceVersion: ['unknownVersion'],
  saveAppearanceVersion: ['tooManyVersions'],
  createAppearancePreview: ['tooManyPreviews'],
  uploadPicture: ['tooManyPictures'],
  appearancePreview: ['unknownPreview'],
  ticketRequest: ['ticketIdTaken'],
  agencyNode: ['userUnknown', 'agentBlocked'],
  agencyMyAgents: ['userUnknown', 'agentBlocked'],
  agencySearchUser: ['agentBlocked', 'tooManySearches'],
  agencyAllUsers: ['userUnknown', 'agentBlocked'],
  agencyCreateUser: ['agentBlocked', 'tooManyUsers'],
  agencyBlockUser: ['userUnknown', 'agentBlocked'],
  agencyUnblockUser: ['userUnknown', 'agentBlocked'],
  agencyAgentTransactions: ['userUnknown', 'agentBlocked'],
  agencyAddCredit: ['userUnknown', 'agentBlocked', 'tooManyTransfers'],
  agencyDecCredit: ['userUnknown', 'agentBlocked', 'tooManyTransfers'],
  agencyRequest: ['agentBlocked'],
  gamesEnabled: ['gamesNotKnown'],
  casinoLobby: ['gamesNotKnown'],
  casinoSections: ['gamesNotKnown'],
  casinoGames: ['gamesNotKnown'],
  casinoTags: ['gamesNotKnown'],
  casinoProviders: ['gamesNotKnown'],
  casinoGame: ['unknownGame', 'gamesNotKnown'],
  gameRound: ['unknownRound'],
  fairnessRounds: ['providerSilent'],
  startSession: ['tooManyGameSessions'],
  startDemoGame: ['tooManyGameSessions'],
  rgsStartSession: ['tooManyGameSessions'],
};

/** The errors that a call may answer. */
export interface CallErrors {
  readonly problems: readonly ProblemCode[];
  readonly refusals: readonly RefusalCode[];
}

/** Returns the errors that a call may answer (CALL-60). */
export function errorsOf(name: WireCallName): CallErrors {
  const call: Call = wireCalls[name];
  const refusals: { readonly [N in WireCallName]?: readonly RefusalCode[] } = refusalsByCall;
  return { problems: problemsOf(call, ownProblems[name] ?? []), refusals: refusals[name] ?? [] };
}

function problemsOf(call: Call, own: readonly ProblemCode[]): readonly ProblemCode[] {
  const { method, access, params, query, body, later, freshSignIn } = call;
  return [
    ...(!later && (params ?? query ?? body) ? (['invalidInput'] as const) : []),
    ...(method === 'POST' ? (['malformedRequest', 'bodyTooLarge', 'wrongMediaType'] as const) : []),
    ...(params ? (['malformedRequest', 'addressTooLong'] as const) : []),
    ...(later ? (['notServed'] as const) : accessProblems(access)),
    ...(!later && freshSignIn !== undefined ? (['insufficientSignIn'] as const) : []),
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
    case 'designer':
    case 'operator':
      return ['unauthorized', 'forbidden'];
  }
}
