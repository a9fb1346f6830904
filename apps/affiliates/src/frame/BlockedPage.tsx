import { useHost } from '@kvota/shell';
import { EmptyState } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

import { connectionQuery } from '../data/tree-queries.ts';
import * as css from './frame.css.ts';
import { useOwnWallets } from './rights/use-own-wallets.ts';
import { WalletsTable } from './WalletsTable.tsx';

/** All that a blocked agent sees: whom to ask, and the own wallets. */
export function BlockedPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const wallets = useOwnWallets();
  const connection = useQuery(connectionQuery(api)).data;
  const parent = connection?.parent?.username;
  const employer = connection?.staff?.employer;
  return (
    <div className={css.page}>
      <EmptyState
        art="search"
        headingLevel={1}
        title={t({ id: 'agency.blocked.title', message: 'Your agent account is blocked' })}
      >
        {employer !== undefined
          ? t({
              id: 'agency.blocked.staff',
              message: `The account of ${employer} or yours is blocked. Ask ${employer}.`,
            })
          : parent === undefined
            ? t({
                id: 'agency.blocked.operator',
                message: 'The operator has blocked it. Ask the operator why, and when it will be open again.',
              })
            : t({
                id: 'agency.blocked.parent',
                message: `Your agent ${parent} or the operator has blocked it. Ask ${parent} first.`,
              })}
      </EmptyState>
      <WalletsTable caption={t({ id: 'agency.ownWallets', message: 'Your wallets' })} wallets={wallets} />
    </div>
  );
}
