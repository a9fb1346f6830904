import { creditOf, type AgencyNode, type CreditLine, type Money } from '@kvota/contracts';
import { activeWalletAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { connectionQuery, nodeQuery } from '../../data/tree-queries.ts';
import { useOwnWallets } from '../../frame/rights/use-own-wallets.ts';
import { balancesOf, faultOf, isMovable, sharedWallets, type BalanceChange, type Funds } from './move-amounts.ts';
import { basesFor, debtChange, debtFault, mayLend, type DebtFault } from './move-debt.ts';
import type { Move, MoveBasis, MoveDirection, MoveState } from '../move.ts';

/** Why a typed transfer cannot be sent. */
export type DraftFault =
  | 'amountMissing'
  | 'insufficientFunds'
  | 'creditTooHigh'
  | DebtFault
  | 'userBlocked'
  | 'notDirectChild'
  | 'noWallet';

/** A transfer as it is typed, and what it would do. */
export interface MoveDraft {
  readonly node: AgencyNode;
  readonly direction: MoveDirection;
  /** Wallets of the user in the currencies that both have. */
  readonly wallets: readonly Funds[];
  readonly wallet: Funds | undefined;
  readonly amount: Money | null;
  readonly note: string;
  /** Bases to choose from, and the chosen one. */
  readonly bases: readonly MoveBasis[];
  readonly basis: MoveBasis;
  /** The credit line of the user in the currency. */
  readonly line: CreditLine | undefined;
  /** Undefined if the debt stays. */
  readonly debt: BalanceChange | undefined;
  readonly balances: { readonly child: BalanceChange; readonly own: BalanceChange | null } | undefined;
  /** The credit that the sender has; undefined if it is not known, as that of the operator. */
  readonly available: Money | undefined;
  readonly fault: DraftFault | undefined;
  readonly setAmount: (amount: Money | null) => void;
  readonly setBasis: (basis: MoveBasis) => void;
  readonly setNote: (note: string) => void;
  readonly setCurrency: (currencyId: number) => void;
}

/** Keeps what is typed while a transfer is refused, and starts with what an interrupted one has. */
export function useMoveDraft(given: AgencyNode, direction: MoveDirection, state: MoveState): MoveDraft {
  const { api } = useHost();
  // Money needs the newest balance, also if another page has asked a moment ago.
  const { data: node = given } = useQuery({ ...nodeQuery(api, given.id), staleTime: 0, placeholderData: given });
  const connection = useQuery(connectionQuery(api));
  const own = useOwnWallets();
  const active = useAtomValue(activeWalletAtom);
  const kept: Move | null = state.move;
  const [amount, setAmount] = useState<Money | null>(kept?.amount ?? null);
  const [note, setNote] = useState(kept?.note ?? '');
  const [chosen, setBasis] = useState<MoveBasis>(kept?.basis ?? 'cash');
  const [currencyId, setCurrency] = useState(kept?.currencyId ?? active?.currency_id);

  const isOperator = connection.data?.node?.kind === 'root';
  const wallets = sharedWallets(direction, node.wallets, isOperator ? 'operator' : own);
  const wallet = wallets.find(({ currency_id: id }) => id === currencyId) ?? wallets[0];
  const ownWallet = isOperator ? undefined : own.find(({ currency_id: id }) => id === wallet?.currency_id);
  const line = node.lines.find((one) => one.currencyId === wallet?.currency_id);
  const bases = basesFor(direction, { line, lends: mayLend(connection.data?.lending, node.kind) });
  // A sent transfer keeps its basis, also if that is no longer possible.
  const isTyped = state.status === 'refused' || (state.status === 'draft' && !state.again);
  const basis = (isTyped ? undefined : state.move?.basis) ?? bases.find((one) => one === chosen) ?? 'cash';
  const movable = isMovable(amount) ? amount : null;
  const moved = basis === 'handed' ? null : movable;
  const balances = wallet && balancesOf({ direction, amount: moved, child: wallet, own: ownWallet ?? null });
  const sender = direction === 'down' ? ownWallet : wallet;
  const fault = (): DraftFault | undefined => {
    if (node.path.length > 2) return 'notDirectChild';
    if ((node.blocked || node.closedAt) && direction === 'down') return 'userBlocked';
    if (!wallet) return 'noWallet';
    if (movable === null) return 'amountMissing';
    return (balances && faultOf([balances.child, balances.own])) ?? debtFault(basis, movable, line);
  };
  return {
    node,
    direction,
    wallets,
    wallet,
    amount,
    note,
    bases,
    basis,
    line,
    debt: debtChange(basis, movable, line),
    balances,
    available: sender ? creditOf(sender) : undefined,
    fault: fault(),
    setAmount,
    setBasis,
    setNote,
    setCurrency,
  };
}
