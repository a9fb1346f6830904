import { Agent, request } from 'node:http';

import type { LoadCall } from './messages.ts';

/** The result of a load. Latencies are milliseconds from the instant at which a call was due to be sent. */
export interface LoadReport {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly failed: number;
}

/**
 * Sends calls at a fixed rate, whether or not earlier ones were answered, because a slow server would show otherwise
 * less. It takes the calls in turn.
 */
export async function openLoad(
  url: string,
  calls: IterableIterator<LoadCall>,
  perSecond: number,
  seconds: number,
): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const latencies: number[] = [];
  let failed = 0;
  let [sent, open] = [0, 0];
  const total = perSecond * seconds;
  const start = performance.now();
  const send = (call: LoadCall, intended: number): void => {
    open += 1;
    const done = (ok: boolean): void => {
      open -= 1;
      if (ok) latencies.push(performance.now() - intended);
      else failed += 1;
    };
    const outgoing = request(
      `${url}${call.path}`,
      { agent, method: call.method, headers: headersOf(call) },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode === 200));
      },
    );
    outgoing.on('error', () => done(false));
    outgoing.end(call.body);
  };
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond));
      for (; sent < due; sent += 1) {
        const { value } = calls.next();
        send(value, start + (sent / perSecond) * 1000);
      }
      if (sent < total || open > 0) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: total / took, latencies, failed };
}

/** Returns the headers of a call. */
export function headersOf({ token, body, accepts }: LoadCall): Record<string, string | number> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(accepts !== undefined && { 'accept-encoding': accepts }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
}

/** Yields the calls in turn, again from the first after the last. */
export function* inTurn(calls: readonly LoadCall[]): IterableIterator<LoadCall> {
  for (;;) yield* calls;
}
