import fc from 'fast-check';
import * as v from 'valibot';

import { countOf, type AttackResult } from '../result.ts';
import { authorization, type Target } from '../target.ts';
import { hostileRequest, type HostileRequest } from './hostile-request.ts';
import { readDocument } from './read-document.ts';

const atOnce = 20;
/** Milliseconds after which a request counts as not answered. */
const patience = 60_000;

/**
 * Sends requests that are generated from the platform's OpenAPI document. None may fail the platform: an answer is never
 * 5xx, its code is one that the document lists for the call, and the connection stays. The same seed makes the same requests.
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
    const unlisted = unlistedCode(request, response.status, text);
    if (unlisted !== undefined) return { status: response.status, breach: unlisted };
    return { status: response.status };
  } catch (error) {
    return { status: 0, breach: `no answer (${error instanceof Error ? error.message : String(error)})` };
  }
}

const shown = ({ caller, method, path, body = '' }: HostileRequest): string =>
  `${method} ${path.slice(0, 200)} by ${caller} ${body.length > 300 ? `${body.slice(0, 300)}…` : body}`;

const Answered = v.object({
  code: v.optional(v.string()),
  ErrorText: v.optional(v.string()),
  error: v.nullish(v.string()),
});

/** Returns a code that the document does not list for the call and status (CALL-60). */
function unlistedCode({ codes }: HostileRequest, status: number, text: string): string | undefined {
  const answer = v.safeParse(Answered, JSON.parse(text || 'null'));
  const { code, ErrorText = 'ok', error } = answer.success ? answer.output : {};
  const its = status >= 400 ? (code ?? 'no code') : ErrorText === 'ok' ? undefined : (error ?? 'no code');
  return its === undefined || codes.get(status)?.includes(its) ? undefined : `${status} with the unlisted ${its}`;
}
