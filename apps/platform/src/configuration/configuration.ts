import type { DatabaseLocation } from '../database/database.ts';
import type { FeedChoice, TrustedProxies } from '../kernel/environment.ts';
import type { GameServer } from '../games/servers/game-server.ts';
import type { PaymentProviderAddress } from '../payments/provider/http-provider.ts';
import type { LogLevel } from '../kernel/log/logger.ts';
import type { Jurisdiction } from '../protection/jurisdictions.ts';
import type { AuthorityAddress } from '../protection/register/http-register.ts';
import type { TraderLimit } from '../tickets/terms/trader-limit.ts';

/** Values that an operator sets by environment variables. README.md lists them. */
export interface Configuration {
  readonly production: boolean;
  readonly port: number;
  /** Address to listen at; undefined for this machine only. */
  readonly host: string | undefined;
  /** Where browsers reach the platform; undefined for `http://localhost:<port>`. */
  readonly publicUrl: string | undefined;
  readonly origins: readonly string[];
  readonly trustProxy: TrustedProxies;
  /** The secret that proxies send to be believed; undefined to believe them without it. */
  readonly proxySecret: string | undefined;
  readonly database: DatabaseLocation;
  /** Address of the Redis that connects several nodes; undefined for one node. */
  readonly redis: string | undefined;
  readonly feed: FeedChoice;
  readonly seed: string;
  readonly traderLimit: TraderLimit | undefined;
  /** The servers of games that are sold; none by default. */
  readonly gameServers: readonly GameServer[];
  /** The providers of payments; none by default. */
  readonly paymentProviders: readonly PaymentProviderAddress[];
  /** The register of excluded people; undefined to ask none. */
  readonly exclusionRegister: AuthorityAddress | undefined;
  /** The limit of deposits over all operators; undefined to use none. */
  readonly centralLimit: AuthorityAddress | undefined;
  /** Rules that follow from where the operator has its licence. */
  readonly jurisdiction: Jurisdiction;
  /** True if the demo accounts exist and are offered on the sign-in page. */
  readonly demo: boolean;
  /** True if the demo accounts get thirteen closed weeks at the first start. */
  readonly history: boolean;
  /** Seals the keys that are stored in the database; undefined to store them as they are. */
  readonly secret: string | undefined;
  /** Least minutes between two checks of the whole ledger. */
  readonly ledgerCheckMinutes: number;
  readonly logLevel: LogLevel;
  /** Lets others than this machine read `/metrics`; undefined for this machine only. */
  readonly metricsToken: string | undefined;
}

/** Thrown if variables are missing, malformed or unsafe. The message lists all of them. */
export class WrongConfiguration extends Error {
  constructor(problems: readonly string[]) {
    const [only = '', ...more] = problems;
    super(more.length === 0 ? only : ['The platform cannot start:', ...problems.map((line) => `- ${line}`)].join('\n'));
    this.name = 'WrongConfiguration';
  }
}
