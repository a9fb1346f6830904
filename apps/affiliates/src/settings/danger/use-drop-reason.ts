import { useLingui } from '@lingui/react/macro';

/** Returns why a move that waited was not carried out; undefined for a reason of a newer platform. */
export function useDropReason(): (reason: string) => string | undefined {
  const { t } = useLingui();
  const words: Readonly<Partial<Record<string, string>>> = {
    accountClosed: t({ id: 'agency.drop.closed', message: 'The account was closed meanwhile.' }),
    standingChanged: t({ id: 'agency.drop.changed', message: 'The tree had changed meanwhile.' }),
    moveIntoBranch: t({ id: 'agency.drop.branch', message: 'The new agent was below the user by then.' }),
    moveSameParent: t({ id: 'agency.drop.same', message: 'The user was below this agent already.' }),
    moveTarget: t({ id: 'agency.drop.target', message: 'The new agent was blocked or closed by then.' }),
    treeTooDeep: t({ id: 'agency.drop.deep', message: 'There was no level left below the new agent.' }),
    moveEdgeOpen: t({
      id: 'agency.drop.open',
      message: 'A debt, a statement or commission was open between the user and its agent.',
    }),
  };
  return (reason) => words[reason];
}
