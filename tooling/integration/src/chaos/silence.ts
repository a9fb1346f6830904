import type { TicketInfo } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import type { FaultyHttp } from '../../../../apps/platform/src/testing/faults/faulty-http.ts';
import { createFaultyHttp } from '../../../../apps/platform/src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../../../apps/platform/src/testing/load-players.ts';
import { ticketOf } from './pay-shown.ts';
import type { ShownPrice } from './table-client.ts';

/** Asks each node again and again whether it still takes a live ticket. A blocked one is refused before the live delay. */
export interface SalesWatch {
  /** Returns for each node when it began to refuse, in milliseconds since the start; undefined if it still sells. */
  stop(): Promise<readonly (number | undefined)[]>;
}

const every = 500;

/** Starts to send each node a live ticket twice a second. */
export function watchSales(
  urls: readonly string[],
  { token }: LoadPlayer,
  sport: string,
  pick: () => ShownPrice | undefined,
): SalesWatch {
  const start = performance.now();
  const nodes = urls.map((url) => ({
    http: createFaultyHttp(url, 4, 2500),
    refusedSince: undefined as number | undefined,
  }));
  const ask = async (
    node: { readonly http: FaultyHttp; refusedSince: number | undefined },
    request: ReturnType<typeof ticketOf>,
  ): Promise<void> => {
    const at = performance.now() - start;
    await node.http.send({ path: wireCalls.ticketRequest.path, token, body: JSON.stringify(request) });
    const received = await node.http.send({ path: `${wireCalls.ping.path}?ticket_id=${request.ticket_id}`, token });
    if (received === 'nothing' || received.status !== 200) return;
    // The platform has validated it against the contract.
    const { ticketInfo } = JSON.parse(received.body) as { ticketInfo?: TicketInfo | null };
    const isRefused = ticketInfo?.mtcResponse?.status === 'denied';
    node.refusedSince = isRefused ? (node.refusedSince ?? at) : undefined;
  };
  const asking: Promise<void>[] = [];
  const timer = setInterval(() => {
    const shown = pick();
    // A ticket for each node: a repetition gets the stored answer of the first.
    if (shown) for (const node of nodes) asking.push(ask(node, ticketOf(shown, sport)));
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asking);
      for (const { http } of nodes) http.close();
      return nodes.map(({ refusedSince }) => refusedSince);
    },
  };
}
