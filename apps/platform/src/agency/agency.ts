import type { agencyCalls, CallAnswer, CallBody, CallQuery, TransferBasis } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { FoldDeps } from '../figures/fold-figures.ts';
import type { AgencyAlertCalls } from './alerts/agency-alerts.ts';
import type { AgencyCommission } from './commission/commission.ts';
import type { AgencyCredit } from './credit/credit-calls.ts';
import type { AgencyExports } from './exports/exports.ts';
import type { AgencyReports } from './figures/agency-reports.ts';
import type { PromoCodes } from './promo/promo-codes.ts';
import type { AgencyLimitCalls } from './limits/agency-limits.ts';
import type { AgencyAuditCalls } from './seals/agency-audit.ts';
import type { AgencySettings } from './settings/user-settings.ts';
import type { AgencyStandings } from './standing/standing.ts';
import type { Seat } from './staff/read-seats.ts';
import type { AgencyStaff, Rights, StaffActor } from './staff/staff.ts';
import type { SignInProof } from './step-up/sign-in-proof.ts';
import type { AgencyTickets } from './tickets/agency-tickets.ts';
import type { VoidRequests } from './voids/void-requests.ts';

type Calls = typeof agencyCalls;

/** The user of a call: an agent at the own node, or an operator at the root. */
export interface AgencyActor {
  readonly userId: string;
  /** The node as which the user acts. */
  readonly nodeId: string;
  /** The sign-in of the user. Without one, an act that needs a step-up is refused. */
  readonly signIn?: SignInProof;
  /** Set if the user is a staff account. Its acts are recorded as those of its employer. */
  readonly staff?: StaffActor;
}

/** Returns the user in whose name an act is recorded. */
export const recordedBy = ({ userId, staff }: AgencyActor): string => staff?.employerId ?? userId;

/** A body as it was sent first, or the news that its id was used for another act. */
export type ActAnswer = { readonly kind: 'answer'; readonly body: string } | { readonly kind: 'idUsed' };

type Answer<N extends keyof Calls> = CallAnswer<Calls[N]>;
type Query<N extends keyof Calls> = CallQuery<Calls[N]>;
type Body<N extends keyof Calls> = CallBody<Calls[N]>;
type Refusable<N extends 'agencyBlockUser' | 'agencyUnblockUser'> = Answer<N> & {
  readonly error?: RefusalOf<N> | null;
};

/** A transfer to make: `down` to a direct child, `up` from it. Credit is lent down, and repaid up. */
export interface NewTransfer extends Omit<Body<'agencyAddCredit'>, 'basis'> {
  readonly direction: 'down' | 'up';
  /** Default: `cash`. */
  readonly basis?: TransferBasis;
}

/**
 * The tree of operator, agents and players: its nodes, their blocks, and money between a parent and its direct
 * children. Users outside the branch of the actor are answered as if they did not exist (404 `userUnknown`).
 */
export interface Agency
  extends
    AgencyTickets,
    VoidRequests,
    AgencyReports,
    AgencyAlertCalls,
    AgencySettings,
    AgencyStaff,
    AgencyStandings,
    AgencyLimitCalls,
    PromoCodes,
    AgencyCommission,
    AgencyCredit,
    AgencyExports,
    AgencyAuditCalls {
  /** Returns the node of the actor, or null for a player, the name of its parent, and whether it can join an agent (CALL-39). */
  connection(
    actor: AgencyActor & { readonly isAgent: boolean },
  ): Promise<Omit<Answer<'agencyConnection'>, keyof Rights>>;
  /** Returns what a user may do beside viewing, and the employer of a staff account. */
  rights(seat: Seat | undefined, isAgent: boolean): Promise<Rights>;
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
  /** Carries out the moves that wait, in the transaction that closes a day. */
  readonly onDayClosed: NonNullable<FoldDeps['onDayClosed']>;
  /** Returns the stored answer to a request of this user, if it has arrived. */
  request(userId: string, requestId: string): Promise<string | undefined>;
}
