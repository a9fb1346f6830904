import { buttonProps, EmptyState } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { DefaultFrame } from '../frame/layouts/DefaultFrame.tsx';
import { PageLink } from '../navigation/PageLink.tsx';

/** The one 404 page, in the default layout (ROUTE-56, ROUTE-58, ROUTE-60, OP-04). */
export function NotFoundPage(): ReactElement {
  const { t } = useLingui();
  return (
    <DefaultFrame>
      <title>{t({ id: 'error.notFound', message: '404 Not Found' })}</title>
      <EmptyState
        art="search"
        headingLevel={1}
        title={<Trans id="error.notFound">404 Not Found</Trans>}
        actions={
          <PageLink page="home" {...buttonProps({ variant: 'brand' })}>
            <Trans id="error.home">Back to home</Trans>
          </PageLink>
        }
      >
        <Trans id="error.pageNotFound">This page could not be found</Trans>
      </EmptyState>
    </DefaultFrame>
  );
}
