import type { AgencyNode, AgencyRight } from '@kvota/contracts';

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

/** Returns the acts that the caller may do on a user of the own branch. A block from above cannot be lifted, and staff needs the right. */
export function rightsOf(
  node: AgencyNode,
  ownId: string | undefined,
  may: (right: AgencyRight) => boolean = () => true,
): UserRights {
  const isOwn = node.path.length < 2 || node.id === ownId;
  // A closed account is blocked for ever. Only money that comes late is still taken back.
  const isOpen = !isOwn && !node.closedAt;
  const isChild = !isOwn && node.path.length === 2;
  return {
    isOwn,
    money: isChild && may('money'),
    block: isOpen && !node.blocked && may('block'),
    unblock: isOpen && node.blocked && may('block') && node.blockedBy !== 'above',
    moneyBy: isOwn || isChild ? undefined : node.path.at(-2)?.username,
  };
}
