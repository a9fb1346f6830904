import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What happens to a request on its way:
 * - `cutBefore`: half of it arrives.
 * - `cutDuring`: the line goes down some milliseconds after it was sent.
 * - `cutAfter`: the response is lost.
 * - `delayed`: its second half arrives late.
 */
export type Fault = 'none' | 'cutBefore' | 'cutDuring' | 'cutAfter' | 'delayed';

/** A response, or nothing. */
export type Received = { readonly status: number; readonly body: string } | 'nothing';

/** A request. `milliseconds` is when the line goes down, or how late the second half arrives. */
export interface Sent {
  readonly path: string;
  readonly token?: string;
  /** JSON text. A request without one is a GET. */
  readonly body?: string;
  readonly fault?: Fault;
  readonly milliseconds?: number;
  /** The address of the client, as a proxy in front of the platform reports it. */
  readonly address?: string;
}

/** Sends calls over keep-alive connections, some of which are cut on purpose. */
export interface FaultyHttp {
  send(sent: Sent): Promise<Received>;
  close(): void;
}

/** The faults that are put into requests, each as likely as the others. */
export const faults: readonly Exclude<Fault, 'none'>[] = ['cutBefore', 'cutDuring', 'cutAfter', 'delayed'];

/** Returns the fault of a request and its milliseconds. `share` of the requests have one. */
export function randomFault(random: () => number, share: number): { fault: Fault; milliseconds: number } {
  const fault = random() < share ? (faults[Math.floor(random() * faults.length)] ?? 'none') : 'none';
  return { fault, milliseconds: random() * (fault === 'delayed' ? 60 : 12) };
}

/** Opens connections to a node. A request that is not answered within `patience` milliseconds is given up. */
export function createFaultyHttp(url: string, connections: number, patience?: number): FaultyHttp {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'lifo' });
  return {
    send: ({ path, token, body, fault = 'none', milliseconds = 0, address }) =>
      new Promise((resolve) => {
        const headers = {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(address === undefined ? {} : { 'x-forwarded-for': address }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
        };
        const outgoing = request({ agent, hostname, port, path, method: body === undefined ? 'GET' : 'POST', headers });
        outgoing.on('error', () => resolve('nothing'));
        if (patience !== undefined) outgoing.setTimeout(patience, () => outgoing.destroy(new Error('Too late')));
        outgoing.on('response', (response) => {
          if (fault === 'cutAfter') {
            response.destroy();
            resolve('nothing');
            return;
          }
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
          );
          response.on('error', () => resolve('nothing'));
        });
        if (fault === 'cutBefore' || fault === 'delayed') {
          const half = Math.floor((body ?? '').length / 2);
          outgoing.write((body ?? '').slice(0, half));
          void pause(milliseconds).then(() => {
            if (fault === 'cutBefore') outgoing.destroy();
            else outgoing.end((body ?? '').slice(half));
            return undefined;
          });
          return;
        }
        outgoing.end(body);
        if (fault === 'cutDuring') void pause(milliseconds).then(() => outgoing.destroy());
      }),
    close: () => agent.destroy(),
  };
}
