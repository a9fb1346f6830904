import { agentRole, designerRole, operatorRole, type Access, type Call } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { countOf, type AttackResult } from './result.ts';
import { authorization, callers, type CallerName, type Target } from './target.ts';

const rolesOf: Readonly<Record<CallerName, readonly string[]>> = {
  visitor: [],
  player: [],
  player2: [],
  agent: [agentRole],
  al2: [designerRole],
  al99: ['AL99'],
  operator: [operatorRole],
};

/** Returns the status with which a caller is refused; undefined if the call is open to this caller. */
function refusal(access: Access, caller: CallerName): 401 | 403 | undefined {
  if (access === 'public') return undefined;
  if (caller === 'visitor') return 401;
  const needed = {
    player: [],
    // The operator is the agent of the root.
    agent: [agentRole, operatorRole],
    designer: [designerRole],
    operator: [operatorRole],
  }[access];
  return needed.length === 0 || needed.some((role) => rolesOf[caller].includes(role)) ? undefined : 403;
}

/**
 * Tries every call as every caller. The body is none that a call accepts, so that nothing happens where the call is
 * allowed.
 */
export async function roleMatrix(target: Target): Promise<AttackResult> {
  const [statuses, breaches]: [number[], string[]] = [[], []];
  const tryAll = async (caller: CallerName): Promise<void> => {
    for (const [name, call] of Object.entries<Call>(wireCalls)) {
      const headers = { ...authorization(target, caller), 'content-type': 'application/json' };
      const sent = call.method === 'GET' ? {} : { body: '"nothing"' };
      const response = await target.send(call.path.replaceAll(/\{\w+\}/g, 'x'), {
        method: call.method,
        headers,
        ...sent,
      });
      const text = await response.text();
      const { status } = response;
      statuses.push(status);
      // A call that is described and not served yet is refused for everyone alike.
      if (status === 501) continue;
      const wanted = refusal(call.access, caller);
      // The sign-ins of a long attack are too old for calls that need a recent one. The role was checked before.
      if (wanted === undefined && call.freshSignIn !== undefined && text.includes('insufficientSignIn')) continue;
      const held = wanted === undefined ? status !== 401 && status !== 403 && status < 500 : status === wanted;
      if (!held)
        breaches.push(`${name} as ${caller} answered ${status}${wanted === undefined ? '' : `, not ${wanted}`}`);
    }
  };
  await Promise.all(callers.map(tryAll));
  return { attack: 'every call as every caller', attempts: statuses.length, answered: countOf(statuses), breaches };
}
