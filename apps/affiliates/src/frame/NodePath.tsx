import type { AgencyNode } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import { Breadcrumb, BreadcrumbStep } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The way from the user's own node down to a node, never above it. Each step shows the users below it. */
export function NodePath(props: {
  readonly path: AgencyNode['path'];
  /** The filters that a step keeps. */
  readonly search?: Readonly<Record<string, string | undefined>>;
}): ReactElement | null {
  const { path, search = {} } = props;
  const { t } = useLingui();
  if (path.length < 2) return null;
  return (
    <Breadcrumb label={t({ id: 'agency.path', message: 'Path' })}>
      {path.map(({ id, username }, index) => (
        <BreadcrumbStep
          key={id}
          label={username}
          current={index === path.length - 1}
          render={(props) => (
            <PageLink
              page="affiliatesUsersReview"
              search={{ ...search, node: index === 0 ? undefined : id }}
              {...props}
            />
          )}
        />
      ))}
    </Breadcrumb>
  );
}
