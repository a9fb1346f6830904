import { PageLink, usePageMetadata, usePageTitle } from '@kvota/shell';
import { buttonProps, EmptyState } from '@kvota/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The page of one game. No game can be played yet, so it links to the lobby. */
export function GamePage(): ReactElement {
  const title = usePageTitle(usePageMetadata()?.id);
  return (
    <EmptyState
      art="games"
      headingLevel={1}
      title={title}
      actions={
        <PageLink page="casino" {...buttonProps({ variant: 'brand' })}>
          <Trans id="casino.toLobby">To the lobby</Trans>
        </PageLink>
      }
    >
      <Trans id="casino.noGame">This game does not open yet. Its address stays as it is.</Trans>
    </EmptyState>
  );
}
