import type { Provider } from 'oidc-provider';
import { Server as SocketServer } from 'socket.io';

import { accountHandlers } from './account/account-handlers.ts';
import { createBonuses } from './account/bonuses.ts';
import { createMessages } from './account/messages.ts';
import { createProfiles } from './account/profiles.ts';
import { createOffer, type OpenOffer } from './offer/create-offer.ts';
import { createBookings } from './bookings/bookings.ts';
import { cashOutTerms } from './cash-out/cash-out-terms.ts';
import { createCashOuts } from './cash-out/create-cash-outs.ts';
import { openContent } from './content/open-content.ts';
import { every, type Clock, type Stop } from './kernel/clock.ts';
import { openDatabase, type DatabaseLocation, type Db, type OpenDatabase } from './database/database.ts';
import type { Feed } from './feed/model/feed.ts';
import { createSimulatedFeed } from './feed/simulated/simulated-feed.ts';
import { buildApp } from './http/app.ts';
import { bookingHandlers } from './http/booking-handlers.ts';
import { cashOutHandlers } from './http/cash-out-handlers.ts';
import type { Handlers } from './kernel/handlers.ts';
import { listen } from './http/listen.ts';
import { ticketHandlers } from './http/ticket-handlers.ts';
import { createAccessTokens } from './identity/access-tokens.ts';
import { removeExpired } from './identity/oidc-adapter.ts';
import { createProvider } from './identity/provider.ts';
import { loadSecrets } from './identity/secrets.ts';
import { createSignIns } from './identity/sign-ins.ts';
import { createSocketTokens } from './identity/socket-tokens.ts';
import { createLedger } from './ledger/create-ledger.ts';
import type { Ledger } from './ledger/ledger.ts';
import { silentLogger, type Logger } from './kernel/logger.ts';
import { offerHandlers } from './offer/offer-handlers.ts';
import { createCallFaults } from './operator/call-faults.ts';
import { operatorHandlers } from './operator/operator-handlers.ts';
import { playerControls } from './operator/player-controls.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { createSettingsStore, seedSettingsInto, type SettingsStore } from './settings/settings-store.ts';
import { attachFeedout } from './sockets/feedout-channel.ts';
import { attachSports, type SportsChannel } from './sockets/sports-channel.ts';
import { textHandlers } from './texts/text-handlers.ts';
import { createTextStore } from './texts/text-store.ts';
import { openTickets } from './tickets/open-tickets.ts';
import type { TraderLimit } from './tickets/terms/trader-limit.ts';
import type { Tickets } from './tickets/tickets.ts';
import { demoAccounts, demoPassword, seedDemoData } from './users/demo-data.ts';
import { userHandlers } from './users/user-handlers.ts';
import { createUserSettings } from './users/user-settings.ts';
import { createUsers } from './users/users.ts';

export interface PlatformOptions {
  /** Where the data lies, or a database that is open already and stays so after close. */
  readonly database: DatabaseLocation | OpenDatabase;
  readonly clock: Clock;
  /** Seed of the simulated feed: the same seed and clock give the same matches. */
  readonly seed: string;
  /** Makes ids that nobody can guess. */
  readonly ids: () => string;
  readonly feed?: Feed;
  /** 0 takes any free port. */
  readonly ports: { readonly http: number };
  /** Addresses of the apps, without a slash at the end: allowed by CORS, and where sign-in leads back to. */
  readonly origins: readonly string[];
  /** Address to listen at; by default this machine only. */
  readonly host?: string;
  /** Where browsers reach the platform, if not at `http://localhost:<port>`. */
  readonly publicUrl?: string;
  /** Behind a proxy that sets X-Forwarded-For. */
  readonly trustProxy?: boolean;
  /** The highest stake that is taken on a ticket; a higher one is offered again at it. Default: any. */
  readonly traderLimit?: TraderLimit;
  /** Makes the demo accounts and shows them on the sign-in page; on unless switched off. */
  readonly demo?: boolean;
  /** Calls per second, and at once, from one address. */
  readonly rate?: { readonly perSecond: number; readonly burst: number };
  readonly logger?: Logger;
}

/** A running platform, with its parts for tests and tools in the same process. */
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
  /** Ends calls, sockets, timers and, unless it was handed in open, the database. */
  close(): Promise<void>;
}

const defaultRate = { perSecond: 100, burst: 1000 };
const minute = 60_000;

/** Starts the reference platform: calls, sockets and identity provider on one port. Rejects with PortTaken when it is taken. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { clock, ids, origins, demo = true, logger = silentLogger, host = '127.0.0.1' } = options;
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
    const settings = createSettingsStore(db, clock);
    const texts = createTextStore(db);
    const users = createUsers(db);
    const userSettings = createUserSettings(db);
    const ledger = createLedger({ db, clock, ids });
    await seedSettingsInto(db);
    const content = await openContent({ db, clock, settings });
    const bonuses = createBonuses({ db, clock, ids, ledger, logger });
    const messages = createMessages({ db, clock, ids });
    if (demo) await seedDemoData(db, { clock, ids, ledger, bonuses, messages });

    const secrets = await loadSecrets(db);
    const socketTokens = createSocketTokens(secrets.socketKey, clock);
    const offer = await createOffer({ db, feed, clock });
    const { traderLimit } = options;
    const tickets = openTickets(settings, logger, {
      db,
      clock,
      ids,
      offer,
      ledger,
      ...(traderLimit ? { traderLimit } : {}),
    });

    const bookings = createBookings({ db, clock, ids, offer, logger });
    const terms = () => cashOutTerms(settings);
    const cashOuts = createCashOuts({ db, clock, ids, offer, ledger, terms, logger });

    const io = new SocketServer(server, {
      cors: { origin: [...origins] },
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
    });
    cleanUp.push(() => io.close());
    const sports = attachSports(io, socketTokens);
    const faults = createCallFaults(clock);
    const feedout = attachFeedout(io, {
      rooms: offer.rooms,
      producer: offer.producer,
      sports: feed.sports.map(({ sport }) => sport),
      clock,
      logger,
    });
    cleanUp.push(feedout.stop);

    const signIns = createSignIns({ db, clock, provider: () => provider });
    const provider: Provider = createProvider({
      issuer,
      audience: url,
      origins,
      db,
      clock,
      users,
      signIns,
      secrets,
      logger,
    });
    const { signingKey } = secrets;
    const verify = createAccessTokens({
      signingKey,
      issuer,
      audience: url,
      now: Date.now,
      isOpen: (session) => signIns.isOpen(session),
    });
    const handlers: Handlers = {
      ...userHandlers({ clock, users, userSettings, settings, ledger, messages, tickets, socketTokens }),
      ...accountHandlers({ db, users, bonuses, messages, profiles: createProfiles(db, clock) }),
      ...settingsHandlers(settings),
      ...textHandlers(texts),
      ...content.handlers(sports),
      ...offerHandlers({ offer, userSettings }),
      ...ticketHandlers({ tickets, users }),
      ...bookingHandlers({ bookings, clock }),
      ...cashOutHandlers({ cashOuts, clock }),
      ...playerControls({ clock, users, bonuses, messages, signIns, faults, sports }),
      ...operatorHandlers({ offer, producer: offer.producer, tickets, ledger, users, settings, texts, sports }),
    };
    const app = await buildApp({
      listening,
      publicUrl: url,
      issuer,
      origins,
      trustProxy: options.trustProxy ?? false,
      calls: { handlers, verify, rolesOf: async (id) => (await users.byId(id))?.roles ?? [], faults, logger },
      rate: { clock, ...(options.rate ?? defaultRate) },
      oidc: { provider, publicUrl: url, origins, verify },
      account: { provider, users, signIns, clock, origins, publicUrl: url, formKey: secrets.cookieKey },
      signIn: {
        provider,
        users,
        clock,
        origins,
        demo: demo ? { usernames: demoAccounts.map(({ username }) => username), password: demoPassword } : undefined,
      },
    });
    cleanUp.push(() => app.close());
    const stops: Stop[] = [
      tickets.start(),
      bookings.start(),
      bonuses.start(),
      every(clock, 10 * minute, async () => {
        await removeExpired(db, clock);
        await signIns.removeEnded();
      }),
    ];
    cleanUp.push(() => {
      stops.forEach((stop) => stop());
      // What the worker has begun still needs the database.
      return tickets.idle();
    });
    return { url, issuer, clock, db, feed, offer, ledger, tickets, settings, sports, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function dbOf(database: PlatformOptions['database'], cleanUp: (() => unknown)[]): Promise<Db> {
  if (typeof database === 'object' && 'db' in database) return database.db;
  const opened = await openDatabase(database);
  cleanUp.unshift(() => opened.close());
  return opened.db;
}
