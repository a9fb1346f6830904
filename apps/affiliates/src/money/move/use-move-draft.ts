import { creditOf, type AgencyNode, type Money } from '@kvota/contracts';
import { activeWalletAtom, useHost, walletsAtom } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { connectionQuery, nodeQuery } from '../../data/tree-queries.ts';
import { balancesOf, faultOf, isMovable, sharedWallets, type BalanceChange, type Funds } from './move-amounts.ts';
import type { Move, MoveDirection, MoveState } from '../move.ts';

/** Why a typed transfer cannot be sent. */
export type DraftFault =
  | 'amountMissing'
  | 'insufficientFunds'
  | 'creditTooHigh'
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
  readonly balances: { readonly child: BalanceChange; readonly own: BalanceChange | null } | undefined;
  /** The credit that the sender has; undefined if it is not known, as that of the operator. */
  readonly available: Money | undefined;
  readonly fault: DraftFault | undefined;
  readonly setAmount: (amount: Money | null) => void;
  readonly setNote: (note: string) => void;
  readonly setCurrency: (currencyId: number) => void;
}

/** Keeps what is typed while a transfer is refused, and starts with what an interrupted one has. */
export function useMoveDraft(given: AgencyNode, direction: MoveDirection, state: MoveState): MoveDraft {
  const { api } = useHost();
  // Money needs the newest balance, also if another page has asked a moment ago.
  const { data: node = given } = useQuery({ ...nodeQuery(api, given.id), staleTime: 0, placeholderData: given });
  const connection = useQuery(connectionQuery(api));
  const own = useAtomValue(walletsAtom);
  const active = useAtomValue(activeWalletAtom);
  const kept: Move | null = state.status === 'draft' ? state.move : null;
  const [amount, setAmount] = useState<Money | null>(kept?.amount ?? null);
  const [note, setNote] = useState(kept?.note ?? '');
  const [currencyId, setCurrency] = useState(kept?.currencyId ?? active?.currency_id);

  const isOperator = connection.data?.node?.kind === 'root';
  const wallets = sharedWallets(direction, node.wallets, isOperator ? 'operator' : own);
  const wallet = wallets.find(({ currency_id: id }) => id === currencyId) ?? wallets[0];
  const ownWallet = isOperator ? undefined : own.find(({ currency_id: id }) => id === wallet?.currency_id);
  const movable = isMovable(amount) ? amount : null;
  const balances = wallet && balancesOf({ direction, amount: movable, child: wallet, own: ownWallet ?? null });
  const sender = direction === 'down' ? ownWallet : wallet;
  const fault = (): DraftFault | undefined => {
    if (node.path.length > 2) return 'notDirectChild';
    if (node.blocked && direction === 'down') return 'userBlocked';
    if (!wallet) return 'noWallet';
    return movable === null ? 'amountMissing' : balances && faultOf([balances.child, balances.own]);
  };
  return {
    node,
    direction,
    wallets,
    wallet,
    amount,
    note,
    balances,
    available: sender ? creditOf(sender) : undefined,
    fault: fault(),
    setAmount,
    setNote,
    setCurrency,
  };
}
