// The list of modules: how each is created, the calls that it answers, and what it does by the clock.
import { randomBytes, randomInt } from 'node:crypto';

import { designerRole } from '@kvota/contracts';
import type { Clock, Worker } from '@kvota/server';

import { actHandlers } from './acts/act-handlers.ts';
import { createOperatorActs } from './acts/create-operator-acts.ts';
import { agencyHandlers } from './agency/agency-handlers.ts';
import { ngrShareHandlers } from './agency/commission/shares/ngr-share-handlers.ts';
import { startCommission } from './agency/commission/start-commission.ts';
import { createAgency } from './agency/create-agency.ts';
import { createAgencyLive } from './agency/live/create-agency-live.ts';
import { startSeals } from './agency/seals/start-seals.ts';
import { appearanceHandlers } from './appearance/appearance-handlers.ts';
import { createAppearance } from './appearance/create-appearance.ts';
import { createPictures } from './appearance/create-pictures.ts';
import { createPreviews } from './appearance/create-previews.ts';
import { directChangeHandlers } from './appearance/direct-change-handlers.ts';
import { startAppearance } from './appearance/start-appearance.ts';
import { bonusHandlers } from './bonuses/bonus-handlers.ts';
import { createBonuses } from './bonuses/create-bonuses.ts';
import { startBonuses } from './bonuses/start-bonuses.ts';
import { createAttempts } from './attempts/create-attempts.ts';
import { startAttempts } from './attempts/start-attempts.ts';
import type { Bus } from './bus/bus.ts';
import type { Lease } from './leases/lease.ts';
import { createOffer } from './offer/create-offer.ts';
import { createShareCodes } from './bookings/create-share-codes.ts';
import { shareCodeHandlers } from './bookings/share-code-handlers.ts';
import { startShareCodes } from './bookings/start-share-codes.ts';
import { cashOutHandlers } from './cash-out/cash-out-handlers.ts';
import { cashOutPrices } from './cash-out/cash-out-prices.ts';
import { cashOutTerms } from './cash-out/cash-out-terms.ts';
import { createCashOuts } from './cash-out/create-cash-outs.ts';
import { startCashOuts } from './cash-out/start-cash-outs.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { createContent } from './content/create-content.ts';
import { operatorContentHandlers } from './content/operator-content-handlers.ts';
import type { Db } from './database/database.ts';
import { decisionHandlers } from './decisions/decision-handlers.ts';
import type { Feed } from './feed/model/feed.ts';
import { startFigures } from './figures/start-figures.ts';
import { createBookWatch } from './games/books/book-watch.ts';
import { createGamesOnOffer } from './games/catalogue/create-games-on-offer.ts';
import { createJackpots } from './games/jackpots/create-jackpots.ts';
import type { Pot } from './games/jackpots/jackpots.ts';
import type { PotTerms } from './games/jackpots/pot-terms.ts';
import { gameControls } from './games/game-controls.ts';
import { gameHandlers } from './games/game-handlers.ts';
import type { GameServer } from './games/servers/game-server.ts';
import { createProviderClient } from './games/servers/provider-client.ts';
import { createGameSessions } from './games/sessions/create-game-sessions.ts';
import { startGames } from './games/start-games.ts';
import { createLiveTables } from './games/tables/create-live-tables.ts';
import { createWalletFaults } from './games/wallet/wallet-faults.ts';
import { createCallFaults } from './http/call-faults.ts';
import { createIdentity } from './identity/create-identity.ts';
import { identityHandlers } from './identity/identity-handlers.ts';
import { startIdentity } from './identity/start-identity.ts';
import { createFairQueue } from './kernel/fair-queue.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { Ids } from './kernel/ids.ts';
import { type Logger } from './kernel/log/logger.ts';
import type { TrustedProxies } from './kernel/environment.ts';
import { createLedger } from './ledger/create-ledger.ts';
import { ledgerHandlers } from './ledger/ledger-handlers.ts';
import { createLedgerWatch } from './ledger/watch/create-ledger-watch.ts';
import { startLedgerWatch } from './ledger/watch/start-ledger-watch.ts';
import { createMessages } from './messages/create-messages.ts';
import { messageHandlers } from './messages/message-handlers.ts';
import { offerHandlers } from './offer/offer-handlers.ts';
import { operatorHandlers } from './operator/operator-handlers.ts';
import { playerControls } from './operator/player-controls.ts';
import type { CentralLimit } from './payments/central/central-limit.ts';
import { flagHandlers } from './money-flags/flag-handlers.ts';
import { createPayments } from './payments/create-payments.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import type { PaymentProvider } from './payments/provider/payment-provider.ts';
import { startPayments } from './payments/start-payments.ts';
import { activityHandlers } from './protection/activity/activity-handlers.ts';
import { createExclusionEnds } from './protection/ends/create-exclusion-ends.ts';
import { exclusionEndHandlers } from './protection/ends/exclusion-end-handlers.ts';
import { createGuards } from './protection/guard/create-guards.ts';
import { guardHandlers } from './protection/guard/guard-handlers.ts';
import { pingHandlers } from './ping/ping-handlers.ts';
import { jurisdictions, type Jurisdiction } from './protection/jurisdictions.ts';
import { licensedGeneral } from './protection/licensed-settings.ts';
import { createPlaySessions } from './protection/play/create-play-sessions.ts';
import { playHandlers } from './protection/play/play-handlers.ts';
import { createRegisterChecks, storeRegisterUse } from './protection/register/create-register-checks.ts';
import type { ExclusionRegister } from './protection/register/exclusion-register.ts';
import { startRegisterChecks } from './protection/register/start-register-checks.ts';
import { createPlayerLimits } from './protection/limits/create-player-limits.ts';
import { storeRequiredLimits } from './protection/limits/required-limits.ts';
import { limitHandlers } from './protection/limits/limit-handlers.ts';
import { createSettingsStore, seedSettingsInto } from './settings/create-settings-store.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { type SportsChannel } from './sockets/sports-channel.ts';
import { createTextStore } from './texts/create-text-store.ts';
import { textHandlers } from './texts/text-handlers.ts';
import { createTickets } from './tickets/create-tickets.ts';
import { startTickets } from './tickets/start-tickets.ts';
import type { TraderLimit } from './tickets/terms/trader-limit.ts';
import { ticketHandlers } from './tickets/ticket-handlers.ts';
import { ticketSettings } from './tickets/ticket-settings.ts';
import { createProfiles } from './users/create-profiles.ts';
import type { Throttle } from './throttle/throttle.ts';
import { createUserSettings } from './users/create-user-settings.ts';
import { createUsers } from './users/create-users.ts';
import { userHandlers } from './users/user-handlers.ts';
import { createGuessAlarm } from './vouchers/guess-alarm.ts';
import { createVouchers } from './vouchers/create-vouchers.ts';
import { startVouchers } from './vouchers/start-vouchers.ts';
import { voucherHandlers } from './vouchers/voucher-handlers.ts';
import { loadVoucherKeys } from './vouchers/voucher-keys.ts';

/** Dependencies that every module may use. */
export interface Base {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Connects this node with the others. */
  readonly bus: Bus;
  /** Limits of calls and sockets, which count on all nodes. */
  readonly throttle: Throttle;
  /** The right to drive the feed. Undefined on a platform of one node. */
  readonly lease: Lease | undefined;
  readonly logger: Logger;
  readonly feed: Feed;
  /** Where browsers reach the platform, without a slash at the end. */
  readonly url: string;
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly trustProxy: TrustedProxies;
  readonly socketsPerAddress: number | undefined;
  readonly traderLimit: TraderLimit | undefined;
  readonly gameServers: readonly GameServer[];
  /** Milliseconds that a server of games has for its first answer before that is a warning. Undefined: the usual ones. */
  readonly firstAnswerWithin: number | undefined;
  readonly paymentProviders: readonly PaymentProvider[];
  readonly register: ExclusionRegister | undefined;
  readonly central: CentralLimit | undefined;
  readonly jurisdiction: Jurisdiction;
  readonly secret: string | undefined;
  /** Least milliseconds between two checks of the whole ledger. */
  readonly ledgerCheckEvery: number;
  readonly pots: readonly PotTerms[];
  /** Milliseconds since 1970 by the clock that dates sign-ins: that of the machine, whatever the platform's clock is. */
  readonly signInNow: () => number;
}

/** A check takes some 50 ms of a core. Two leave the others, and the rest of the thread pool, to the calls. */
const passwordChecks = { concurrency: 2, waiting: { perOwner: 20, all: 400 } };

/** Creates the modules from the lowest layer up. Each takes those that it names as dependencies. */
export async function createModules(base: Base) {
  const { db, clock, traderLimit } = base;
  await seedSettingsInto(db);
  const rules = jurisdictions[base.jurisdiction];
  await storeRegisterUse(db, base);
  await storeRequiredLimits(db, { rules, clock });
  const settings = createSettingsStore(db, clock, base.bus);
  const users = createUsers(db);
  const ledger = createLedger(base);
  const attempts = createAttempts(base);
  const identity = await createIdentity({ ...base, users, attempts });
  const { lease, ...alone } = base;
  const offer = await createOffer({ ...alone, ...(lease && { lease }) });
  const terms = () => cashOutTerms(settings);
  const passwordTurns = createFairQueue(passwordChecks);
  const games = await createGamesOnOffer(base);
  const providers = createProviderClient(base);
  const agencyLive = createAgencyLive(base);
  const { announceTicket, announceChange } = agencyLive;
  const prices = cashOutPrices(offer, terms);
  const playSessions = createPlaySessions({ ...base, rules, settings });
  const { seen } = playSessions;
  const tickets = createTickets({
    ...base,
    seen,
    ...ticketSettings(settings),
    offer,
    ledger,
    announceTicket,
    cashOutPrices: prices,
    ...(traderLimit && { traderLimit }),
  });
  const vouchers = createVouchers({
    ...base,
    rules,
    ledger,
    keys: await loadVoucherKeys(db, base.secret),
    digit: () => randomInt(10),
    maintenanceBegun: () => settings.maintenanceBegun(),
  });
  const gameSessions = createGameSessions({ ...base, ledger, settings, games, playSessions });
  const messages = createMessages(base);
  const afterExclusion = [(id: string) => vouchers.giveBack(id), (id: string) => gameSessions.endAll(id)];
  const registerChecks = createRegisterChecks({ ...base, ledger, afterExclusion });
  return {
    ...base,
    ...(await createContent(base)),
    rules,
    acts: createOperatorActs(base),
    attempts,
    passwordTurns,
    settings,
    users,
    userSettings: createUserSettings(db),
    profiles: createProfiles(db, clock),
    ledger,
    identity,
    signIns: identity.signIns,
    socketTokens: identity.socketTokens,
    offer,
    producer: offer.producer,
    tickets,
    cashOuts: createCashOuts({ ...base, offer, ledger, terms, announceTicket }),
    shareCodes: createShareCodes({ ...base, offer }),
    playerLimits: createPlayerLimits({ ...base, ledger, rules }),
    bonuses: createBonuses({ ...base, ledger }),
    vouchers,
    guessAlarm: createGuessAlarm({ ...base, attempts }),
    ledgerWatch: createLedgerWatch({ ...base, checkEvery: base.ledgerCheckEvery }),
    playSessions,
    guards: createGuards({ ...base, ledger, afterExclusion }),
    registerChecks,
    exclusionEnds: createExclusionEnds({ ...base, rules, send: (message) => messages.send(message) }),
    payments: createPayments({
      ...base,
      rules,
      ledger,
      providers: base.paymentProviders,
      wallets: (userId) => ledger.wallets(userId),
      returnUrl: ({ id, locale }) => {
        const [site = ''] = base.origins;
        return `${site}${locale === '' ? '' : `/${locale}`}/payin?payment=${encodeURIComponent(id)}`;
      },
      maintenanceBegun: () => settings.maintenanceBegun(),
    }),
    agency: createAgency({
      ...base,
      ledger,
      passwordTurns,
      offer,
      cashOutPrices: prices,
      announceTicket,
      announceChange,
      signIns: identity.signIns,
      askRegister: (id) => registerChecks.ask(id, 'registration'),
    }),
    agencyLive,
    messages,
    texts: createTextStore(db),
    appearance: createAppearance({
      ...base,
      async isDesigner(username) {
        const user = await users.byUsername(username);
        return user?.roles.includes(designerRole) === true && !user.blocked;
      },
    }),
    previews: createPreviews(base),
    pictures: createPictures(base),
    faults: await createCallFaults(base),
    games,
    jackpots: await createJackpots({
      ...base,
      ledger,
      pots: base.pots,
      newSecret: () => randomBytes(32).toString('hex'),
    }),
    gameSessions,
    walletFaults: await createWalletFaults(base),
    providers,
    liveTables: createLiveTables({ ...base, games, providers }),
    bookWatch: createBookWatch({ ...base, providers }),
  };
}

/** Every module, with what all of them share. */
export type Modules = Awaited<ReturnType<typeof createModules>>;

/** The modules, the channel to open clients, and how both note a change of settings, texts or content. */
export interface Running extends Modules {
  readonly sports: SportsChannel;
  readonly announceChange: () => Promise<void>;
  readonly notifyInactive: (userId: string, gameCode: string) => void;
  readonly announceJackpot: (pot: Pot) => void;
}

/** Returns the handlers of every module. */
export function handlersOf(modules: Running): Handlers {
  return {
    ...pingHandlers(modules),
    ...userHandlers(modules),
    ...guardHandlers(modules),
    ...exclusionEndHandlers(modules),
    ...decisionHandlers(modules),
    ...playHandlers(modules),
    ...identityHandlers(modules),
    ...ledgerHandlers(modules),
    ...bonusHandlers(modules),
    ...voucherHandlers(modules),
    ...paymentHandlers(modules),
    ...flagHandlers(modules),
    ...limitHandlers(modules),
    ...activityHandlers(modules),
    ...agencyHandlers(modules),
    ...ngrShareHandlers(modules),
    ...messageHandlers(modules),
    ...settingsHandlers({ ...modules, generalInForce: (list) => licensedGeneral(list, modules.rules) }),
    ...textHandlers(modules),
    ...contentHandlers(modules),
    ...offerHandlers(modules),
    ...ticketHandlers(modules),
    ...shareCodeHandlers(modules),
    ...cashOutHandlers(modules),
    ...gameHandlers(modules),
    ...gameControls(modules),
    ...appearanceHandlers(modules),
    ...directChangeHandlers(modules),
    ...operatorContentHandlers(modules),
    ...playerControls(modules),
    ...operatorHandlers(modules),
    ...actHandlers(modules),
  };
}

/**
 * Starts the workers that settle tickets, add up figures, close periods and seal the audit. They begin when nothing of the past is written
 * any more.
 */
export function startBookkeeping(modules: Running): Worker[] {
  return [
    startTickets(modules),
    startFigures({ ...modules, ...modules.agency }),
    startCommission(modules),
    startSeals(modules),
  ];
}

/** Starts the other modules that run by the clock. */
export function startModules(modules: Running): Worker[] {
  return [
    startCashOuts(modules),
    startShareCodes(modules),
    startBonuses(modules),
    startVouchers(modules),
    startPayments(modules),
    startLedgerWatch(modules),
    startRegisterChecks(modules),
    startIdentity(modules),
    startAttempts(modules),
    startAppearance(modules),
    startGames(modules),
  ];
}
