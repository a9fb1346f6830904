/** A request with the host at which a browser visits the identity provider, as trusted proxies report it. */
export interface VisitedHost {
  readonly host: string;
}

/**
 * Returns the address at which a browser visits the identity provider (SES-25): the app's, if the app's server passes the
 * request on, else the platform's. A host that is not configured counts as the platform's.
 */
export function visitedAddress(publicUrl: string, origins: readonly string[]): (request: VisitedHost) => URL {
  const own = new URL(publicUrl);
  const known = new Map(origins.map((origin) => new URL(origin)).map((origin) => [origin.host, origin] as const));
  return ({ host }) => (host === own.host ? own : (known.get(host) ?? own));
}
