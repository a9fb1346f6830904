import type { IncomingMessage, Server } from 'node:http';

/** Takes the address that a request came from, and the client that it reports in X-Forwarded-For without being believed. */
export type NoteReport = (address: string, reported: string) => void;

/** Clients that an address reports, after which it is probably a proxy. A single client may write anything. */
const clients = 3;
/** Addresses that are remembered. Those that reported first are forgotten first. */
const mostAddresses = 100;
const longestReport = 100;

/**
 * Returns what notes reports that are not believed. It warns once, as soon as an address has reported several clients: all
 * of them count as that address (SEC-26).
 */
export function watchReports(warn: (text: string) => void, textOf: (address: string) => string): NoteReport {
  const seen = new Map<string, Set<string>>();
  let isWarned = false;
  return (address, reported) => {
    if (isWarned) return;
    const known = seen.get(address) ?? new Set();
    known.add(reported.slice(0, longestReport));
    seen.set(address, known);
    const [first] = seen.keys();
    if (seen.size > mostAddresses && first !== undefined) seen.delete(first);
    if (known.size < clients) return;
    isWarned = true;
    seen.clear();
    warn(textOf(address));
  };
}

/** Notes what requests report to a server that believes nobody. */
export function noteReports(server: Server, note: NoteReport): void {
  const look = ({ headers, socket }: IncomingMessage): void => {
    const reported = headers['x-forwarded-for'];
    if (typeof reported === 'string') note(socket.remoteAddress ?? '', reported);
  };
  server.on('request', look);
  server.on('upgrade', look);
}

/** The warning of a platform that believes no proxy. */
export const noTrust = (address: string): string =>
  `KVOTA_TRUST_PROXY: requests from ${address} report several clients in X-Forwarded-For, and no proxy is believed. All of them share the limits of one address. If it is your proxy, set the number of proxies, or their addresses.`;

/** The warning of a platform that believes proxies by their secret. */
export const wrongProof = (address: string): string =>
  `KVOTA_PROXY_SECRET: requests from ${address} report several clients in X-Forwarded-For, without the secret of the proxies or with another one. All of them share the limits of one address. If it is your proxy, give it this secret.`;
