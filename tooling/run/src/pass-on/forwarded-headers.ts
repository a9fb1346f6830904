import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that concern one connection only (RFC 9110, 7.6.1), besides those that `connection` names. */
const ofOneConnection = [
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
];

/** Headers in which a client could write about its address what no proxy has seen. This server has answered `expect`. */
const notBelieved = ['forwarded', 'x-real-ip', 'x-forwarded-port', 'expect'];

/** Removes the headers of one connection. A connection that turns into a socket keeps those that ask for it. */
export function dropConnectionHeaders(headers: IncomingHttpHeaders, upgrades = false): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const kept = upgrades ? ['upgrade'] : [];
  for (const name of [...ofOneConnection, 'upgrade', ...named]) if (!kept.includes(name)) delete headers[name];
  if (upgrades) headers.connection = 'Upgrade';
  else delete headers.connection;
}

/** The header in which this server proves to the platform that it is one of its proxies (SEC-22). */
const proofHeader = 'x-kvota-proxy';

/**
 * Replaces the headers of a request by those that the platform gets (NET-41). X-Forwarded-For ends with the address that
 * the request came from, so the platform finds the visitor if this server counts as one of its proxies. `secret` proves
 * that it is one.
 */
export function forwardHeaders({ headers, socket }: IncomingMessage, upgrades: boolean, secret?: string): void {
  dropConnectionHeaders(headers, upgrades);
  for (const name of notBelieved) delete headers[name];
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ');
  headers['x-forwarded-proto'] ??= 'encrypted' in socket ? 'https' : 'http';
  headers['x-forwarded-host'] = headers.host ?? '';
  if (secret === undefined) delete headers[proofHeader];
  else headers[proofHeader] = secret;
}
