import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money, PositiveMoney } from '../../amount/money-schema.ts';
import { Wallet } from '../../account/wallet.ts';

/** Kinds of nodes. The operator is the root; players have nobody below them. */
export const agencyKinds = ['root', 'agent', 'player'] as const;
export type AgencyKind = (typeof agencyKinds)[number];

/** Whom a block stops: the user alone, or everybody below as well. */
export const blockScopes = ['self', 'branch'] as const;
export type BlockScope = (typeof blockScopes)[number];

/** A user on the way from the caller down to a node. */
const Step = v.object({ id: v.string(), username: v.string() });

/** Credit that a parent has granted to a direct child in one currency, and the debt of it. */
export const CreditLine = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  limit: v.pipe(Money, v.description('The highest debt; zero for none')),
  debt: v.pipe(Money, v.description('Owed to the parent now. It is above a limit that was lowered since')),
  left: v.pipe(Money, v.description('Can still be given on credit; zero if the operator allows none to this user')),
  lowFloat: v.pipe(v.nullable(Money), v.description('Credit below which the parent is warned; null for none')),
});
export type CreditLine = v.InferOutput<typeof CreditLine>;

const Known = v.nullable(v.string());

/**
 * A block that stops a user: on the user, or on the branch of somebody above. `by` is the name of its setter, `on` that of
 * the user it is on. Nobody learns the name of an agent above the parent of the own one, or of the operator. `since` is null for the
 * flag of the account, and `reason` is empty for a block from above.
 */
const AgencyBlock = v.object({
  by: Known,
  operator: v.boolean(),
  on: Known,
  scope: v.picklist(blockScopes),
  since: Known,
  reason: v.string(),
});
export type AgencyBlock = v.InferOutput<typeof AgencyBlock>;

/** A node of the affiliate tree, as the caller may see it (OP-72). */
export const AgencyNode = v.object({
  id: v.string(),
  username: v.string(),
  kind: v.picklist(agencyKinds),
  role: v.pipe(v.string(), v.description('Its role of the agents’ area; empty for a player')),
  parentId: v.pipe(v.nullable(v.string()), v.description('Null at the node of the caller: nobody sees above that')),
  path: v.pipe(v.array(Step), v.description('From the caller to the node, both included')),
  depth: v.pipe(v.number(), v.description('Levels below the root, which has 0')),
  blocked: v.boolean(),
  blockedBy: v.pipe(
    v.nullish(v.picklist(['own', 'above'])),
    v.description('`own` if the caller, or somebody below, set it; `above` if it cannot be lifted by the caller'),
  ),
  blockScope: v.nullish(v.picklist(blockScopes)),
  /** Highest setter first. Only `agencyNode` answers it. */
  blocks: v.optional(v.array(AgencyBlock)),
  closedAt: v.pipe(v.nullish(v.string()), v.description('When the account was closed for ever')),
  wallets: v.array(Wallet),
  lines: v.pipe(v.array(CreditLine), v.description('Between the node and its parent, by currency')),
  children: v.pipe(v.number(), v.description('Direct ones')),
  agentsBelow: v.number(),
  playersBelow: v.number(),
  createdAt: v.string(),
});
export type AgencyNode = v.InferOutput<typeof AgencyNode>;

/** Credit of the users of a list, in one currency. */
export const AgencyCredit = v.object({ currency: v.string(), currencyId: CurrencyId, credit: Money });
export type AgencyCredit = v.InferOutput<typeof AgencyCredit>;

/** An amount above zero. */
export const TransferAmount = v.pipe(
  PositiveMoney,
  v.check((text) => /[1-9]/.test(text), 'an amount above zero'),
);
