import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

import { logLevels, type LogLevel } from './log/logger.ts';

/**
 * Thrown if an environment variable cannot be read. The message names the variable, its value, and what is expected.
 */
export class WrongVariable extends Error {
  constructor(name: string, meant: string, text: string) {
    super(`${name} is ${meant}, not "${text}".`);
    this.name = 'WrongVariable';
  }
}

/** Splits a list. Slashes at the ends of its parts are removed. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().replace(/\/+$/, ''))
    .filter((part) => part !== '');
}

export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new WrongVariable('KVOTA_PLATFORM_PORT', 'a port number from 0 to 65535', text);
}

/** Reads the least minutes between two checks of the whole ledger. The default is an hour. */
export function checkMinutesOf(text: string | undefined): number {
  const minutes = Number(text ?? '60');
  if (/^\d{1,5}$/.test(text ?? '60') && minutes >= 10 && minutes <= 10_080) return minutes;
  throw new WrongVariable('KVOTA_LEDGER_CHECK_MINUTES', 'a number of minutes from 10 to 10080', text ?? '');
}

/** Reads the least serious lines that are logged. The default is info. */
export function logLevelOf(text: string | undefined): LogLevel {
  const level = logLevels.find((name) => name === (text ?? 'info'));
  if (level !== undefined) return level;
  throw new WrongVariable('KVOTA_LOG', `one of ${logLevels.join(', ')}`, text ?? '');
}

/** How many proxies are in front, or their addresses and networks. False if there is none. */
export type TrustedProxies = false | number | readonly string[];

const proxiesMeant =
  'the number of proxies in front of the platform, such as 1, or their addresses and networks, such as 10.0.0.0/8';

/**
 * Reads which proxies are in front. Nobody can choose an address by writing X-Forwarded-For: with a number, only that
 * many entries from its end are read; with addresses, only what these proxies have written (SEC-04).
 */
export function trustedProxiesOf(text: string | undefined): TrustedProxies {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed === '0') return false;
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed);
  const list = listOf(trimmed);
  if (list.length > 0 && list.every(isNetwork)) return list;
  throw new WrongVariable('KVOTA_TRUST_PROXY', proxiesMeant, trimmed);
}

/** True for an address with or without the length of its network. */
function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress && (text === address || ipaddr.isValidCIDR(text));
}

/** The feed that the platform uses. */
export type FeedChoice =
  | { readonly kind: 'simulated' }
  | {
      readonly kind: 'replay';
      readonly file: string;
      readonly loops: boolean;
      /** Milliseconds since 1970; undefined for the start of the platform. */
      readonly begins: number | undefined;
    };

const feedMeant =
  '"simulated", "replay:<file>" for a recording that begins again when it is over, or "replay-once:<file>"';
const beginsMeant = 'the instant at which a recording begins, in UTC such as 2026-11-21T18:00:00Z';

/** Reads the feed from text, and when a recording begins. The default is the simulated feed. */
export function feedChoiceOf(text: string | undefined, begins?: string): FeedChoice {
  if (text === undefined || text.trim() === '' || text.trim() === 'simulated') return { kind: 'simulated' };
  const { how, file } = /^(?<how>replay|replay-once):(?<file>.+)$/.exec(text.trim())?.groups ?? {};
  if (how === undefined || file === undefined) throw new WrongVariable('KVOTA_FEED', feedMeant, text);
  return { kind: 'replay', file, loops: how === 'replay', begins: instantOf(begins) };
}

function instantOf(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const instant = Date.parse(text);
  if (v.is(v.pipe(v.string(), v.isoTimestamp()), text.trim()) && instant >= 0) return instant;
  throw new WrongVariable('KVOTA_FEED_BEGINS', beginsMeant, text);
}
