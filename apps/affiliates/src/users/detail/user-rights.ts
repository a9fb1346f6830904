import type { AgencyNode } from '@kvota/contracts';

/** Acts on a user that its relation to the caller allows. */
export interface UserRights {
  readonly isOwn: boolean;
  /** Money moves between a parent and its direct children only. */
  readonly money: boolean;
  readonly block: boolean;
  readonly unblock: boolean;
  /** The name of the only user who can move money, if that is somebody below the caller. */
  readonly moneyBy: string | undefined;
}

/** Returns the acts that the caller may do on a user of the own branch. A block from above cannot be lifted. */
export function rightsOf(node: AgencyNode, ownId: string | undefined): UserRights {
  const isOwn = node.path.length < 2 || node.id === ownId;
  const money = !isOwn && node.path.length === 2;
  return {
    isOwn,
    money,
    block: !isOwn && !node.blocked,
    unblock: !isOwn && node.blocked && node.blockedBy !== 'above',
    moneyBy: isOwn || money ? undefined : node.path.at(-2)?.username,
  };
}
