// The headers that restrict what a built page may do (SEC-18).

/** The configuration and the build that the policy follows from. */
export interface PolicyOptions {
  /** The configuration of the page. `platformUrl` and `authority` are where it may connect to besides its own origin. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Hashes of the inline scripts of the page, which the build wrote to csp.json. */
  readonly scripts: readonly string[];
}

/** Returns the origins of the addresses, each once. What is no address is left out. */
function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The address of the sockets of an origin: `https://a` → `wss://a`. */
const socketsOf = (origin: string): string => origin.replace(/^http/, 'ws');

/**
 * Returns the content security policy of a page. Nothing is allowed but what is named here:
 *
 * - scripts: our files and the inline scripts of the build. Trusted Types let no text become markup or code, except what
 *   the policy `default` of the shell lets pass.
 * - styles: also inline. `react-to-print` copies the styles of the page into its frame as elements, whose text no hash can
 *   name before. A nonce needs another page for each visitor, which static hosts cannot send. Styles cannot run code.
 * - pictures: from any https address, because an operator's banners may be anywhere.
 * - frames and pictures of games: the origins of the game servers in the configuration (CAS-21).
 * - connections: the platform with its sockets, and the identity provider. Without addresses in the configuration they are
 *   at the page's own origin (NET-40), whose sockets `'self'` includes.
 */
export function contentPolicy({ config, scripts }: PolicyOptions, mayBeFramed: boolean): string {
  const platform = originsOf([config['platformUrl']]);
  const connections = originsOf([config['platformUrl'], config['authority']]);
  const games = originsOf(listOf(config['gameOrigins']));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
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
