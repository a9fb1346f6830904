import type { AgencyNode } from '@kvota/contracts';
import { onlineAtom, sessionAtom, useHost, waitingAct } from '@kvota/shell';
import { Button, ErrorState, Heading, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';

import { CreateUserDialog } from '../create/CreateUserDialog.tsx';
import { keptUser } from '../create/kept-user.ts';
import { connectionQuery } from '../data/tree-queries.ts';
import { WalletsTable } from '../frame/WalletsTable.tsx';
import { useMay } from '../frame/rights/use-may.ts';
import { useOwnWallets } from '../frame/rights/use-own-wallets.ts';
import { AsOf } from '../money/AsOf.tsx';
import { MoneyDialog } from '../money/MoneyDialog.tsx';
import { keptMoves, keyOf } from '../money/move/move-records.ts';
import type { Move, MoveDirection } from '../money/move.ts';
import { FindDialog } from './FindDialog.tsx';
import { LastTransfers } from './LastTransfers.tsx';
import * as css from './office.css.ts';
import { NeedsYou } from './needs/NeedsYou.tsx';
import { OfficeFigures } from './OfficeFigures.tsx';
import { OwnDebt } from './OwnDebt.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { RollChoice } from './RollChoice.tsx';
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
  const wallets = useOwnWallets();
  const may = useMay();
  const ownWallets = t({ id: 'agency.ownWallets', message: 'Your wallets' });
  const [opened, open] = useState<Opened | undefined>(() => keptUser(tabStorage) && { dialog: 'create' });
  const connection = useQuery(connectionQuery(api));
  const closed = useClosed();
  const node = connection.data?.node ?? undefined;
  // An operator moves the house's money, and needs no wallet for it.
  const hasWallets = wallets.length > 0 || node?.kind !== 'root';
  const close = (): void => open(undefined);
  const create = (): void => open({ dialog: 'create' });
  const name = connection.data?.staff?.employer ?? (session.status === 'signed-in' ? session.username : '');
  const unreachable = t({
    id: 'agency.office.unreachable',
    message: 'The server cannot be reached, so it is not known yet. Nothing is sent twice.',
  });
  const look = async ({ userId, direction }: Pick<Move, 'userId' | 'direction'>): Promise<void> => {
    const known = await api.agencyNode({ query: { userId } }).catch(() => undefined);
    if (known) open({ dialog: 'money', node: known, direction });
    else notify({ tone: 'error', timeout: 6000, text: unreachable });
  };
  const resume = useEffectEvent(() => {
    const act = waitingAct(tabStorage)?.act;
    const kept = keptMoves(tabStorage).find(
      ({ move: { userId, periodId } }) => periodId === undefined && keyOf({ userId }) === act,
    );
    if (kept?.status === 'step-up') void look(kept.move);
  });
  // A transfer for which the agent has left this page to sign in is shown again.
  // oxlint-disable-next-line react/set-state-in-effect -- the dialog opens later, when its user was fetched
  useEffect(() => resume(), []);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="lg">
          {t({ id: 'agency.office.title', message: `Office of ${name}` })}
        </Heading>
        <div className={css.actions}>
          {may('money') ? (
            <Button
              variant="brand"
              icon={<IconPlus size={18} />}
              disabledReason={closed}
              onClick={() => open({ dialog: 'find' })}
            >
              {t({ id: 'agency.addCredit', message: 'Add credit' })}
            </Button>
          ) : null}
          {may('users') ? (
            <Button icon={<IconUserPlus size={18} />} disabledReason={closed} onClick={create}>
              {t({ id: 'agency.create.title', message: 'New user' })}
            </Button>
          ) : null}
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
          <NeedsYou
            closed={closed}
            onAdd={may('money') ? (userId) => void look({ userId, direction: 'down' }) : undefined}
          />
          {node ? <OwnDebt node={node} parent={connection.data?.parent?.username ?? ''} /> : null}
          <OfficeFigures />
          <AsOf fetched={connection} />
          <PeoplePanel node={node} onCreate={may('users') ? create : undefined} closed={closed} />
        </>
      )}
      <LastTransfers />
      <RollChoice />
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
