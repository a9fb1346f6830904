import { profileFaults } from '../calls/account-calls.ts';
import type { Call, CallAnswer } from '../calls/call.ts';
import { wireCalls, type WireCallName, type WireCalls } from '../operator/wire-calls.ts';
import { agencyRefusals } from './agency-refusals.ts';
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

/**
 * Calls that take a stake or money in are refused while play is paused, and after an exclusion. So they are while the exclusion
 * register has given no definite answer, and without a limit that the licence requires.
 */
const guardFaults = ['playPaused', 'selfExcluded', 'registerUnknown', 'limitRequired'] as const;

/** Calls that take a stake are also refused by the times of the player, and while a reality check is due. */
const stakeFaults = [...guardFaults, 'nightOff', 'sessionTime', 'realityCheck'] as const;

const gameStartFaults = [
  'gameUnknown',
  'gameInactive',
  'providerInactive',
  'providerDown',
  'casinoDisabled',
  'youAreBlocked',
  'maintenance',
  ...guardFaults,
  'nightOff',
  'sessionTime',
  'limitReached',
] as const;

/**
 * The reasons for which each call refuses, the likeliest first (CALL-60). A call that answers `ErrorText` does not compile
 * until it has a line here, and a handler does not compile if it answers another reason.
 */
export const refusalsByCall = {
  ...agencyRefusals,
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
    ...stakeFaults,
    'limitReached',
    'rateUnknown',
    'maintenance',
    'ticketTimeout',
    'snackbarServerBusy',
    'snackbarRejected',
  ],
  reoffer: ['offerExpired', 'noOffer', 'youAreBlocked', ...stakeFaults],
  cashOut: ['cashOutUnavailable', 'limitReached', 'ticketUnknown'],
  confirmCashOut: ['cashOutChanged', 'cashOutUnavailable', 'limitReached', 'ticketUnknown'],
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
  createVoucher: [
    'voucherAmount',
    'insufficientFunds',
    'voucherWallet',
    'voucherPlayFirst',
    'voucherTooMany',
    'noWallet',
    'limitReached',
    'youAreBlocked',
    'maintenance',
    'requestIdUsed',
  ],
  activateVoucher: [
    'voucherUnknown',
    'voucherUsedByYou',
    'voucherNotYours',
    'depositLimit',
    'rateUnknown',
    ...guardFaults,
    'limitReached',
    'creditTooHigh',
    'noWallet',
    'youAreBlocked',
    'maintenance',
    'requestIdUsed',
  ],
  takeBackVoucher: ['voucherUsed', 'voucherUnknown', 'creditTooHigh'],
  paymentInit: [
    'insufficientFunds',
    'paymentAmount',
    'depositLimit',
    'centralLimit',
    'rateUnknown',
    'paymentMethod',
    'paymentWallet',
    'withdrawPlayFirst',
    'instrumentNeeded',
    'paymentTooMany',
    'providerAway',
    'centralAway',
    'noWallet',
    'youAreBlocked',
    ...guardFaults,
    'maintenance',
    'requestIdUsed',
  ],
  paymentStatus: ['paymentUnknown'],
  paymentCancel: ['paymentFinal', 'paymentUnknown'],
  paymentLock: ['paymentFinal', 'paymentUnknown'],
  setPlayerLimit: ['limitUnknown', 'limitAmount'],
  confirmPlayerLimit: ['limitTooEarly', 'limitNotWaiting', 'limitUnknown'],
  ackReality: [],
  setRealityCheck: [],
  pausePlay: ['playPaused', 'selfExcluded'],
  excludeSelf: ['selfExcluded'],
  askExclusionEnd: ['exclusionEndEarly', 'notExcluded'],
  withdrawExclusionEnd: ['notExcluded'],
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
  grantFreeRounds: [
    'unknownUser',
    'unknownGame',
    'noWallet',
    'freeStake',
    'invalidEnd',
    ...guardFaults,
    'requestIdUsed',
  ],
  setGame: ['unknownGame'],
  setGameProvider: ['unknownGame'],
  cancelRound: ['roundDecided', 'roundUnknown', 'providerDown'],
  setWalletFault: [],
  setFault: ['unknownCall', 'unknownUser'],
  sendMessage: ['unknownUser'],
  grantBonus: [
    'unknownUser',
    'staffAccount',
    ...guardFaults,
    'requestIdUsed',
    'creditTooHigh',
    'invalidAmount',
    'invalidEnd',
  ],
  reloadPage: [],
  decideWithdrawal: ['paymentFinal', 'paymentUnknown', 'otherPerson', 'ownAccount'],
  endExclusion: ['unknownUser', 'notExcluded', 'exclusionEndNotDue', 'otherPerson', 'ownAccount'],
  refuseExclusionEnd: ['unknownUser', 'notExcluded', 'exclusionEndNotDue', 'ownAccount'],
  chargeBack: ['paymentUnknown', 'paymentAmount', 'requestIdUsed'],
  refundPayment: ['paymentAmount', 'paymentFinal', 'paymentUnknown', 'providerAway', 'refundRefused', 'requestIdUsed'],
  resolveSuspense: [
    'suspenseUnknown',
    'paymentUnknown',
    'paymentFinal',
    'providerAway',
    'centralAway',
    'creditTooHigh',
    'depositLimit',
    'rateUnknown',
    'selfExcluded',
  ],
  reconcile: ['settlementNotReady'],
  noteReconItem: ['reconItemUnknown'],
  setNgrShares: ['sharesChanged'],
  reconcilePayments: [],
  closeMoneyFlag: ['moneyFlagUnknown'],
  cancelVoucher: ['voucherUsed', 'voucherEnded', 'voucherUnknown', 'creditTooHigh'],
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
  createVoucher: ['tooManyVouchers'],
  paymentInit: ['tooManyPayments'],
  askExclusionEnd: ['tooManyDecisions'],
  withdrawExclusionEnd: ['tooManyDecisions'],
  decideWithdrawal: ['tooManyDecisions'],
  endExclusion: ['tooManyDecisions'],
  refuseExclusionEnd: ['tooManyDecisions'],
  activateVoucher: ['tooManyVoucherTries'],
  agencyNode: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyMyAgents: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencySearchUser: ['agentBlocked', 'notAllowed', 'tooManySearches'],
  agencyAllUsers: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyCreateUser: ['agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyUsers'],
  agencyBlockUser: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyUnblockUser: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyAgentTransactions: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyAddCredit: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyDecCredit: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyRepay: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencySaveLine: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyRequest: ['agentBlocked', 'notAllowed'],
  agencyUserSettings: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencySaveUser: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyLimits: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencySaveLimits: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyStaff: ['agentBlocked', 'notAllowed'],
  agencySaveStaff: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyPasswords'],
  agencyResetPassword: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyPasswords'],
  agencyStanding: ['userUnknown', 'agentBlocked', 'notAllowed'],
  agencyCloseUser: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyMoveUser: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyCancelMove: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyUserStats: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyCalculation: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyOffice: ['agentBlocked', 'notAllowed', 'tooBroad'],
  agencyAlerts: ['agentBlocked', 'notAllowed', 'tooBroad'],
  agencyTickets: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyTicketInfo: ['ticketUnknown', 'agentBlocked', 'notAllowed', 'tooManyLookups'],
  agencyVoidRequest: ['ticketUnknown', 'agentBlocked', 'notAllowed', 'tooManyVoidRequests'],
  agencyVoidRequests: ['agentBlocked', 'notAllowed'],
  agencyVoidDecision: ['voidRequestUnknown', 'agentBlocked', 'notAllowed', 'tooManyVoidRequests'],
  agencyConnect: ['agentBlocked', 'notAllowed', 'tooManyConnects'],
  agencyConnectTarget: ['agentBlocked', 'notAllowed', 'tooManyConnects'],
  agencyPromoCodes: ['agentBlocked', 'notAllowed', 'tooBroad'],
  agencyCreatePromoCode: ['agentBlocked', 'notAllowed', 'tooManyPromoCodes'],
  agencyPromoCodeState: ['agentBlocked', 'notAllowed', 'tooManyPromoCodes'],
  agencyPlan: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencySavePlan: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyPlanPreview: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooManyLookups', 'tooBroad'],
  agencyPeriods: ['agentBlocked', 'notAllowed', 'tooBroad'],
  agencyCommission: ['userUnknown', 'periodUnknown', 'agentBlocked', 'notAllowed', 'tooManyLookups', 'tooBroad'],
  agencyStatement: ['userUnknown', 'periodUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyStatementRows: ['userUnknown', 'periodUnknown', 'agentBlocked', 'notAllowed', 'tooManyLookups', 'tooBroad'],
  agencyPay: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyCorrection: ['userUnknown', 'agentBlocked', 'notAllowed', 'insufficientSignIn', 'tooManyTransfers'],
  agencyExport: ['userUnknown', 'periodUnknown', 'agentBlocked', 'notAllowed', 'tooManyExports', 'tooBroad'],
  agencyExportFile: ['exportUnknown', 'agentBlocked', 'notAllowed'],
  agencyAudit: ['userUnknown', 'agentBlocked', 'notAllowed', 'tooBroad'],
  agencyAuditCheck: ['tooManyLookups'],
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
