import type { Server } from 'node:http';

import { minorToMoney } from '@kvota/contracts';
import { listen, type Clock } from '@kvota/server';
import { Server as SocketServer } from 'socket.io';

import { type OpenOffer } from './offer/create-offer.ts';
import { openDatabase, type DatabaseLocation, type Db, type OpenDatabase } from './database/database.ts';
import { demoAccounts, demoPassword, seedDemoData } from './demo/demo-data.ts';
import { requireNoDemoAccounts } from './demo/close-demo.ts';
import { startHistory, type RunningHistory } from './demo/history/make-history.ts';
import { createMovedClock } from './demo/history/moved-clock.ts';
import type { Feed } from './feed/model/feed.ts';
import type { Producer } from './feed/producer.ts';
import type { Pot } from './games/jackpots/jackpots.ts';
import { usualPots, type PotTerms } from './games/jackpots/pot-terms.ts';
import type { GameServer } from './games/servers/game-server.ts';
import { createGameWallet } from './games/wallet/create-game-wallet.ts';
import { createSimulatedFeed } from './feed/simulated/simulated-feed.ts';
import { requireSameSeed } from './identity/tokens/same-seed.ts';
import { buildApp } from './http/app.ts';
import { believeProven } from './http/proven-proxy.ts';
import { noteReports, noTrust, watchReports, wrongProof } from './http/watch-reports.ts';
import { SharedAnswers } from './http/shared-answers.ts';
import { createMetrics } from './http/observed/metrics.ts';
import { createReadiness } from './http/observed/create-readiness.ts';
import { requestHost, trustOf } from './kernel/client-address.ts';
import type { Ids } from './kernel/ids.ts';
import { silentLogger, type Logger } from './kernel/log/logger.ts';
import type { TrustedProxies } from './kernel/environment.ts';
import type { CentralLimit } from './payments/central/central-limit.ts';
import type { PaymentProvider } from './payments/provider/payment-provider.ts';
import type { Jurisdiction } from './protection/jurisdictions.ts';
import type { ExclusionRegister } from './protection/register/exclusion-register.ts';
import type { Bus, NodeSettings } from './bus/bus.ts';
import { createLocalBus } from './bus/local-bus.ts';
import { createLedger } from './ledger/create-ledger.ts';
import { keepLease } from './leases/lease.ts';
import { requireNoHolder, requireSameRedis, requireSameSettings } from './leases/other-nodes.ts';
import type { Ledger } from './ledger/ledger.ts';
import { readPlatformId } from './settings/platform-id.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { fromOrigin } from './sockets/from-origin.ts';
import { attachFeedout } from './sockets/feedout-channel.ts';
import { limitSockets } from './sockets/limit-sockets.ts';
import { watchSlowConnections } from './sockets/slow/slow-connections.ts';
import { attachSports, type SportsChannel } from './sockets/sports-channel.ts';
import type { TraderLimit } from './tickets/terms/trader-limit.ts';
import type { Tickets } from './tickets/tickets.ts';
import { createLocalThrottle } from './throttle/local-throttle.ts';
import type { CallRate, Throttle } from './throttle/throttle.ts';
import { createModules, handlersOf, startBookkeeping, startModules, type Modules } from './modules.ts';

export interface PlatformOptions {
  /** Where the data is, or an open database, which stays open after close. */
  readonly database: DatabaseLocation | OpenDatabase;
  readonly clock: Clock;
  /** Refuses to start while nodes with a shared bus use the database. Default: false. */
  readonly alone?: boolean;
  /** Seed of the simulated feed. The same seed and clock give the same matches. */
  readonly seed: string;
  /** Makes ids that nobody can guess. */
  readonly ids: Ids;
  readonly feed?: Feed;
  /**
   * Connects this node with the others, which share its database. Called with the id of the platform, which all nodes
   * have in common. The platform closes the bus. Default: there is one node.
   */
  readonly openBus?: (platformId: string) => Promise<Bus>;
  /**
   * Opens the limits of calls and sockets that this node shares with the others. Called like `openBus`. The platform closes
   * them. Default: each node counts by itself.
   */
  readonly openThrottle?: (platformId: string) => Promise<Throttle>;
  /** Variables beside the public address that all nodes must have alike, without secrets. A node that differs does not start. */
  readonly shared?: NodeSettings;
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
  /** Milliseconds that a server of games has for its first answer before that is a warning. Default: two minutes. */
  readonly gamesAnswerWithin?: number;
  /** The providers of payments, the default first. Default: none, and nothing is paid in or out. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** The register of excluded people that is asked. Default: none, and nobody is asked. */
  readonly register?: ExclusionRegister;
  /** The limit of deposits over all operators. Default: none. */
  readonly centralLimit?: CentralLimit;
  /** Where the operator has its licence, for rules that follow from it. Default: `reference`. */
  readonly jurisdiction?: Jurisdiction;
  /** Least milliseconds between two checks of the whole ledger. Default: an hour. */
  readonly ledgerCheckEvery?: number;
  /** The jackpots that slots feed. Default: one in each usual currency. */
  readonly pots?: readonly PotTerms[];
  /** Creates the demo accounts and shows them on the sign-in page. Default: true. */
  readonly demo?: boolean;
  /**
   * Gives the demo accounts a branch of players and thirteen closed weeks, in the background of the first start. Only for
   * a platform of one process with the simulated feed. Default: false.
   */
  readonly history?: boolean;
  /** Milliseconds since 1970 by which the age of a sign-in is measured. Default: the clock of the machine, which dates it. */
  readonly signInNow?: () => number;
  /** Seals the keys that the platform stores. Default: they are stored as they are. */
  readonly secret?: string;
  /** Lets others than this machine read `/metrics`. Default: nobody else. */
  readonly metricsToken?: string;
  /** Sustained and burst calls per second of one address. */
  readonly rate?: CallRate;
  /** Open sockets of one address. Default: 500. */
  readonly socketsPerAddress?: number;
  readonly logger?: Logger;
}

/** A running platform, with its modules for tests and tools in the same process. */
export interface Platform {
  readonly url: string;
  /** The port at which this node listens. */
  readonly port: number;
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
  /** Resolves when the history of the demo is made; at once if there is none to make. */
  readonly historyMade: Promise<void>;
  /**
   * Prepares the end of a node among others: it is not ready any more, another node drives the feed, and its clients move
   * to others. Resolves when they have. A platform of one node does nothing.
   */
  drain(): Promise<void>;
  /** Ends calls, sockets and timers, and closes the database unless it was passed in open. */
  close(): Promise<void>;
}

/** Milliseconds in which a balancer notices that a node is not ready. */
const noticedWithin = 2000;
/** Milliseconds over which the clients of a node that ends move to others. */
const movesOver = 3000;

const defaultRate = { perSecond: 100, burst: 1000 };

/** Starts the reference platform: calls, sockets and identity provider on one port. Rejects with PortTaken if the port is taken. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { clock, ids, origins, traderLimit, secret, demo = true, logger = silentLogger, host = '127.0.0.1' } = options;
  const listening = await listen(options.ports.http, host, 'KVOTA_PLATFORM_PORT');
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
    const bus = await openBusOf(options, db);
    cleanUp.unshift(() => bus.close());
    if (options.alone === true && !bus.isShared) await requireNoHolder(db, 'feed');
    if (bus.isShared && !options.feed) await requireSameSeed(db, options.seed, secret);
    if (bus.isShared) {
      await requireSameRedis(db, bus, 'feed');
      await requireSameSettings(bus, { KVOTA_PUBLIC_URL: url, ...options.shared });
    }
    const throttle = await openThrottleOf(options, db);
    cleanUp.unshift(() => throttle.close());
    const lease = bus.isShared ? await keepLease({ db, clock, node: bus.node, logger }, 'feed') : undefined;
    if (lease) cleanUp.push(() => lease.stop());
    const trustProxy = options.trustProxy ?? false;
    const { socketsPerAddress } = options;
    const base = {
      db,
      clock,
      ids,
      bus,
      throttle,
      lease,
      logger,
      feed,
      url,
      issuer,
      origins,
      trustProxy,
      socketsPerAddress,
      traderLimit,
      gameServers: options.gameServers ?? [],
      firstAnswerWithin: options.gamesAnswerWithin,
      paymentProviders: options.paymentProviders ?? [],
      register: options.register,
      central: options.centralLimit,
      jurisdiction: options.jurisdiction ?? 'reference',
      pots: options.pots ?? usualPots,
      secret,
      ledgerCheckEvery: options.ledgerCheckEvery ?? 3_600_000,
      signInNow: options.signInNow ?? Date.now,
    };
    const modules = await createModules(base);
    const ledgerAt = (at: number) => createLedger({ ...base, clock: createMovedClock(at) });
    if (demo) await seedDemoData(db, { ...modules, ledgerAt }, options.history);
    else await requireNoDemoAccounts(db);

    const { io, stop, ...channels } = attachChannels(server, modules);
    const announceChange = async (): Promise<void> => {
      await modules.settings.markChanged();
      channels.sports.reloadSettings();
    };
    const wallet = createGameWallet({
      ...modules,
      seen: modules.playSessions.seen,
      notifyLimit: (userId, limit) => channels.sports.toUser(userId, 'casinoBetLimit', limit),
      notifyJackpot: (userId, win) => channels.sports.toUser(userId, 'jackpotWon', win),
    });
    const notifyInactive = (userId: string, game_code: string): void =>
      channels.sports.toUser(userId, 'casinoInactiveGame', { game_code });
    const announceJackpot = ({ code, currency, amount, seq }: Pot): void =>
      channels.sports.toEveryoneHere('jackpot', { code, currency, amount: minorToMoney(amount), seq });
    const running = { ...modules, ...channels, announceChange, announceJackpot, notifyInactive };
    cleanUp.push(() => io.close(), stop);
    const { users, faults, identity } = modules;
    const { readiness, drain } = createReadiness(modules);
    const metrics = createMetrics({
      readiness,
      node: () => ({ busConnected: bus.isConnected(), drivesFeed: lease === undefined || lease.held() !== undefined }),
      sockets: () => io.engine.clientsCount,
      ignored: channels.ignored,
      slow: channels.slow,
      books: () => modules.bookWatch.books(),
      ledger: () => modules.ledgerWatch.watched(),
      guessAlarms: () => modules.guessAlarm.raised(),
      token: options.metricsToken,
    });
    const { offer, ledger, tickets, settings } = modules;
    const revisions = { offer: () => offer.revision(), content: () => settings.revision() };
    const demoSignIn = { usernames: demoAccounts.map(({ username }) => username), password: demoPassword };
    const warn = (text: string): void => logger.warn(text);
    believeProven(server, options.proxySecret, watchReports(warn, wrongProof));
    if (trustProxy === false) noteReports(server, watchReports(warn, noTrust));
    let takeRequests = (): void => {};
    const app = await buildApp({
      listening: { ...listening, serve: (handler) => void (takeRequests = () => listening.serve(handler)) },
      pictures: modules.pictures,
      publicUrl: url,
      issuer,
      origins,
      trustProxy,
      calls: {
        handlers: handlersOf(running),
        verify: identity.verify,
        now: base.signInNow,
        rolesOf: async (id) => (await users.byId(id))?.roles ?? [],
        faults,
        acts: modules.acts,
        shared: new SharedAnswers({ clock, revisions }),
        logger,
      },
      throttle,
      rate: options.rate ?? defaultRate,
      ids,
      health: { readiness },
      wallet: { ...modules, sessions: modules.gameSessions, wallet },
      webhooks: modules,
      metrics,
      identity: { ...modules, ...identity, publicUrl: url, demo: demo ? demoSignIn : undefined },
    });
    cleanUp.push(() => app.close());
    if (lease) await firstNews(modules.producer, clock);
    const workers = startModules(running);
    const history = demo && options.history === true ? startHistory(modules) : undefined;
    const historyMade = startAfter(history, () => workers.push(...startBookkeeping(running)));
    cleanUp.push(async () => {
      history?.stop();
      await historyMade;
      workers.forEach(({ stop }) => stop());
      // Runs in progress still need the database.
      await Promise.all(workers.map((worker) => worker.idle()));
    });
    takeRequests();
    const parts = { clock, db, feed, offer, ledger, tickets, settings, sports: channels.sports };
    return {
      url,
      port,
      issuer,
      ...parts,
      historyMade,
      async drain() {
        if (lease === undefined) return;
        logger.info('This node is about to end: /ready answers 503, and another node takes its clients.');
        drain();
        await lease.stop();
        await new Promise<void>((resolve) => void clock.after(noticedWithin, resolve));
        await channels.sports.moveAll(movesOver);
        logger.info('The clients of this node have moved. It ends when the calls in flight are answered.');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds that the start of a node waits for news of the feed, and between two looks. */
const newsWithin = 5000;
const looksEvery = 20;

/** Waits until a node can sell: until it drives the feed, or has news of it from the node that does. */
async function firstNews(producer: Pick<Producer, 'isSilent'>, clock: Clock): Promise<void> {
  for (let waited = 0; waited < newsWithin && producer.isSilent(); waited += looksEvery)
    await new Promise<void>((resolve) => void clock.after(looksEvery, resolve));
}

/** Starts workers at once, or when the history is made. */
async function startAfter(history: RunningHistory | undefined, start: () => void): Promise<void> {
  if (history !== undefined) await history.done;
  start();
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
  const watch = watchSlowConnections(io, modules.clock);
  const sportsOf = feed.sports.map(({ sport }) => sport);
  const feedout = attachFeedout(io, { ...modules, slow: watch, rooms: offer.source, sports: sportsOf });
  const ignored = () => {
    const { skipped: _, ...counts } = feedout.stats();
    return { sports: sports.malformed(), ...counts, ...limits() };
  };
  const slow = () => ({ ...watch.counts(), skipped: feedout.stats().skipped });
  const stop = (): void => {
    watch.stop();
    feedout.stop();
    sports.stop();
    offer.stop();
  };
  return { io, sports, stop, ignored, slow };
}

/** Opens the bus of a node, by the id that the database has for the platform. */
async function openBusOf({ openBus, ids, logger }: PlatformOptions, db: Db): Promise<Bus> {
  return openBus ? openBus(await readPlatformId(db, ids)) : createLocalBus(ids(), logger);
}

/** Opens the limits that nodes share, by the same id. */
async function openThrottleOf({ openThrottle, ids, clock }: PlatformOptions, db: Db): Promise<Throttle> {
  return openThrottle ? openThrottle(await readPlatformId(db, ids)) : createLocalThrottle(clock);
}

async function dbOf(database: PlatformOptions['database'], cleanUp: (() => unknown)[]): Promise<Db> {
  if (typeof database === 'object' && 'db' in database) return database.db;
  const opened = await openDatabase(database);
  cleanUp.unshift(() => opened.close());
  return opened.db;
}
