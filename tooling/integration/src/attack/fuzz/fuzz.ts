import fc from 'fast-check';

import { countOf, type AttackResult } from '../result.ts';
import { authorization, type Target } from '../target.ts';
import { hostileRequest, type HostileRequest } from './hostile-request.ts';
import { readDocument } from './read-document.ts';

const atOnce = 20;
/** Milliseconds after which a request counts as not answered. */
const patience = 60_000;

/**
 * Sends requests that are generated from the platform's OpenAPI document. None may fail the platform: an answer is never
 * 5xx, and the connection stays. The same seed makes the same requests.
 */
export async function fuzz(target: Target, { count, seed }: { count: number; seed: number }): Promise<AttackResult> {
  const { operations, resolve } = readDocument(await (await target.send('/docs/json')).json());
  const requests = fc.sample(hostileRequest(operations, resolve), { numRuns: count, seed });
  const [statuses, breaches]: [number[], string[]] = [[], []];
  const waiting = requests.values();
  const work = async (): Promise<void> => {
    for (const request of waiting) {
      const { status, breach } = await attempt(target, request);
      statuses.push(status);
      if (breach !== undefined) breaches.push(`${breach}: ${shown(request)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    attack: `hostile requests to ${operations.length} calls (seed ${seed})`,
    attempts: count,
    answered: countOf(statuses),
    breaches,
  };
}

async function attempt(target: Target, request: HostileRequest): Promise<{ status: number; breach?: string }> {
  const { method, path, body, caller, type } = request;
  const headers = {
    ...authorization(target, caller),
    ...(body === undefined || type === '' ? {} : { 'content-type': type }),
  };
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await target.send(path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    if (response.status >= 500) return { status: response.status, breach: `${response.status} ${text.slice(0, 200)}` };
    if (!response.headers.has('x-request-id')) return { status: response.status, breach: 'no request id' };
    return { status: response.status };
  } catch (error) {
    return { status: 0, breach: `no answer (${error instanceof Error ? error.message : String(error)})` };
  }
}

const shown = ({ caller, method, path, body = '' }: HostileRequest): string =>
  `${method} ${path.slice(0, 200)} by ${caller} ${body.length > 300 ? `${body.slice(0, 300)}…` : body}`;
