import { setTimeout as pause } from 'node:timers/promises';

import { createFaultyHttp, type FaultyHttp, type Received } from '../../src/testing/faults/faulty-http.ts';

/** Milliseconds after which a client takes an answer for lost. */
const patience = 2500;
/** Milliseconds after which a client asks again if it got no answer. */
const breath = 25;

/** Sends calls to nodes in turn, as a proxy in front of them does. Users have an address each, if the request has none. */
export function createRoutedHttp(
  urls: readonly string[],
  { connections, onAnswer }: { readonly connections: number; readonly onAnswer?: () => void },
): FaultyHttp {
  const nodes = urls.map((url) => createFaultyHttp(url, connections, patience));
  const addresses = new Map<string, string>();
  let turn = 0;
  return {
    async send(sent) {
      const node = nodes[(turn += 1) % nodes.length];
      const address = sent.address ?? addressOf(addresses, sent.token ?? '');
      const received: Received = (await node?.send({ ...sent, address })) ?? 'nothing';
      if (received === 'nothing' || received.status >= 500) await pause(breath);
      else onAnswer?.();
      return received;
    },
    close: () => nodes.forEach((node) => node.close()),
  };
}

function addressOf(addresses: Map<string, string>, token: string): string {
  const known = addresses.get(token);
  if (known !== undefined) return known;
  const n = addresses.size + 1;
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  addresses.set(token, address);
  return address;
}
