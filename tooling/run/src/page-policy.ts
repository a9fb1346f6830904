// The headers that restrict what a built page may do (SEC-18).
import { createHash } from 'node:crypto';

/** The configuration and the build that the policy follows from. */
export interface PolicyOptions {
  /** The configuration of the page. `platformUrl` and `authority` are where it may connect to besides its own origin. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Hashes of the inline scripts of the page, which the build wrote to csp.json. */
  readonly scripts: readonly string[];
  /** Hashes of its inline styles, from the same file. */
  readonly styles: readonly string[];
}

/** Returns the origins of the addresses, each once. What is no address is left out. */
function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A style element without text. A script adds its rules, as the printing of papers does. */
const emptyStyle = hashOf('');

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** With more hashes the header would exceed the buffer of a reverse proxy, which is 4 KB in nginx. */
const mostHashes = 24;

/**
 * Returns the sources that the style attributes of a screen need. Each is named by its hash. If there are too many, all
 * inline attributes are allowed, but still no elements.
 */
function attributeSources(screen: string | undefined): readonly string[] {
  const texts = (screen ?? '').matchAll(/\sstyle="([^"]*)"/g);
  const styles = new Set(
    [...texts].map(([, text = '']) => text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)),
  );
  if (styles.size === 0) return ["'none'"];
  return styles.size > mostHashes ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...[...styles].map(hashOf)];
}

/** The address of the sockets of an origin: `https://a` → `wss://a`. */
const socketsOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Returns the content security policy of a page. Nothing is allowed but what is named here:
 *
 * - scripts: our files and the inline scripts of the build. Trusted Types let no text become markup or code, except what
 *   the policy `default` of the shell lets pass.
 * - styles: our files, and the inline styles of the build. Attributes are allowed as far as the first screen, which the
 *   server rendered, has them. Those that React sets need nothing, because scripts set them one property at a time.
 * - pictures: from any https address, because an operator's banners may be anywhere.
 * - frames and pictures of games: the origins of the game servers in the configuration (CAS-21).
 * - connections: the platform with its sockets, and the identity provider. Without addresses in the configuration they are
 *   at the page's own origin (NET-40), whose sockets `'self'` includes.
 */
export function contentPolicy(
  { config, scripts, styles }: PolicyOptions,
  { mayBeFramed, screen }: { readonly mayBeFramed: boolean; readonly screen?: string | undefined },
): string {
  const platform = originsOf([config['platformUrl']]);
  const connections = originsOf([config['platformUrl'], config['authority']]);
  const games = originsOf(listOf(config['gameOrigins']));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyle, ...styles],
    'style-src-attr': attributeSources(screen),
    'img-src': ["'self'", 'data:', 'https:', ...platform, ...games],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...platform.map(socketsOf)],
    'frame-src': ["'self'", ...platform, ...games],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(mayBeFramed ? {} : { 'frame-ancestors': ["'self'"] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Abilities of the browser that no page of ours uses. */
const unused = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Returns the headers of every answer. A browser that came over https keeps to it for a year. */
export function commonHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // The camera scans vouchers. Frames, such as games, have none of these.
    'permissions-policy': ['camera=(self)', ...unused.map((name) => `${name}=()`)].join(', '),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
