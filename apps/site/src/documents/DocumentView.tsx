import { isApiError } from '@kvota/api-client';
import { readDocumentText } from '@kvota/content';
import { languageTag, type DocumentPage } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import { localeAtom, PageLink, useFormats, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Article, buttonProps, EmptyState, ErrorState, Skeleton } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, type ReactElement } from 'react';

import { documentQuery } from '../content/content-queries.ts';
import { DocumentBody } from './DocumentBody.tsx';
import * as css from './documents.css.ts';

/** A document of the operator: the current version, or the one in the address. */
export function DocumentView({ doc }: { readonly doc: string }): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const lang = useAtomValue(localeAtom);
  const { version } = useSearch({ strict: false });
  const found = useQuery(documentQuery(api, doc, lang, version));
  if (found.data) return <Document key={`${doc} ${found.data.version}`} page={found.data} />;
  if (isApiError(found.error) && found.error.status === 404) return <NoDocument />;
  if (found.isError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t({ id: 'document.failed', message: 'The document could not be loaded' })}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {t({ id: 'content.failedWhy', message: 'The server did not answer.' })}
      </ErrorState>
    );
  }
  return <Loading />;
}

function Document({ page }: { readonly page: DocumentPage }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const lang = useAtomValue(localeAtom);
  const { hash } = useLocation();
  const text = useMemo(() => readDocumentText(page.text), [page.text]);
  useEffect(() => {
    // The address may lead to a section of a text that was not loaded yet.
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  const day = formats.shortDate(new Date(`${page.inForceSince}T12:00`));
  const number = page.version;
  const others = page.versions.filter(({ version }) => version !== page.version);
  return (
    <Article
      title={page.title}
      summary={page.summary}
      meta={
        <>
          <span>{t({ id: 'document.since', message: `In force since ${day}` })}</span>
          <span>{t({ id: 'document.version', message: `Version ${number}` })}</span>
        </>
      }
      sections={text.sections}
      contentsLabel={t({ id: 'document.contents', message: 'Contents' })}
      {...(page.lang !== lang && { lang: languageTag(page.lang) })}
    >
      <DocumentBody text={text} />
      {others.length > 0 ? (
        <nav className={css.versions} aria-label={t({ id: 'document.versions', message: 'Other versions' })}>
          <h3>
            <Trans id="document.versions">Other versions</Trans>
          </h3>
          <ul>
            {others.map(({ version, inForceSince }) => (
              <li key={version}>
                <VersionLink doc={page.doc} version={version} since={inForceSince} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Article>
  );
}

function VersionLink(props: { readonly doc: string; readonly version: number; readonly since: string }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const number = props.version;
  const day = formats.shortDate(new Date(`${props.since}T12:00`));
  return (
    <PageLink page="documents" params={{ doc: props.doc }} search={{ version: String(number) }}>
      {t({ id: 'document.version', message: `Version ${number}` })} · {day}
    </PageLink>
  );
}

function NoDocument(): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      art="search"
      headingLevel={1}
      title={t({ id: 'document.none', message: 'There is no such document' })}
      actions={
        <PageLink page="documents" {...buttonProps({ variant: 'brand' })}>
          <Trans id="document.all">All documents</Trans>
        </PageLink>
      }
    >
      {t({ id: 'document.noneHint', message: 'It may have another name by now.' })}
    </EmptyState>
  );
}

/** The title of the page is known at once; placeholders show the rest. */
function Loading(): ReactElement {
  const { t } = useLingui();
  const id: SitemapId | undefined = usePageMetadata()?.id;
  return (
    <Article
      title={usePageTitle(id)}
      summary={<Skeleton width="60%" height={20} />}
      meta={<Skeleton width={220} height={18} />}
      contentsLabel={t({ id: 'document.contents', message: 'Contents' })}
    >
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} height={18} width={`${96 - ((at * 37) % 30)}%`} />
      ))}
    </Article>
  );
}
