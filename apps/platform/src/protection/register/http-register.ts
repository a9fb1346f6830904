import * as v from 'valibot';

import type { Logger } from '../../kernel/log/logger.ts';
import type { ExclusionRegister } from './exclusion-register.ts';

/** A service of an authority that the environment names. */
export interface AuthorityAddress {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
}

const Answer = v.object({ status: v.picklist(['clear', 'excluded']) });

/** Milliseconds that a register has for an answer. */
export const registerPatience = 3000;

/** Asks a register over HTTP. Everything but a definite answer in time is `unknown`. */
export function createHttpRegister(
  { url, key }: AuthorityAddress,
  logger: Pick<Logger, 'warn'>,
  patience = registerPatience,
): ExclusionRegister {
  return {
    async check(person, occasion) {
      try {
        const response = await fetch(`${url}/v1/register/check`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ person, occasion }),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        });
        const answer = v.safeParse(Answer, response.ok ? await response.json() : undefined);
        if (answer.success) return answer.output.status;
        logger.warn(`The exclusion register gave no definite answer: status ${response.status}`);
      } catch (error) {
        logger.warn('The exclusion register did not answer', error);
      }
      return 'unknown';
    },
  };
}
