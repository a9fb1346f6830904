export { defaultLocale, isLocale, languageTag, locales } from './locale/locale.ts';
export { Locale } from './locale/locale-schema.ts';
export { Money, PositiveMoney } from './amount/money-schema.ts';
export { Odds } from './amount/odds-schema.ts';
export { minorToMoney, moneyToMinor } from './amount/money.ts';
export { lowestOdds, oddsToThousandths, thousandthsToOdds } from './amount/odds.ts';
export {
  currencyLabel,
  freeBetCurrencyId,
  isBonusCurrency,
  lastRealCurrencyId,
  payoutCurrency,
} from './amount/currency.ts';
export { agentRole, designerRole, maintenanceExemptRole, operatorRole, paymentRole } from './account/roles.ts';
export { MarketFilter } from './offer/market-filter.ts';
export {
  marketMetaKeys,
  MarketStatus,
  Match,
  MatchEvent,
  MatchPhase,
  PeriodStats,
  Results,
  selectionsOf,
  WireMarket,
  WireSelection,
} from './offer/match.ts';
export { SidebarCountry, SidebarLeague, SidebarSport } from './offer/sidebar.ts';
export { sportCodes, type SportCode } from './offer/sport-codes.ts';
export { creditOf } from './account/credit.ts';
export { csvOf } from './export/csv.ts';
export { Wallet } from './account/wallet.ts';
export {
  busyEtsCode,
  HistoryLeg,
  BookedSelection,
  BookingRequest,
  CashedOutPart,
  HistoryTicket,
  LegMatch,
  PayoutStep,
  LegStatus,
  MtcResponse,
  pendingCode,
  ResponseSelection,
  subcodes,
  TicketInfo,
  TicketRequest,
  TicketRequestSelection,
  TicketStatus,
} from './ticket/ticket.ts';
export { defaultTicketSettings } from './settings/default-ticket-settings.ts';
export { GeneralSettings, readGeneralSettings, RoleSetting } from './settings/general-settings.ts';
export { KeyValue } from './settings/key-value.ts';
export { readTicketSettings } from './settings/read-ticket-settings.ts';
export {
  isOn,
  readStatusSettings,
  statusKeys,
  type StatusKey,
  type StatusSettings,
} from './settings/status-settings.ts';
export { CurrencyLimit, limitOf, TicketSettings } from './settings/ticket-settings.ts';
export { basePaths, calls, type CallName, type Calls } from './calls/calls.ts';
export {
  defineCall,
  type Access,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallInput,
  type CallQuery,
} from './calls/call.ts';
export { Outcome, Problem } from './calls/answer.ts';
export { baseCalls, Ping, User } from './calls/base-calls.ts';
export {
  accountCalls,
  Bonus,
  bonusKinds,
  InboxMessage,
  Profile,
  profileFaults,
  Transaction,
  TransactionTotals,
  transactionTypes,
  type BonusKind,
  type ProfileFault,
  type TransactionType,
} from './calls/account-calls.ts';
export { agencyCalls } from './calls/agency/agency-calls.ts';
export {
  AgencyCredit,
  agencyKinds,
  AgencyNode,
  blockScopes,
  type AgencyKind,
  type BlockScope,
} from './calls/agency/agency-node.ts';
export { AgencyTicketFilters } from './calls/agency/later-calls.ts';
export { agencyUserOrders } from './calls/agency/tree-calls.ts';
export { AgencyTransfer, transferDirections, TransferOutcome, TransferTotals } from './calls/agency/transfer-calls.ts';
export { cmsCalls, UserSetting, UserSettings } from './calls/cms-calls.ts';
export {
  CheckedSelection,
  OfferQuery,
  ReofferAnswer,
  ScoresQuery,
  SelectionCheck,
  SelectionHistory,
  sportsCalls,
  BookingAnswer,
  CashOutQuote,
  CashOutReason,
  TicketAnswer,
} from './calls/sports-calls.ts';
export {
  Banner,
  BannerPage,
  ContactMessage,
  contactTopics,
  DocumentHead,
  DocumentPage,
  SiteIdentity,
  SiteTheme,
  Social,
  socialNetworks,
  SupportContact,
  type ContactTopic,
} from './content/content.ts';
export { gamesCalls } from './calls/games/games-calls.ts';
export { gameSorts, Jackpot } from './calls/games/catalogue-calls.ts';
export { GameSession, GrantedRounds } from './calls/games/session-calls.ts';
export { GameRound, gameRoundStates, PlayedSession, RoundMovement, RoundTotals } from './calls/games/history-calls.ts';
export { ruleProfileNames, SectionGames, SectionTitles, type RuleProfileName } from './game/section.ts';
export { BookDifference, ComparedBooks } from './game/book-difference.ts';
export { GameRoundDetail, RoundNet, RoundStep } from './game/round-detail.ts';
export { ClientSeed, PlayerSeeds, RetiredSeeds, RoundSeeds, SeedRound } from './game/seeds.ts';
export { LiveTable, tablePhases, TableMark, TableTimes, type TablePhase } from './game/live-table.ts';
export { Game, gameAreas, gameKinds, type GameArea, type GameKind } from './game/game.ts';
export { moneyCalls, VoucherAnswer } from './calls/money-calls.ts';
export { channels, defineEvent, type Channel, type EventArgs, type SocketEvent } from './events/event.ts';
export {
  inboundEvents,
  Joined,
  outboundEvents,
  type InboundEventName,
  type InboundEvents,
  type OutboundEventName,
  type OutboundEvents,
} from './events/events.ts';
export {
  OddsDelta,
  OddsKey,
  OfferSnapshot,
  RoomPosition,
  roomKinds,
  roomName,
  SidebarSnapshot,
  TimeFilter,
  StructuralChange,
  UpdateArgs,
  type RoomKind,
} from './events/offer-events.ts';
