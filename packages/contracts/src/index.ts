export * from './values.ts';
export { Locale } from './locale/locale-schema.ts';
export { Money, PositiveMoney } from './amount/money-schema.ts';
export { Odds } from './amount/odds-schema.ts';
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
export { csvLine, csvMark, csvOf } from './export/csv.ts';
export { plainText } from './export/plain-text.ts';
export { signInLevels, StepUp } from './account/sign-in-levels.ts';
export { limitKeys, limitSetters, limitSwitches, ownLimitKeys, ReachedLimit } from './account/limits.ts';
export type { LimitKey, LimitSwitch, OwnLimitKey } from './account/limits.ts';
export {
  ExclusionEnd,
  exclusionEndReasons,
  exclusionEndStates,
  GuardedUntil,
  PlayGuard,
  PlaySession,
  playStates,
  StoppedUntil,
  type ExclusionEndReason,
  type ExclusionEndState,
  type PlayState,
} from './account/play-guard.ts';
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
export { paidOut, systemText, ticketShape, type TicketShape } from './ticket/ticket-shape.ts';
export {
  AgencySettings,
  defaultAgencySettings,
  readAgencySettings,
  StepUpSetting,
} from './settings/agency-settings.ts';
export { defaultTicketSettings } from './settings/default-ticket-settings.ts';
export { GeneralSettings, readGeneralSettings, RoleSetting } from './settings/general-settings.ts';
export { pauseButtons, readPauseButton, type PauseButton } from './settings/pause-button.ts';
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
export {
  Explanation,
  knownExplanation,
  movementExplanations,
  type ExplanationCode,
  type MovementExplanation,
} from './account/movement-explanations.ts';
export { agencyCalls } from './calls/agency/agency-calls.ts';
export {
  AgencyAlerts,
  mostAlerts,
  nearLimitKeys,
  nearLimitPercent,
  type BlockAlert,
  type FloatAlert,
  type LimitAlert,
  type StatementAlert,
  type VoidAlert,
  type WinAlert,
} from './calls/agency/alerts/alert-calls.ts';
export {
  agencyActs,
  AuditActor,
  AuditBreak,
  AuditCheck,
  AuditRow,
  type AgencyAct,
} from './calls/agency/audit-calls.ts';
export {
  AgencyCredit,
  CreditLine,
  agencyKinds,
  AgencyNode,
  blockScopes,
  type AgencyBlock,
  type AgencyKind,
  type BlockScope,
} from './calls/agency/agency-node.ts';
export {
  commissionCycles,
  CommissionLine,
  CommissionLines,
  CommissionPlan,
  type CommissionCycle,
} from './calls/agency/commission-plan.ts';
export { CommissionPeriod, CommissionRow, StatementCorrection, StatementRow } from './calls/agency/commission-calls.ts';
export {
  AgencyFigures,
  agencyPeriods,
  calculationGroups,
  FigureDays,
  type AgencyPeriod,
  type CalculationGroup,
} from './calls/agency/figures/figure-calls.ts';
export { agencyProducts, type AgencyProduct } from './calls/agency/figures/agency-products.ts';
export {
  exportColumns,
  exportFormats,
  mostExportRows,
  type ExportColumn,
  type ExportFormat,
  type ExportList,
  type ExportRequest,
} from './calls/agency/export-calls.ts';
export { agencyRights, MissingRight, staffRights } from './account/staff-rights.ts';
export type { AgencyRight, StaffRight } from './account/staff-rights.ts';
export { CashCap, mostStaff, StaffAccount, StaffCap, StaffChange } from './calls/agency/staff-calls.ts';
export { AgencyLimit, AgencyLimits, AgencySwitch, LimitLevel } from './calls/agency/limit-calls.ts';
export {
  AgencyStanding,
  AgencyUserSettings,
  contactFaults,
  Obstacle,
  standingObstacles,
  type StandingObstacle,
} from './calls/agency/settings-calls.ts';
export {
  AgencyTicket,
  AgencyTicketFilters,
  agencyTicketOrders,
  AgencyTicketTotals,
  VoidRequest,
  voidRequestStates,
} from './calls/agency/ticket-calls.ts';
export { mostUsesOfCode, PromoCode, PromoCodeText } from './calls/agency/promo-calls.ts';
export { agencyUserOrders } from './calls/agency/tree-calls.ts';
export { lendingScopes, type LendingScope } from './account/lending.ts';
export {
  AgencyTransfer,
  transferBases,
  type TransferBasis,
  transferDirections,
  TransferOutcome,
  TransferTotals,
} from './calls/agency/transfer-calls.ts';
export { cmsCalls, type TextGroup, UserSetting, UserSettings } from './calls/cms-calls.ts';
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
export { catalogueCalls } from './calls/games/catalogue-calls.ts';
export { gamesCalls } from './calls/games/games-calls.ts';
export { historyCalls } from './calls/games/history-calls.ts';
export { sessionCalls } from './calls/games/session-calls.ts';
export { gameSorts, Jackpot } from './calls/games/catalogue-calls.ts';
export { GameSession, GrantedRounds } from './calls/games/session-calls.ts';
export { GameRound, gameRoundStates, PlayedSession, RoundMovement, RoundTotals } from './calls/games/history-calls.ts';
export { ruleProfileNames, SectionGames, SectionTitles, type RuleProfileName } from './game/section.ts';
export { BookDifference, ComparedBooks } from './game/book-difference.ts';
export { GameRoundDetail, RoundNet, RoundStep } from './game/round-detail.ts';
export { ClientSeed, PlayerSeeds, RetiredSeeds, RoundSeeds, SeedRound } from './game/seeds.ts';
export { LiveTable, tablePhases, TableMark, TableTimes, type TablePhase } from './game/live-table.ts';
export { Game, gameAreas, gameKinds, type GameArea, type GameKind } from './game/game.ts';
export {
  moneyCalls,
  PaymentLine,
  PaymentMethod,
  Withdrawable,
  type PaymentAnswer,
  type ReturnFirst,
} from './calls/money-calls.ts';
export {
  paymentDirections,
  paymentFailures,
  paymentStates,
  type PaymentDirection,
  type PaymentFailure,
  type PaymentState,
} from './payment/payment-states.ts';
export { PaymentSettings, readPaymentSettings } from './settings/payment-settings.ts';
export { DayRates, RateDay, readDayRates } from './settings/rate-settings.ts';
export {
  VoucherAnswer,
  voucherCalls,
  voucherStates,
  type VoucherLine,
  type VoucherState,
} from './calls/voucher-calls.ts';
export { activityCalls, activityProducts, CurrencyActivity, type ActivityProduct } from './calls/activity-calls.ts';
export {
  exclusionMonths,
  pauseDays,
  PlayerLimit,
  playerLimitKinds,
  playerLimitPeriods,
  playerLimitProducts,
  PlayerNight,
  protectionCalls,
  realityMinutes,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
  type PlayerLimitProduct,
} from './calls/protection-calls.ts';
export { readVoucherSettings, voucherBounds, VoucherSettings } from './settings/voucher-settings.ts';
export {
  digitsOfVoucher,
  isVoucherCode,
  showVoucher,
  voucherCheckDigit,
  voucherDigits,
  voucherLength,
} from './voucher/voucher-code.ts';
export { channels, defineEvent, type Channel, type EventArgs, type SocketEvent } from './events/event.ts';
export { agencyChanges, AgencyTicketLine, AgencyTicketNews, ticketNews } from './events/agency-events.ts';
export { ticketKinds, type TicketKind } from './ticket/ticket-kinds.ts';
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
  rowKey,
  SidebarSnapshot,
  TimeFilter,
  StructuralChange,
  UpdateArgs,
  type RoomKind,
} from './events/offer-events.ts';
