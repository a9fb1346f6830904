/**
 * The beginnings of the paths that belong to the platform, where it shares an origin with an app (NET-40): the calls that
 * apps make, the identity provider and the sockets. No page is below them. Calls of operators, documents, health and
 * metrics are at the platform's own address only.
 */
export const platformPaths = [
  '/base/v1',
  '/cms/v1',
  '/games/v1',
  '/sportsbetting/v1',
  '/vouchers/v1',
  '/payment',
  '/oidc',
  '/socket.io',
] as const;

/** Returns true if a path without query is the platform's. Unlike pages, its paths have one spelling. */
export function isPlatformPath(path: string): boolean {
  return platformPaths.some((start) => path.startsWith(`${start}/`));
}
