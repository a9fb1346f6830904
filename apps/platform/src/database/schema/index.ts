export { operatorActs } from './acts.ts';
export { bonuses, messageMarks, messages, profiles, vouchers } from './account.ts';
export { agencyAudit, auditSealRows, auditSeals } from './agency/audit.ts';
export { agencyExports } from './agency/exports.ts';
export { agencyBlocks, agencyCreditLines, agencyLimits } from './agency/limits.ts';
export { agencyJoins, promoCodes } from './agency/promo-codes.ts';
export { agencyStaff, agencyStaffDays, agencyStepUps } from './agency/staff.ts';
export { agencyRequests, agencyTransfers } from './agency/transfers.ts';
export { agencyMoves, agencyNodes, agencyPastPaths, agencyPaths } from './agency/tree.ts';
export { voidRequests } from './agency/void-requests.ts';
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
export { ledgerWatch } from './money/ledger-watch.ts';
export { instruments } from './money/instruments.ts';
export { moneyFlags, type FlagRow } from './money/money-flags.ts';
export { centralDeposits } from './money/central-deposits.ts';
export { playerLimits, requiredLimits } from './protection/player-limits.ts';
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
