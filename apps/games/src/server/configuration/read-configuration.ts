import { join, resolve } from 'node:path';

import { logLevels, type LogLevel } from '../kernel/logger.ts';
import type { SigningKey } from '../signature/sign.ts';
import { WrongConfiguration, type Configuration } from './configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The key of a developer's machine. It is public, so that production refuses it. */
export const developmentSecret = 'kvota-development-secret-not-for-production';
const localSites = 'http://localhost:4100,http://127.0.0.1:4100';
const shortestSecret = 32;

/** Reads the configuration from environment variables. Throws WrongConfiguration with everything that is wrong. */
export function readConfiguration(env: Environment): Configuration {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const problems: string[] = [];
  const require = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const port = Number(text('KVOTA_GAMES_PORT') ?? text('PORT') ?? '4300');
  require(Number.isInteger(port) && port >= 0 && port < 65_536, 'KVOTA_GAMES_PORT is a port number from 0 to 65535.');
  const walletUrl = withoutSlash(text('KVOTA_WALLET_URL') ?? 'http://localhost:4000');
  const origins = (text('KVOTA_GAMES_SITES') ?? localSites).split(',').map((part) => withoutSlash(part.trim()));
  require(isWeb(walletUrl), 'KVOTA_WALLET_URL is the web address of the platform.');
  require(origins.every(
    isOrigin,
  ), 'KVOTA_GAMES_SITES are origins of sites, separated by commas, such as https://a.example.');
  const logLevel = logLevels.find((level) => level === (text('KVOTA_LOG') ?? 'info'));
  require(logLevel !== undefined, `KVOTA_LOG is one of ${logLevels.join(', ')}.`);
  const production = env['KVOTA_ENV'] === 'production' || env['NODE_ENV'] === 'production';
  const url = text('DATABASE_URL');
  // It may have a password, so it is not printed.
  require(url === undefined ||
    isDatabase(url), 'DATABASE_URL: set an address such as postgres://user:password@host:5432/database.');
  if (production) problems.push(...unsafe(text));
  if (problems.length > 0) throw new WrongConfiguration(problems);
  const data = join(resolve(env['KVOTA_DATA'] ?? '.data'), 'games');
  return {
    production,
    port,
    host: text('KVOTA_HOST') ?? '127.0.0.1',
    database: url === undefined ? { folder: join(data, 'database') } : { url },
    data,
    key: text('KVOTA_GAMES_KEY'),
    walletUrl,
    signer: { provider: text('KVOTA_WALLET_PROVIDER') ?? 'house', keys: keysOf(text) },
    origins,
    salt: text('KVOTA_GAMES_SALT'),
    logLevel: logLevel as LogLevel, // checked above
  };
}

function keysOf(text: (name: string) => string | undefined): readonly [SigningKey, ...SigningKey[]] {
  const current = {
    id: text('KVOTA_WALLET_KEY') ?? 'development',
    secret: text('KVOTA_WALLET_SECRET') ?? developmentSecret,
  };
  const [id, secret] = [text('KVOTA_WALLET_OTHER_KEY'), text('KVOTA_WALLET_OTHER_SECRET')];
  return id === undefined || secret === undefined ? [current] : [current, { id, secret }];
}

/** Returns what must not be so in production, each with what to do. */
function unsafe(text: (name: string) => string | undefined): string[] {
  const isLong = (name: string): boolean => (text(name) ?? '').length >= shortestSecret;
  const rules: readonly (readonly [boolean, string])[] = [
    [
      isLong('KVOTA_GAMES_KEY'),
      `KVOTA_GAMES_KEY: set a secret of at least ${shortestSecret} characters, the same on all nodes.`,
    ],
    [isLong('KVOTA_WALLET_SECRET'), `KVOTA_WALLET_SECRET: set the secret that the platform has for this server.`],
    [
      text('KVOTA_WALLET_KEY') !== undefined,
      'KVOTA_WALLET_KEY: set the name of the key that the platform has for this server.',
    ],
    [
      text('DATABASE_URL') !== undefined,
      'DATABASE_URL: set a PostgreSQL database. The embedded one can lose its last writes.',
    ],
    [text('KVOTA_WALLET_URL') !== undefined, 'KVOTA_WALLET_URL: set the address of the platform.'],
    [
      (text('KVOTA_GAMES_SITES') ?? '').split(',').every((site) => site.trim().startsWith('https://')),
      'KVOTA_GAMES_SITES: set the https origins of the sites that may frame the games.',
    ],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');
const isWeb = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isDatabase = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
const isOrigin = (text: string): boolean => isWeb(text) && new URL(text).origin === text;
