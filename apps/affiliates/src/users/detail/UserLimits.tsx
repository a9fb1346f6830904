import type { AgencyNode } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import { buttonProps, Panel, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { AgencyFault } from '../../frame/AgencyFault.tsx';
import { LimitFacts } from '../../limits/LimitFacts.tsx';
import { useLimits } from '../../limits/use-limits.ts';
import * as css from '../users.css.ts';

/** Limits that hold for a user, with their levels. The parent has a link to change them (OP-74). */
export function UserLimits({ node }: { readonly node: AgencyNode }): ReactElement {
  const { t } = useLingui();
  const query = useLimits(node);
  const limits = query.data;
  if (limits === undefined)
    return query.isError ? (
      <AgencyFault
        error={query.error}
        title={t({ id: 'agency.limits.failed', message: 'The limits could not be loaded' })}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    ) : (
      <Skeleton height={480} />
    );
  return (
    <div className={css.stack}>
      <Panel>
        <LimitFacts limits={limits} path={node.path} />
      </Panel>
      {limits.mayChange ? (
        <div className={css.actions}>
          <PageLink page="affiliatesUserSettings" search={{ user: node.id }} {...buttonProps({ className: css.act })}>
            {t({ id: 'agency.limits.change', message: 'Change limits' })}
          </PageLink>
        </div>
      ) : null}
    </div>
  );
}
