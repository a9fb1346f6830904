import { localeAtom, PageLink, useFormats, useHost, usePageTitle } from '@kvota/shell';
import { EmptyState, ErrorState, Heading, LinkCard, LinkCardGrid, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { documentsQuery } from '../content/content-queries.ts';
import * as css from './documents.css.ts';

/** Every document of the operator, each with a summary and the date of its version. */
export function DocumentsPage(): ReactElement {
  const title = usePageTitle('documents');
  return (
    <div className={css.page}>
      <Heading>{title}</Heading>
      <List />
    </div>
  );
}

function List(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const found = useQuery(documentsQuery(api, useAtomValue(localeAtom)));
  if (found.isError) {
    return (
      <ErrorState
        headingLevel={2}
        title={t({ id: 'documents.failed', message: 'The documents could not be loaded' })}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {t({ id: 'content.failedWhy', message: 'The server did not answer.' })}
      </ErrorState>
    );
  }
  if (found.data?.length === 0) {
    return (
      <EmptyState
        art="search"
        headingLevel={2}
        title={t({ id: 'documents.none', message: 'There are no documents yet' })}
      />
    );
  }
  return (
    <LinkCardGrid>
      {found.data
        ? found.data.map(({ doc, title, summary, inForceSince }) => {
            const day = formats.shortDate(new Date(`${inForceSince}T12:00`));
            return (
              <LinkCard
                key={doc}
                title={title}
                note={summary}
                meta={t({ id: 'document.since', message: `In force since ${day}` })}
                icon={<IconFileText size={22} />}
                render={(props) => <PageLink page="documents" params={{ doc }} {...props} />}
              />
            );
          })
        : [0, 1, 2, 3, 4].map((at) => <Skeleton key={at} height={112} radius={10} />)}
    </LinkCardGrid>
  );
}
