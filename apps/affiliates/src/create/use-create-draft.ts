import { creditOf, moneyToMinor, type Money, type Wallet } from '@kvota/contracts';
import { activeWalletAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { connectionQuery } from '../data/tree-queries.ts';
import { useMay } from '../frame/rights/use-may.ts';
import { useOwnWallets } from '../frame/rights/use-own-wallets.ts';
import { isMovable, movableWallets } from '../money/move/move-amounts.ts';
import { firstPassword } from './first-password.ts';
import type { KeptUser } from './kept-user.ts';
import type { NewUser } from './use-create-user.ts';
import { nameFaultOf, type NameFault } from './user-name.ts';

const newPassword = (): string => firstPassword((bytes) => crypto.getRandomValues(bytes));

/** A new user as it is typed. */
export interface CreateDraft {
  readonly kind: NewUser['kind'];
  /** False if the tree has no further level for agents. */
  readonly mayAgents: boolean;
  readonly username: string;
  readonly nameFault: NameFault | undefined;
  /** True once the field of the name was left. */
  readonly nameTouched: boolean;
  readonly password: string;
  /** True if a new player gets no credit yet, because the licence requires a limit of deposits first. */
  readonly needsLimit: boolean;
  readonly wallets: readonly Wallet[];
  readonly wallet: Wallet | undefined;
  readonly amount: Money | null;
  readonly available: Money | undefined;
  /** True if the opening credit is more than the agent has. */
  readonly isShort: boolean;
  /** The user to send; undefined while something is missing or wrong. */
  readonly user: NewUser | undefined;
  readonly setKind: (kind: NewUser['kind']) => void;
  readonly setUsername: (name: string) => void;
  readonly touchName: () => void;
  readonly renewPassword: () => void;
  readonly setAmount: (amount: Money | null, text?: string) => void;
  readonly setCurrency: (currencyId: number) => void;
}

/** Begins with a user who waits for a sign-in, if there is one. */
export function useCreateDraft(kept?: KeptUser): CreateDraft {
  const { api } = useHost();
  const { data: connection } = useQuery(connectionQuery(api));
  const own = useOwnWallets();
  const active = useAtomValue(activeWalletAtom);
  const [chosenKind, setKind] = useState<NewUser['kind']>(kept?.kind ?? 'player');
  const [username, setUsername] = useState(kept?.username ?? '');
  const [nameTouched, setTouched] = useState(false);
  const [password, setPassword] = useState(newPassword);
  const [typed, setTyped] = useState<{ readonly amount: Money | null; readonly empty: boolean }>({
    amount: kept?.opening?.amount ?? null,
    empty: kept?.opening === undefined,
  });
  const [currencyId, setCurrency] = useState(kept?.opening?.currencyId ?? active?.currency_id);

  const node = connection?.node;
  const mayAgents = !connection || !node || node.depth + 1 < connection.highestDepth;
  const kind = mayAgents ? chosenKind : 'player';
  const isOperator = node?.kind === 'root';
  // Without the right to move credit, nobody is created with one.
  const mayMoney = useMay()('money');
  const needsLimit = mayMoney && kind === 'player' && connection?.depositLimitRequired === true;
  const wallets = mayMoney && !needsLimit ? movableWallets(own) : [];
  const wallet = wallets.find(({ currency_id: id }) => id === currencyId) ?? wallets[0];
  const amount = wallet && isMovable(typed.amount) ? typed.amount : null;
  const available = wallet && !isOperator ? creditOf(wallet) : undefined;
  const isShort = amount !== null && available !== undefined && moneyToMinor(amount) > moneyToMinor(available);
  const nameFault = nameFaultOf(username);
  const isReadable = !wallet || typed.empty || typed.amount !== null;
  const opening = amount !== null && wallet ? { opening: { currencyId: wallet.currency_id, amount } } : {};
  const isComplete = nameFault === undefined && !isShort && isReadable;
  return {
    kind,
    mayAgents,
    username,
    nameFault,
    nameTouched,
    password,
    needsLimit,
    wallets,
    wallet,
    amount: wallet ? typed.amount : null,
    available,
    isShort,
    user: isComplete ? { kind, username, password, ...opening } : undefined,
    setKind,
    setUsername,
    touchName: () => setTouched(true),
    renewPassword: () => setPassword(newPassword()),
    setAmount: (next, text = '') => setTyped({ amount: next, empty: text.trim() === '' }),
    setCurrency,
  };
}
