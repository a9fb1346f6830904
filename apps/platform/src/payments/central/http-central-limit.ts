import * as v from 'valibot';

import type { Logger } from '../../kernel/log/logger.ts';
import type { AuthorityAddress } from '../../protection/register/http-register.ts';
import type { CentralLimit } from './central-limit.ts';

/** Milliseconds that the service has for an answer. */
const centralPatience = 3000;

const Answer = v.object({ status: v.picklist(['reserved', 'refused', 'done']) });

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
      if (answer.success) return answer.output.status;
      logger.warn(`The central limit gave no definite answer: status ${response.status}`);
    } catch (error) {
      logger.warn('The central limit did not answer', error);
    }
    return 'unknown';
  };
  const done = async (act: 'confirm' | 'release', body: object) =>
    (await report(act, body)) === 'done' ? 'done' : 'unknown';
  return {
    async reserve(deposit) {
      const status = await report('reserve', deposit);
      return status === 'done' ? 'unknown' : status;
    },
    confirm: (deposit) => done('confirm', deposit),
    release: (deposit) => done('release', deposit),
  };
}
