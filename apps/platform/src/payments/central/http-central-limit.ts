import { Money } from '@kvota/contracts';
import * as v from 'valibot';

import type { Logger } from '../../kernel/log/logger.ts';
import type { AuthorityAddress } from '../../protection/register/http-register.ts';
import type { CentralLimit } from './central-limit.ts';

/** Milliseconds that the service has for an answer. */
const centralPatience = 3000;

const Room = v.object({ value: Money, left: Money, until: v.pipe(v.string(), v.isoTimestamp()) });
/** A room that cannot be read is none: the status alone decides. */
const Answer = v.object({
  status: v.picklist(['reserved', 'refused', 'done']),
  room: v.fallback(v.optional(Room), undefined),
});

/** Reports deposits to a central limit over HTTP. Everything but a definite answer in time is `unknown`. */
export function createHttpCentralLimit(
  { url, key }: AuthorityAddress,
  logger: Pick<Logger, 'warn'>,
  patience = centralPatience,
): CentralLimit {
  const report = async (act: 'reserve' | 'confirm' | 'release', body: object) => {
    try {
      const response = await fetch(`${url}/v1/central/${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const answer = v.safeParse(Answer, response.ok ? await response.json() : undefined);
      if (answer.success) return answer.output;
      logger.warn(`The central limit gave no definite answer: status ${response.status}`);
    } catch (error) {
      logger.warn('The central limit did not answer', error);
    }
    return { status: 'unknown' as const };
  };
  const done = async (act: 'confirm' | 'release', body: object) =>
    (await report(act, body)).status === 'done' ? 'done' : 'unknown';
  return {
    async reserve(deposit) {
      const { status, ...rest } = await report('reserve', deposit);
      return { ...rest, status: status === 'done' ? 'unknown' : status };
    },
    confirm: (deposit) => done('confirm', deposit),
    release: (deposit) => done('release', deposit),
  };
}
