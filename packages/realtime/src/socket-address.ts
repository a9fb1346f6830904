/** Where the sockets are: `https://host/api` has them at origin `https://host`, path `/api/socket.io`. */
export function socketAddress(url: string, page = globalThis.location?.href): { origin: string; path: string } {
  const address = new URL(url, page);
  return { origin: address.origin, path: `${address.pathname.replace(/\/+$/, '')}/socket.io` };
}
