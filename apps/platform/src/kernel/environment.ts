import * as v from 'valibot';

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
