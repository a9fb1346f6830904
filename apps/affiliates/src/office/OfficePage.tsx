import type { AgencyNode } from '@kvota/contracts';
import { onlineAtom, sessionAtom, useHost, walletsAtom } from '@kvota/shell';
import { Button, ErrorState, Heading, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { CreateUserDialog } from '../create/CreateUserDialog.tsx';
import { connectionQuery } from '../data/tree-queries.ts';
import { WalletsTable } from '../frame/WalletsTable.tsx';
import { AsOf } from '../money/AsOf.tsx';
import { MoneyDialog } from '../money/MoneyDialog.tsx';
import { keptMoves } from '../money/move/move-records.ts';
import type { Move, MoveDirection } from '../money/move.ts';
import { FindDialog } from './FindDialog.tsx';
import { LastTransfers } from './LastTransfers.tsx';
import * as css from './office.css.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { UnfinishedMoves } from './UnfinishedMoves.tsx';

/** A dialog over the page. */
type Opened =
  | { readonly dialog: 'find' | 'create' }
  | { readonly dialog: 'money'; readonly node: AgencyNode; readonly direction: MoveDirection };

/** The agent's office: own credit, people, the last transfers, and the way to move money or to create a user (AFF-01). */
export function OfficePage(): ReactElement {
  const { t } = useLingui();
  const { api, tabStorage, notify } = useHost();
  const session = useAtomValue(sessionAtom);
  // Kept up to date by ping.
  const wallets = useAtomValue(walletsAtom);
  const ownWallets = t({ id: 'agency.ownWallets', message: 'Your wallets' });
  const [opened, open] = useState<Opened>();
  const connection = useQuery(connectionQuery(api));
  const closed = useClosed();
  const node = connection.data?.node ?? undefined;
  // An operator moves the house's money, and needs no wallet for it.
  const hasWallets = wallets.length > 0 || node?.kind !== 'root';
  const close = (): void => open(undefined);
  const create = (): void => open({ dialog: 'create' });
  const name = session.status === 'signed-in' ? session.username : '';
  const unreachable = t({
    id: 'agency.office.unreachable',
    message: 'The server cannot be reached, so it is not known yet. Nothing is sent twice.',
  });
  const look = async ({ userId, direction }: Move): Promise<void> => {
    const known = await api.agencyNode({ query: { userId } }).catch(() => undefined);
    if (known) open({ dialog: 'money', node: known, direction });
    else notify({ tone: 'error', timeout: 6000, text: unreachable });
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="lg">
          {t({ id: 'agency.office.title', message: `Office of ${name}` })}
        </Heading>
        <div className={css.actions}>
          <Button
            variant="brand"
            icon={<IconPlus size={18} />}
            disabledReason={closed}
            onClick={() => open({ dialog: 'find' })}
          >
            {t({ id: 'agency.addCredit', message: 'Add credit' })}
          </Button>
          <Button icon={<IconUserPlus size={18} />} disabledReason={closed} onClick={create}>
            {t({ id: 'agency.create.title', message: 'New user' })}
          </Button>
        </div>
      </header>
      <UnfinishedMoves moves={keptMoves(tabStorage).map(({ move }) => move)} onOpen={(move) => void look(move)} />
      {hasWallets ? (
        <Panel title={ownWallets}>
          <WalletsTable caption={ownWallets} wallets={wallets} loading={wallets.length === 0} />
        </Panel>
      ) : null}
      {connection.isError && connection.data === undefined ? (
        <ErrorState
          title={t({ id: 'agency.office.failed', message: 'Your branch could not be loaded' })}
          onRetry={() => void connection.refetch()}
          busy={connection.isFetching}
        />
      ) : (
        <>
          <AsOf fetched={connection} />
          <PeoplePanel node={node} onCreate={create} closed={closed} />
        </>
      )}
      <LastTransfers />
      <Text tone="secondary" size="sm">
        {t({ id: 'agency.office.later', message: 'Tickets, calculation and promo codes come later.' })}
      </Text>
      {opened?.dialog === 'create' ? <CreateUserDialog onClose={close} /> : null}
      {opened?.dialog === 'find' ? (
        <FindDialog onClose={close} onFound={(found, direction) => open({ dialog: 'money', node: found, direction })} />
      ) : null}
      {opened?.dialog === 'money' ? (
        <MoneyDialog node={opened.node} direction={opened.direction} onClose={close} />
      ) : null}
    </div>
  );
}

/** Returns why money and users are not possible now, in words. */
function useClosed(): string | undefined {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  if (online) return undefined;
  return t({ id: 'agency.needsNetwork', message: 'You are offline' });
}
