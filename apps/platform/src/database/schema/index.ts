export { bonuses, messageMarks, messages, profiles } from './account.ts';
export { agencyAudit, agencyBlocks, agencyNodes, agencyPaths, agencyRequests, agencyTransfers } from './agency.ts';
export {
  appearancePreviews,
  appearancePublications,
  appearanceSchedules,
  appearanceVersions,
  pictures,
} from './appearance.ts';
export { attempts } from './attempts.ts';
export { endedMatches, oddsOverrides, suspensions } from './offer.ts';
export { bookings } from './bookings.ts';
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
export { oidcPayloads, secrets, settings, signIns, userSettings, users } from './identity.ts';
export { accounts, ledgerEntries, ledgerTransactions, statementBlocks, wallets, type LineSums } from './ledger.ts';
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
