/**
 * Returns the address of the sockets: `https://host/api` becomes origin `https://host` and path `/api/socket.io`. An
 * address without an origin is resolved against the origin of the page, whatever the path of the page is.
 *
 * @throws TypeError if the address is invalid.
 */
export function socketAddress(url: string, page = globalThis.location?.href): { origin: string; path: string } {
  const address = new URL(url, page === undefined ? undefined : new URL('/', page));
  return { origin: address.origin, path: `${address.pathname.replace(/\/+$/, '')}/socket.io` };
}
