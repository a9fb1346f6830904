import { join, resolve } from 'node:path';

import {
  checkMinutesOf,
  feedChoiceOf,
  listOf,
  logLevelOf,
  portOf,
  trustedProxiesOf,
  WrongVariable,
} from '../kernel/environment.ts';
import { jurisdictionOf, jurisdictions } from '../protection/jurisdictions.ts';
import { traderLimitOf } from '../tickets/terms/trader-limit.ts';
import { gameServersOf } from './game-servers.ts';
import { centralLimitOf, exclusionRegisterOf } from './authority-services.ts';
import { paymentProvidersOf } from './payment-providers.ts';
import { WrongConfiguration, type Configuration } from './configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const defaultSeed = 'kvota';
const localOrigins = 'http://localhost:4100,http://localhost:4200';
/** Characters of a secret that nobody can guess. */
const shortestSecret = 32;

/**
 * Reads the configuration from environment variables. Throws WrongConfiguration with everything that is wrong. In
 * production it also refuses what is only safe on a developer's machine (SEC-05).
 */
export function readConfiguration(env: Environment): Configuration {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  /** Reads one variable. A problem is collected, and `instead` goes on in its place. */
  const read = <T>(parse: () => T, instead: T): T => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof WrongVariable)) throw error;
      problems.push(error.message);
      return instead;
    }
  };
  const publicUrl = text('KVOTA_PUBLIC_URL')?.replace(/\/+$/, '');
  const origins = listOf(text('KVOTA_ORIGINS') ?? localOrigins);
  const host = text('KVOTA_HOST');
  const url = text('DATABASE_URL');
  const redis = text('REDIS_URL');
  const addresses = [publicUrl, ...origins].filter((address) => address !== undefined);
  for (const address of addresses) read(() => requireAddress(address), undefined);
  const isLocal = addresses.every(isLoopbackUrl) && isLoopback(host ?? 'localhost');
  const demo = text('KVOTA_DEMO') === '1' || (text('KVOTA_DEMO') !== '0' && isLocal);
  const feed = read(() => feedChoiceOf(env['KVOTA_FEED'], env['KVOTA_FEED_BEGINS']), { kind: 'simulated' });
  const configuration: Configuration = {
    production: env['KVOTA_ENV'] === 'production' || env['NODE_ENV'] === 'production',
    port: read(() => portOf(env['KVOTA_PLATFORM_PORT'] ?? env['PORT'] ?? '4000'), 0),
    host,
    publicUrl,
    origins,
    trustProxy: read(() => trustedProxiesOf(env['KVOTA_TRUST_PROXY']), false),
    proxySecret: text('KVOTA_PROXY_SECRET'),
    database: url === undefined ? { folder: join(resolve(env['KVOTA_DATA'] ?? '.data'), 'platform') } : { url },
    redis,
    feed,
    seed: text('KVOTA_SEED') ?? defaultSeed,
    traderLimit: read(() => traderLimitOf(env['KVOTA_TRADER_LIMIT']), undefined),
    gameServers: read(() => gameServersOf(env['KVOTA_GAME_SERVERS']), []),
    paymentProviders: read(() => paymentProvidersOf(env['KVOTA_PAYMENT_PROVIDERS']), []),
    exclusionRegister: read(() => exclusionRegisterOf(env['KVOTA_EXCLUSION_REGISTER']), undefined),
    centralLimit: read(() => centralLimitOf(env['KVOTA_CENTRAL_LIMIT']), undefined),
    jurisdiction: read(() => jurisdictionOf(env['KVOTA_JURISDICTION']), 'reference'),
    demo,
    // Several nodes may share a PostgreSQL database, and a recording has no past.
    history: demo && url === undefined && feed.kind === 'simulated' && text('KVOTA_DEMO_HISTORY') !== '0',
    secret: text('KVOTA_SECRET'),
    ledgerCheckMinutes: read(() => checkMinutesOf(text('KVOTA_LEDGER_CHECK_MINUTES')), 60),
    logLevel: read(() => logLevelOf(text('KVOTA_LOG')), 'info'),
    metricsToken: text('KVOTA_METRICS_TOKEN'),
  };
  // They may have a password, so they are not printed.
  if (url !== undefined && !hasProtocol(url, /^postgres(ql)?:$/))
    problems.push('DATABASE_URL: set an address such as postgres://user:password@host:5432/database.');
  if (redis !== undefined && !hasProtocol(redis, /^rediss?:$/))
    problems.push('REDIS_URL: set an address such as redis://localhost:6379.');
  if (redis !== undefined && url === undefined)
    problems.push('REDIS_URL: the nodes that it connects share a database. Set DATABASE_URL too, or remove REDIS_URL.');
  if (configuration.production) problems.push(...unsafe(env, configuration));
  if (problems.length > 0) throw new WrongConfiguration(problems);
  return configuration;
}

/** Returns what must not be so in production, each with what to do. */
function unsafe(env: Environment, configuration: Configuration): string[] {
  const { publicUrl, origins, database, seed, feed, demo, secret } = configuration;
  const rules: readonly (readonly [boolean, string])[] = [
    [demo, 'KVOTA_DEMO: demo accounts have a public password. Set KVOTA_DEMO=0 in production.'],
    [
      !publicUrl?.startsWith('https://'),
      'KVOTA_PUBLIC_URL: set the https address at which browsers reach the platform, such as https://api.example.com.',
    ],
    [
      !env['KVOTA_ORIGINS'] || !origins.every((origin) => origin.startsWith('https://')),
      'KVOTA_ORIGINS: set the https addresses of your apps, such as https://example.com,https://agents.example.com.',
    ],
    [
      !('url' in Object(database)),
      'DATABASE_URL: set a PostgreSQL database. The embedded one can lose its last writes.',
    ],
    [
      (secret ?? '').length < shortestSecret,
      `KVOTA_SECRET: set a secret of at least ${shortestSecret} characters, such as the output of "openssl rand -base64 48".`,
    ],
    [
      feed.kind === 'simulated' && seed === defaultSeed,
      'KVOTA_SEED: results of the simulated feed follow from its seed, and the default one is public. Set a secret one.',
    ],
    [
      jurisdictions[configuration.jurisdiction].registerRequired && configuration.exclusionRegister === undefined,
      `KVOTA_EXCLUSION_REGISTER: the rules of ${configuration.jurisdiction} require a register of excluded people. Set its address and key.`,
    ],
    [
      env['KVOTA_TRUST_PROXY'] === undefined,
      'KVOTA_TRUST_PROXY: set how many proxies are in front of the platform, or 0 if there is none.',
    ],
  ];
  return rules.flatMap(([applies, problem]) => (applies ? [problem] : []));
}

function requireAddress(address: string): void {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return;
  throw new WrongVariable(
    'An address in KVOTA_PUBLIC_URL or KVOTA_ORIGINS',
    'a web address such as https://a.example',
    address,
  );
}

const hasProtocol = (address: string, protocol: RegExp): boolean =>
  URL.canParse(address) && protocol.test(new URL(address).protocol);

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

const isLoopbackUrl = (address: string): boolean => URL.canParse(address) && isLoopback(new URL(address).hostname);
