// What a page fetches, as Chromium sees it.
import type { CDPSession } from 'playwright';

export interface Fetched {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** The longest chain of requests in which each one was asked for by the one before it. The document is 1. */
  readonly depth: number;
}

interface Request {
  readonly url: string;
  at: number;
  readonly depth: number;
  /** When bytes of its answer arrived, and how many. */
  readonly parts: (readonly [at: number, bytes: number])[];
  endedAt: number;
}

/** Records the requests of a page. The returned function sums up what had been fetched by a time, in milliseconds since 1970. */
export function recordNetwork(cdp: CDPSession): (until: number) => Fetched {
  const requests = new Map<string, Request>();
  /** Milliseconds since 1970 at the zero of Chromium's clock. */
  let zero = 0;
  const part = (id: string, timestamp: number, bytes: number): void =>
    void requests.get(id)?.parts.push([timestamp, bytes]);
  const depthOf = (url: string | undefined): number =>
    [...requests.values()].findLast((request) => request.url === url)?.depth ?? 0;

  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp, wallTime, initiator }) => {
    if (!url.startsWith('http')) return;
    zero = wallTime * 1000 - timestamp * 1000;
    const { requestId: parent, stack } = initiator;
    const from = initiator.url ?? stack?.callFrames[0]?.url ?? stack?.parent?.callFrames[0]?.url;
    const before = (parent === undefined ? undefined : requests.get(parent)?.depth) ?? depthOf(from);
    const isDocument = requests.size === 0;
    const depth = isDocument ? 1 : Math.max(1, before) + 1;
    requests.set(requestId, { url, at: timestamp, depth, parts: [], endedAt: Number.POSITIVE_INFINITY });
  });
  cdp.on('Network.webSocketCreated', ({ requestId, url, initiator }) => {
    const depth = Math.max(1, depthOf(initiator?.stack?.callFrames[0]?.url)) + 1;
    requests.set(requestId, { url, at: Number.POSITIVE_INFINITY, depth, parts: [], endedAt: Number.POSITIVE_INFINITY });
  });
  cdp.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.at = timestamp;
  });
  cdp.on('Network.webSocketHandshakeResponseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.endedAt = timestamp;
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    part(requestId, timestamp, response.encodedDataLength),
  );
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    part(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.webSocketFrameReceived', ({ requestId, timestamp, response }) =>
    part(requestId, timestamp, Buffer.byteLength(response.payloadData)),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.endedAt = timestamp;
  });

  return (until) => {
    const last = (until - zero) / 1000;
    const asked = [...requests.values()].filter(({ at }) => at <= last);
    const bytesOf = (of: readonly Request[]): number =>
      of.flatMap(({ parts }) => parts).reduce((sum, [at, bytes]) => (at <= last ? sum + bytes : sum), 0);
    return {
      bytes: bytesOf(asked),
      scriptBytes: bytesOf(asked.filter(({ url }) => new URL(url).pathname.endsWith('.js'))),
      requests: asked.length,
      depth: Math.max(...asked.filter(({ endedAt }) => endedAt <= last).map(({ depth }) => depth)),
    };
  };
}
