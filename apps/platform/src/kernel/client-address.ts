import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

import type { TrustedProxies } from './environment.ts';

/** True if the hop with this address and number is a proxy that is believed. Hop 0 is the connection itself. */
export type Trust = (address: string, hop: number) => boolean;

/** Returns which hops are believed (SEC-04). A number counts from the platform outwards. */
export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddr.compile(proxies === false ? [] : [...proxies]);
}

/** Returns the address from which a request came, as `request.ip` does for calls. */
export function requestAddress(request: IncomingMessage, trust: Trust): string {
  return clientAddress(proxyAddr(request, trust));
}

/** Returns the host that a client asked for, as `request.host` does for calls: as the proxy in front reports it, if it is believed. */
export function requestHost(
  { headers, socket }: { readonly headers: IncomingHttpHeaders; readonly socket: { readonly remoteAddress?: string } },
  trust: Trust,
): string | undefined {
  const reported = headers['x-forwarded-host'];
  const last = typeof reported === 'string' ? reported.split(',').at(-1)?.trim() : undefined;
  return last && trust(socket.remoteAddress ?? '', 0) ? last : headers.host;
}

/**
 * Returns what limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one household has all
 * of it. Text that is no address is returned as it is.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address that is written as IPv6 counts as IPv4.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]);
  return `${network.toString()}/64`;
}
