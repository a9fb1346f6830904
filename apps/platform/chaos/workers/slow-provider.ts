import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { PaymentProviderAddress } from '../../src/payments/provider/http-provider.ts';

/** A payment provider that takes some time for each answer, and knows which node waits for one. */
export interface SlowProvider {
  /** Returns the address for a node, or for this process. */
  readonly addressFor: (name: string) => PaymentProviderAddress;
  /** Returns the names of the nodes that wait for the answer to a payout or a refund. */
  readonly asking: (what: 'payouts' | 'refunds') => readonly string[];
  close(): void;
}

export const providerCode = 'slow';
const webhookSecret = 'the secret of a slow provider, long enough';
const answersAfter = 300;

interface Act {
  readonly reference: string;
  readonly amount: string;
  readonly currency?: string;
}
type Made = Act & { readonly id: string };

/** Starts the provider. Every payout is paid at once, and every refund is taken. */
export async function startSlowProvider(): Promise<SlowProvider> {
  /** Payouts and refunds by path and key. A repetition gets the first answer. */
  const made = new Map<string, Made>();
  const asking = new Set<{ readonly name: string; readonly path: string }>();
  const act = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<unknown> => {
    const body = JSON.parse(await textOf(request)) as Act; // only the platform calls it
    const key = `${path}/${body.reference}`;
    const its = made.get(key) ?? { ...body, id: randomUUID() };
    made.set(key, its);
    const call = { name: nameOf(request), path };
    asking.add(call);
    response.once('close', () => asking.delete(call));
    await pause(answersAfter);
    return { id: its.id, url: 'https://pay.example' };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const known = made.get(`${pathname}/${searchParams.get('reference')}`);
    const answer =
      request.method === 'POST' ? await act(request, response, pathname) : { result: known ? [record(known)] : [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };
  const record = (one: Made): unknown => ({
    id: one.id,
    events: made.has(`/v1/payouts/${one.reference}`) ? [paidEvent(one)] : [],
  });
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  return {
    addressFor: (name) => ({
      code: providerCode,
      url: `http://127.0.0.1:${port}`,
      key: name.padEnd(32, '.'),
      methods: ['bank'],
      webhookSecrets: [webhookSecret],
    }),
    asking: (what) => [...asking].filter(({ path }) => path === `/v1/${what}`).map(({ name }) => name),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const paidEvent = ({ id, reference, amount, currency }: Made): unknown => ({
  id: `${id}:paid`,
  type: 'payout.paid',
  at: Date.now(),
  data: { id, reference, amount, currency },
});

const nameOf = ({ headers }: IncomingMessage): string =>
  (headers.authorization ?? '').slice('Bearer '.length).replace(/\.+$/, '');

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
