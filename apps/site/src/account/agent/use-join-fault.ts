import { useLingui } from '@lingui/react/macro';

import type { JoinFault } from './use-join.ts';

/** Returns why the player did not join, in words. */
export function useJoinFault(): (fault: JoinFault) => string {
  const { t } = useLingui();
  const late = t({
    id: 'profile.agent.closed',
    message: 'Your account is too old for this: it is possible for 30 days after the registration.',
  });
  const texts: Readonly<Record<string, string>> = {
    codeUnknown: t({ id: 'profile.agent.unknown', message: 'There is no such code. Check the letters.' }),
    invalidInput: t({ id: 'profile.agent.unknown', message: 'There is no such code. Check the letters.' }),
    codeInactive: t({ id: 'profile.agent.inactive', message: 'This code is not valid at the moment. Ask your agent.' }),
    codeExpired: t({ id: 'profile.agent.expired', message: 'The time of this code is over. Ask your agent.' }),
    codeUsedUp: t({
      id: 'profile.agent.usedUp',
      message: 'As many players as allowed have used this code. Ask your agent.',
    }),
    treeTooDeep: t({ id: 'profile.agent.full', message: 'This agent cannot take players. Ask for another code.' }),
    alreadyConnected: t({ id: 'profile.agent.already', message: 'You have an agent already. This cannot be changed.' }),
    connectClosed: late,
    ownAccount: t({ id: 'profile.agent.own', message: 'This is your own code.' }),
    playersOnly: t({ id: 'profile.agent.playersOnly', message: 'Only players join an agent.' }),
    selfExcluded: t({
      id: 'profile.agent.excluded',
      message: 'You are excluded from playing, so you join nobody.',
    }),
    youAreBlocked: t({ id: 'profile.agent.blocked', message: 'Your account is blocked. Ask support.' }),
  };
  return ({ code, seconds }) => {
    if (code === 'tooManyConnects') {
      const minutes = String(Math.max(1, Math.ceil((seconds ?? 300) / 60)));
      return t({
        id: 'profile.agent.tooMany',
        message: `Too many tries in a short time. Try again in ${minutes} minutes.`,
      });
    }
    if (code === undefined)
      return t({ id: 'profile.agent.lost', message: 'The server did not answer. Try again: you join only once.' });
    return texts[code] ?? t({ id: 'profile.agent.refused', message: 'The server declined it. Try again later.' });
  };
}
