import type { agencyCalls, CallAnswer, CallBody, CallQuery } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

type Calls = typeof agencyCalls;

/** The user of a call: an agent at the own node, or an operator at the root. */
export interface AgencyActor {
  readonly userId: string;
  /** The node as which the user acts. */
  readonly nodeId: string;
}

/** A body as it was sent first, or the news that its id was used for another act. */
export type ActAnswer = { readonly kind: 'answer'; readonly body: string } | { readonly kind: 'idUsed' };

type Answer<N extends keyof Calls> = CallAnswer<Calls[N]>;
type Query<N extends keyof Calls> = CallQuery<Calls[N]>;
type Body<N extends keyof Calls> = CallBody<Calls[N]>;
type Refusable<N extends 'agencyBlockUser' | 'agencyUnblockUser'> = Answer<N> & {
  readonly error?: RefusalOf<N> | null;
};

/** A transfer to make: `down` to a direct child, `up` from it. */
export interface NewTransfer extends Body<'agencyAddCredit'> {
  readonly direction: 'down' | 'up';
}

/**
 * The tree of operator, agents and players: its nodes, their blocks, and money between a parent and its direct
 * children. Users outside the branch of the actor are answered as if they did not exist (404 `userUnknown`).
 */
export interface Agency {
  /** Returns the node of the actor, or null for a player, and the name of its parent (CALL-39). */
  connection(actor: AgencyActor & { readonly isAgent: boolean }): Promise<Answer<'agencyConnection'>>;
  node(actor: AgencyActor, userId: string): Promise<Answer<'agencyNode'>>;
  /** Lists direct children by name (CALL-41). */
  children(actor: AgencyActor, query: Query<'agencyMyAgents'>): Promise<Answer<'agencyMyAgents'>>;
  /** Finds users of the branch by the beginning of their names (CALL-42). */
  search(actor: AgencyActor, term: string): Promise<Answer<'agencySearchUser'>>;
  /** Lists the users below a node, with the sum of their credit (CALL-51). */
  users(actor: AgencyActor, query: Query<'agencyAllUsers'>): Promise<Answer<'agencyAllUsers'>>;
  /** Creates a user below the actor, with an opening credit in the same transaction (CALL-51). */
  create(actor: AgencyActor, user: Body<'agencyCreateUser'>): Promise<ActAnswer>;
  /** Blocks a user, or the user and everybody below (CALL-47). */
  block(actor: AgencyActor, block: Body<'agencyBlockUser'>): Promise<Refusable<'agencyBlockUser'>>;
  /** Lifts what the actor and those below have set (CALL-48). */
  unblock(actor: AgencyActor, userId: string): Promise<Refusable<'agencyUnblockUser'>>;
  /** Moves money along one edge of the tree, once for each request id (CALL-45, CALL-46). */
  transfer(actor: AgencyActor, transfer: NewTransfer): Promise<ActAnswer>;
  /** Lists the transfers whose both ends are in the branch of the actor (CALL-44). */
  transfers(actor: AgencyActor, query: Query<'agencyAgentTransactions'>): Promise<Answer<'agencyAgentTransactions'>>;
  /** Returns the stored answer to a request of this user, if it has arrived. */
  request(userId: string, requestId: string): Promise<string | undefined>;
}
