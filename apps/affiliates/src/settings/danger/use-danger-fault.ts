import { useLingui } from '@lingui/react/macro';

import type { MoveFault } from '../../money/move.ts';

/** Returns the text for an act that was refused. Nothing was changed by it. */
export function useDangerFault(): (fault: MoveFault) => string {
  const { t } = useLingui();
  return ({ code, seconds }) => {
    const words: Readonly<Partial<Record<string, string>>> = {
      accountInUse: t({
        id: 'agency.danger.inUse',
        message: 'Nothing was changed: something is left on the account. Close this to see what.',
      }),
      moveEdgeOpen: t({
        id: 'agency.danger.edgeOpen',
        message:
          'Nothing was changed: something is open between the user and its present agent. Close this to see what.',
      }),
      standingChanged: t({
        id: 'agency.danger.changed',
        message:
          'Nothing was changed: somebody else has moved or closed the user meanwhile. Close this and look again.',
      }),
      accountClosed: t({ id: 'agency.danger.closed', message: 'Nothing was changed: the account is closed already.' }),
      accountOfUser: t({
        id: 'agency.danger.ofUser',
        message: 'Nothing was changed: the user made this account, so only the operator closes it.',
      }),
      moveWaiting: t({
        id: 'agency.danger.waiting',
        message: 'Nothing was changed: another move of this user waits. Cancel it first.',
      }),
      moveTarget: t({
        id: 'agency.danger.target',
        message: 'Nothing was changed: this user is no agent, or is blocked or closed. Choose another one.',
      }),
      moveSameParent: t({
        id: 'agency.danger.same',
        message: 'Nothing was changed: the user is below this agent already. Choose another one.',
      }),
      moveIntoBranch: t({
        id: 'agency.danger.branch',
        message: 'Nothing was changed: nobody moves below a user of the own branch. Choose another one.',
      }),
      treeTooDeep: t({
        id: 'agency.danger.deep',
        message: 'Nothing was changed: the branch does not fit there, the tree has six levels. Choose a higher agent.',
      }),
      moveOver: t({
        id: 'agency.danger.over',
        message: 'Nothing was changed: this move waits no more. It was carried out, cancelled or dropped.',
      }),
      userUnknown: t({
        id: 'agency.danger.gone',
        message: 'Nothing was changed: one of the two is not in your branch any more.',
      }),
      signInSpent: t({
        id: 'agency.reset.signInSpent',
        message:
          'Nothing was changed: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
      }),
    };
    if (code === 'tooManyTransfers') {
      const wait = String(seconds ?? 60);
      return t({
        id: 'agency.danger.tooMany',
        message: `Nothing was changed: too many acts in a short time. Try again in ${wait} seconds.`,
      });
    }
    return (
      words[code] ??
      t({
        id: 'agency.reset.declined',
        message: 'Nothing was changed: the server declined it. Try again, or ask support.',
      })
    );
  };
}
