import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';

import { designerRole, minorToMoney } from '@kvota/contracts';
import { Server as SocketServer } from 'socket.io';

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
import { createOffer, type OpenOffer } from './offer/create-offer.ts';
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
import { openDatabase, type DatabaseLocation, type Db, type OpenDatabase } from './database/database.ts';
import { demoAccounts, demoPassword, seedDemoData } from './demo/demo-data.ts';
import { requireNoDemoAccounts } from './demo/close-demo.ts';
import type { Feed } from './feed/model/feed.ts';
import { createBookWatch } from './games/books/book-watch.ts';
import { createGamesOnOffer } from './games/catalogue/create-games-on-offer.ts';
import { createJackpots } from './games/jackpots/create-jackpots.ts';
import type { Pot } from './games/jackpots/jackpots.ts';
import { usualPots, type PotTerms } from './games/jackpots/pot-terms.ts';
import { gameControls } from './games/game-controls.ts';
import { gameHandlers } from './games/game-handlers.ts';
import type { GameServer } from './games/servers/game-server.ts';
import { createProviderClient } from './games/servers/provider-client.ts';
import { createGameSessions } from './games/sessions/create-game-sessions.ts';
import { startGames } from './games/start-games.ts';
import { createLiveTables } from './games/tables/create-live-tables.ts';
import { createGameWallet } from './games/wallet/create-game-wallet.ts';
import { createWalletFaults } from './games/wallet/wallet-faults.ts';
import { createSimulatedFeed } from './feed/simulated/simulated-feed.ts';
import { buildApp } from './http/app.ts';
import { createCallFaults } from './http/call-faults.ts';
import { believeProven } from './http/proven-proxy.ts';
import { listen } from './http/listen.ts';
import { SharedAnswers } from './http/shared-answers.ts';
import { createMetrics } from './http/observed/metrics.ts';
import { createReadiness } from './http/observed/create-readiness.ts';
import { createIdentity } from './identity/create-identity.ts';
import { identityHandlers } from './identity/identity-handlers.ts';
import { startIdentity } from './identity/start-identity.ts';
import { requestHost, trustOf } from './kernel/client-address.ts';
import type { Clock } from './kernel/clock.ts';
import { createFairQueue } from './kernel/fair-queue.ts';
import type { Handlers } from './kernel/handlers.ts';
import type { Ids } from './kernel/ids.ts';
import { silentLogger, type Logger } from './kernel/log/logger.ts';
import type { Worker } from './kernel/worker.ts';
import type { TrustedProxies } from './kernel/environment.ts';
import { createLedger } from './ledger/create-ledger.ts';
import { ledgerHandlers } from './ledger/ledger-handlers.ts';
import type { Ledger } from './ledger/ledger.ts';
import { createMessages } from './messages/create-messages.ts';
import { messageHandlers } from './messages/message-handlers.ts';
import { offerHandlers } from './offer/offer-handlers.ts';
import { operatorHandlers } from './operator/operator-handlers.ts';
import { playerControls } from './operator/player-controls.ts';
import { pingHandlers } from './ping/ping-handlers.ts';
import { createSettingsStore, seedSettingsInto } from './settings/create-settings-store.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { fromOrigin } from './sockets/from-origin.ts';
import { attachFeedout } from './sockets/feedout-channel.ts';
import { limitSockets } from './sockets/limit-sockets.ts';
import { attachSports, type SportsChannel } from './sockets/sports-channel.ts';
import { createTextStore } from './texts/create-text-store.ts';
import { textHandlers } from './texts/text-handlers.ts';
import { createTickets } from './tickets/create-tickets.ts';
import { startTickets } from './tickets/start-tickets.ts';
import type { TraderLimit } from './tickets/terms/trader-limit.ts';
import { ticketHandlers } from './tickets/ticket-handlers.ts';
import { ticketSettings } from './tickets/ticket-settings.ts';
import type { Tickets } from './tickets/tickets.ts';
import { createProfiles } from './users/create-profiles.ts';
import { createUserSettings } from './users/create-user-settings.ts';
import { createUsers } from './users/create-users.ts';
import { userHandlers } from './users/user-handlers.ts';

export interface PlatformOptions {
  /** Where the data is, or an open database, which stays open after close. */
  readonly database: DatabaseLocation | OpenDatabase;
  readonly clock: Clock;
  /** Seed of the simulated feed. The same seed and clock give the same matches. */
  readonly seed: string;
  /** Makes ids that nobody can guess. */
  readonly ids: Ids;
  readonly feed?: Feed;
  /** 0 takes any free port. */
  readonly ports: { readonly http: number };
  /** Addresses of the apps, without a slash at the end. CORS allows them, and sign-in returns to them. */
  readonly origins: readonly string[];
  /** Address to listen at. Default: this machine only. */
  readonly host?: string;
  /** Where browsers reach the platform. Default: `http://localhost:<port>`. */
  readonly publicUrl?: string;
  /** The proxies in front, whose X-Forwarded-For is believed. Default: none. */
  readonly trustProxy?: TrustedProxies;
  /** The secret that those proxies send to be believed. Default: they are believed without it. */
  readonly proxySecret?: string;
  /** The highest stake accepted on a ticket. A higher stake is reoffered at this limit. Default: any. */
  readonly traderLimit?: TraderLimit;
  /** The servers of games that are sold. Default: none, and the casino has no games. */
  readonly gameServers?: readonly GameServer[];
  /** The jackpots that slots feed. Default: one in each usual currency. */
  readonly pots?: readonly PotTerms[];
  /** Creates the demo accounts and shows them on the sign-in page. Default: true. */
  readonly demo?: boolean;
  /** Seals the keys that the platform stores. Default: they are stored as they are. */
  readonly secret?: string;
  /** Lets others than this machine read `/metrics`. Default: nobody else. */
  readonly metricsToken?: string;
  /** Sustained and burst calls per second of one address. */
  readonly rate?: { readonly perSecond: number; readonly burst: number };
  /** Open sockets of one address. Default: 500. */
  readonly socketsPerAddress?: number;
  readonly logger?: Logger;
}

/** A running platform, with its modules for tests and tools in the same process. */
export interface Platform {
  readonly url: string;
  /** Address of the identity provider. */
  readonly issuer: string;
  readonly clock: Clock;
  readonly db: Db;
  readonly feed: Feed;
  readonly offer: OpenOffer;
  readonly ledger: Ledger;
  readonly tickets: Tickets;
  readonly settings: SettingsStore;
  readonly sports: SportsChannel;
  /** Ends calls, sockets and timers, and closes the database unless it was passed in open. */
  close(): Promise<void>;
}

const defaultRate = { perSecond: 100, burst: 1000 };

/** A check takes some 50 ms of a core. Two leave the others, and the rest of the thread pool, to the calls. */
const passwordChecks = { concurrency: 2, waiting: { perOwner: 20, all: 400 } };

/** Dependencies that every module may use. */
interface Base {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
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
  readonly secret: string | undefined;
  readonly pots: readonly PotTerms[];
}

type Modules = Awaited<ReturnType<typeof createModules>>;

/** Starts the reference platform: calls, sockets and identity provider on one port. Rejects with PortTaken if the port is taken. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { clock, ids, origins, traderLimit, secret, demo = true, logger = silentLogger, host = '127.0.0.1' } = options;
  const listening = await listen(options.ports.http, host);
  const { server, port } = listening;
  const cleanUp: (() => unknown)[] = [() => server.closeAllConnections(), () => server.close()];
  const close = async (): Promise<void> => {
    for (let end = cleanUp.pop(); end !== undefined; end = cleanUp.pop()) await end();
  };
  try {
    const url = options.publicUrl ?? `http://localhost:${port}`;
    const issuer = `${url}/oidc`;
    const db = await dbOf(options.database, cleanUp);
    const feed = options.feed ?? createSimulatedFeed({ seed: options.seed });
    const trustProxy = options.trustProxy ?? false;
    const { socketsPerAddress } = options;
    const base = {
      db,
      clock,
      ids,
      logger,
      feed,
      url,
      issuer,
      origins,
      trustProxy,
      socketsPerAddress,
      traderLimit,
      gameServers: options.gameServers ?? [],
      pots: options.pots ?? usualPots,
      secret,
    };
    const modules = await createModules(base);
    if (demo) await seedDemoData(db, modules);
    else await requireNoDemoAccounts(db);

    const { io, stop, ...channels } = attachChannels(server, modules);
    const announceChange = async (): Promise<void> => {
      await modules.settings.markChanged();
      channels.sports.reloadSettings();
    };
    const wallet = createGameWallet({
      ...modules,
      notifyLimit: (userId, limit) => channels.sports.toUser(userId, 'casinoBetLimit', limit),
      notifyJackpot: (userId, win) => channels.sports.toUser(userId, 'jackpotWon', win),
    });
    const notifyInactive = (userId: string, game_code: string): void =>
      channels.sports.toUser(userId, 'casinoInactiveGame', { game_code });
    const announceJackpot = ({ code, currency, amount, seq }: Pot): void =>
      channels.sports.toEveryone('jackpot', { code, currency, amount: minorToMoney(amount), seq });
    const running = { ...modules, ...channels, announceChange, announceJackpot, notifyInactive };
    cleanUp.push(() => io.close(), stop);
    const { users, faults, identity } = modules;
    const readiness = createReadiness(modules);
    const metrics = createMetrics({
      readiness,
      sockets: () => io.engine.clientsCount,
      ignored: channels.ignored,
      books: () => modules.bookWatch.books(),
      token: options.metricsToken,
    });
    const { offer, ledger, tickets, settings } = modules;
    const revisions = { offer: () => offer.revision(), content: () => settings.revision() };
    const demoSignIn = { usernames: demoAccounts.map(({ username }) => username), password: demoPassword };
    believeProven(server, options.proxySecret);
    const app = await buildApp({
      listening,
      pictures: modules.pictures,
      publicUrl: url,
      issuer,
      origins,
      trustProxy,
      calls: {
        handlers: handlersOf(running),
        verify: identity.verify,
        // oidc-provider dates sign-ins by the clock of the machine, whatever the platform's clock is.
        now: Date.now,
        rolesOf: async (id) => (await users.byId(id))?.roles ?? [],
        faults,
        shared: new SharedAnswers({ clock, revisions }),
        logger,
      },
      clock,
      rate: options.rate ?? defaultRate,
      ids,
      health: { readiness },
      wallet: { ...modules, sessions: modules.gameSessions, wallet },
      metrics,
      identity: { ...modules, ...identity, publicUrl: url, demo: demo ? demoSignIn : undefined },
    });
    cleanUp.push(() => app.close());
    const workers = startModules(running);
    cleanUp.push(async () => {
      workers.forEach(({ stop }) => stop());
      // Runs in progress still need the database.
      await Promise.all(workers.map((worker) => worker.idle()));
    });
    return { url, issuer, clock, db, feed, offer, ledger, tickets, settings, sports: channels.sports, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the modules from the lowest layer up. Each takes those that it names as dependencies. */
async function createModules(base: Base) {
  const { db, clock, traderLimit } = base;
  await seedSettingsInto(db);
  const settings = createSettingsStore(db, clock);
  const users = createUsers(db);
  const ledger = createLedger(base);
  const identity = await createIdentity({ ...base, users });
  const offer = await createOffer(base);
  const terms = () => cashOutTerms(settings);
  const games = await createGamesOnOffer(base);
  const providers = createProviderClient(base);
  const tickets = createTickets({
    ...base,
    ...ticketSettings(settings),
    offer,
    ledger,
    cashOutPrices: cashOutPrices(offer, terms),
    ...(traderLimit && { traderLimit }),
  });
  return {
    ...base,
    ...(await createContent(base)),
    attempts: createAttempts(base),
    passwordTurns: createFairQueue(passwordChecks),
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
    cashOuts: createCashOuts({ ...base, offer, ledger, terms }),
    shareCodes: createShareCodes({ ...base, offer }),
    bonuses: createBonuses({ ...base, ledger }),
    messages: createMessages(base),
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
    faults: createCallFaults(clock),
    games,
    jackpots: await createJackpots({
      ...base,
      ledger,
      pots: base.pots,
      newSecret: () => randomBytes(32).toString('hex'),
    }),
    gameSessions: createGameSessions({ ...base, ledger, settings, games }),
    walletFaults: createWalletFaults(clock),
    providers,
    liveTables: createLiveTables({ ...base, games, providers }),
    bookWatch: createBookWatch({ ...base, providers }),
  };
}

function attachChannels(server: Server, modules: Modules) {
  const { offer, feed, origins } = modules;
  const trust = trustOf(modules.trustProxy);
  const io = new SocketServer(server, {
    cors: { origin: [...origins] },
    serveClient: false,
    // No permessage-deflate: it would compress each frame again for each socket, and a broadcast encodes it once for all
    // (SPEED-10).
    allowRequest: (request, decide) => {
      const { origin } = request.headers;
      decide(null, fromOrigin({ origin, host: requestHost(request, trust) }, origins));
    },
    maxHttpBufferSize: 64 * 1024,
  });
  const limits = limitSockets(io, modules);
  const sports = attachSports(io, modules);
  const feedout = attachFeedout(io, { ...modules, rooms: offer.rooms, sports: feed.sports.map(({ sport }) => sport) });
  const ignored = () => ({ sports: sports.malformed(), ...feedout.stats(), ...limits() });
  return { io, sports, stop: feedout.stop, ignored };
}

/** The modules, the channel to open clients, and how both note a change of settings, texts or content. */
interface Running extends Modules {
  readonly sports: SportsChannel;
  readonly announceChange: () => Promise<void>;
  readonly notifyInactive: (userId: string, gameCode: string) => void;
  readonly announceJackpot: (pot: Pot) => void;
}

/** Returns the handlers of every module. */
function handlersOf(modules: Running): Handlers {
  return {
    ...pingHandlers(modules),
    ...userHandlers(modules),
    ...identityHandlers(modules),
    ...ledgerHandlers(modules),
    ...bonusHandlers(modules),
    ...messageHandlers(modules),
    ...settingsHandlers(modules),
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
  };
}

/** Starts the modules that run by the clock. */
function startModules(modules: Running): Worker[] {
  return [
    startTickets(modules),
    startCashOuts(modules),
    startShareCodes(modules),
    startBonuses(modules),
    startIdentity(modules),
    startAttempts(modules),
    startAppearance(modules),
    startGames(modules),
  ];
}

async function dbOf(database: PlatformOptions['database'], cleanUp: (() => unknown)[]): Promise<Db> {
  if (typeof database === 'object' && 'db' in database) return database.db;
  const opened = await openDatabase(database);
  cleanUp.unshift(() => opened.close());
  return opened.db;
}
