export { bonuses, messageMarks, messages, profiles, vouchers } from './account.ts';
export {
  agencyAudit,
  agencyJoins,
  agencyBlocks,
  agencyCreditLines,
  agencyExports,
  agencyLimits,
  agencyMoves,
  agencyNodes,
  agencyPastPaths,
  agencyPaths,
  agencyRequests,
  agencyStaff,
  agencyStaffDays,
  agencyStepUps,
  agencyTransfers,
  auditSealRows,
  auditSeals,
  promoCodes,
  voidRequests,
} from './agency.ts';
export {
  appearancePreviews,
  appearancePublications,
  appearanceSchedules,
  appearanceVersions,
  pictures,
} from './appearance.ts';
export { attempts } from './nodes/attempts.ts';
export { leases } from './nodes/leases.ts';
export { endedMatches, oddsOverrides, suspensions } from './offer.ts';
export { bookings } from './bookings.ts';
export { branchDays, closedDays, figures, figuresLog, playerDays, type FigureProduct } from './figures.ts';
export {
  commissionCorrections,
  commissionPayments,
  commissionPeriods,
  commissionPlans,
  commissionPlayers,
  commissionStatements,
  ngrShares,
} from './commission.ts';
export { paymentEvents, payments, paymentSuspense, type StoredFact } from './money/payments.ts';
export {
  reconItems,
  settlementFiles,
  settlementLines,
  settlementTypes,
  type SettlementType,
} from './money/settlements.ts';
export { playerLimits } from './protection/player-limits.ts';
export { playSessions, realityIntervals } from './protection/play-sessions.ts';
export { exclusionEnds } from './protection/exclusion-ends.ts';
export { playerGuardActs, playerGuards } from './protection/guards.ts';
export { registerChecks, registerUse } from './protection/register-checks.ts';
export { staffDecisions } from './protection/staff-decisions.ts';
export { contactMessages, documents } from './content.ts';
export {
  gameCancellations,
  gameCatalogues,
  gameGrants,
  gameHours,
  gameHoursSummed,
  gameRounds,
  gameSections,
  gameSessions,
  gameSwitches,
  gameTransactions,
  jackpotCycles,
  jackpots,
  jackpotWins,
} from './games.ts';
export {
  oidcPayloads,
  recoveryCodes,
  secondFactors,
  secrets,
  settings,
  signIns,
  userSettings,
  users,
} from './identity.ts';
export {
  accounts,
  ledgerEntries,
  ledgerTransactions,
  statementBlocks,
  wallets,
  type LineSums,
  type ProductSums,
} from './ledger.ts';
export { operatorTexts } from './texts.ts';
export {
  cashOuts,
  forcedOutcomes,
  ticketLegs,
  tickets,
  ticketSightings,
  type OddsPolicy,
  type PaidRequest,
  type TicketOffer,
} from './tickets.ts';
