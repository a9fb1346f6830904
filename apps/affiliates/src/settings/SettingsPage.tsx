import { pageSubjectAtom, useHost } from '@kvota/shell';
import { Heading, Panel, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';

import { useAgencyStore } from '../data/stores/agency-store.ts';
import { agencyStores } from '../data/stores/agency-stores.ts';
import { nodeQuery } from '../data/tree-queries.ts';
import { AgencyFault } from '../frame/AgencyFault.tsx';
import { FindUser } from '../frame/find/FindUser.tsx';
import { NodePath } from '../frame/NodePath.tsx';
import { useMay } from '../frame/rights/use-may.ts';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import * as css from '../frame/frame.css.ts';
import { AccessSection } from './AccessSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CreditSection } from './credit/CreditSection.tsx';
import { DangerSection } from './danger/DangerSection.tsx';
import { LimitsSection } from './limits/LimitsSection.tsx';
import { OwnAccess } from './OwnAccess.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { StaffSection } from './staff/StaffSection.tsx';
import { settingsSearch } from './settings-search.ts';

/** Settings of one user of the branch (ROUTE-45, OP-74). */
export function SettingsPage(): ReactElement {
  const { user } = settingsSearch(useSearch({ strict: false }));
  return user === undefined ? <ChooseUser /> : <Settings key={user} userId={user} />;
}

function ChooseUser(): ReactElement {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  return (
    <div className={css.page}>
      <Heading level={1} size="lg">
        {t({ id: 'agency.settings.heading', message: 'User settings' })}
      </Heading>
      <Panel>
        <div className={css.stack}>
          <Text>{t({ id: 'agency.settings.choose', message: 'Whose settings do you want to see?' })}</Text>
          <FindUser onFound={({ id }) => void navigate({ to: '.', search: () => ({ user: id }) })} />
        </div>
      </Panel>
      <OwnAccess />
      {may('staff') ? <StaffSection /> : null}
    </div>
  );
}

function Settings({ userId }: { readonly userId: string }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const settings = useAgencyStore(agencyStores.userSettings, { userId });
  const node = useQuery(nodeQuery(api, userId));
  const may = useMay();
  const setSubject = useSetAtom(pageSubjectAtom);
  const name = node.data?.username;
  useEffect(() => {
    setSubject(name ?? null);
    return () => setSubject(null);
  }, [name, setSubject]);
  const failed = settings.error ?? (node.data === undefined ? node.error : null);
  if (failed)
    return (
      <AgencyFault
        headingLevel={1}
        error={failed}
        title={t({ id: 'agency.settings.failed', message: 'The settings could not be loaded' })}
        onRetry={() => void Promise.all([settings.query.refetch(), node.refetch()])}
        busy={settings.query.isFetching || node.isFetching}
      />
    );
  if (settings.answer === undefined || node.data === undefined)
    return (
      <div className={css.page}>
        <Skeleton height={64} />
        <Skeleton height={320} />
        <Skeleton height={160} />
      </div>
    );
  return (
    <div className={css.page}>
      <NodePath path={node.data.path} />
      <OfflineNotice since={settings.query.dataUpdatedAt} />
      <SettingsHead node={node.data} />
      <ContactSection settings={settings.answer} />
      {node.data.closedAt ? null : (
        <>
          <LimitsSection node={node.data} />
          <CreditSection node={node.data} />
        </>
      )}
      <AccessSection settings={settings.answer} />
      {node.data.path.length === 1 ? <OwnAccess /> : null}
      {node.data.path.length === 1 && may('staff') ? <StaffSection /> : null}
      {node.data.path.length > 1 ? <DangerSection node={node.data} /> : null}
    </div>
  );
}
