/**
 * Where the sockets are: `https://host/api` has them at origin `https://host`, path `/api/socket.io`. An address
 * without origin is below that of the page, whatever the page's path. Throws a TypeError on an address that is none.
 */
export function socketAddress(url: string, page = globalThis.location?.href): { origin: string; path: string } {
  const address = new URL(url, page === undefined ? undefined : new URL('/', page));
  return { origin: address.origin, path: `${address.pathname.replace(/\/+$/, '')}/socket.io` };
}
