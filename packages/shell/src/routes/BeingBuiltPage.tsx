import { buttonProps, EmptyState } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { PageLink, usePageMetadata } from '../navigation/PageLink.tsx';
import { usePageTitle } from '../navigation/use-page-title.ts';

/** Placeholder for a page of the sitemap that is not built yet. */
export function BeingBuiltPage(): ReactElement {
  const title = usePageTitle(usePageMetadata()?.id);
  return (
    <EmptyState
      art="matches"
      headingLevel={1}
      title={title}
      actions={
        <PageLink page="home" {...buttonProps({ variant: 'secondary' })}>
          <Trans id="error.home">Back to home</Trans>
        </PageLink>
      }
    >
      <Trans id="page.beingBuilt">This page is being built. Its address stays as it is.</Trans>
    </EmptyState>
  );
}
