import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true if a socket may connect (NET-35). A browser sends the origin of its page, which has to be one of the
 * configuration or the platform itself. Other programs send none.
 */
export function fromOrigin({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.parse(origin)?.host === host;
}
