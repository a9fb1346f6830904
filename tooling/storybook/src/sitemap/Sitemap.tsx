import { locales, type Locale } from '@kvota/contracts';
import { pathOf, sitemap, sitemapEntry, type SitemapId } from '@kvota/sitemap';
import { Badge, DataTable, SegmentedControl, type DataColumn } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Workbench, Note } from '../workbench/Workbench.tsx';

interface PageRow {
  readonly id: SitemapId;
  readonly path: string;
  readonly name: string;
  readonly layout: string;
  readonly who: string;
}

/** Returns the path of a page in a language, with the names of its parameters as values. */
function pathIn(locale: Locale, id: SitemapId): string {
  const names = sitemapEntry(id).path.matchAll(/\{-\$(\w+)\}|\$(\w+)/g);
  const params = Object.fromEntries([...names].map(([whole, optional, needed]) => [optional ?? needed, whole]));
  return decodeURIComponent(pathOf(id, locale, params));
}

function rowsIn(locale: Locale): PageRow[] {
  // Safe: the keys of the table itself.
  return (Object.keys(sitemap) as SitemapId[]).map((id) => {
    const { layout, page, login, roles } = sitemapEntry(id);
    const who = roles ? roles.join(', ') : login ? 'signed in' : 'everyone';
    return { id, path: pathIn(locale, id), name: page ?? '', layout, who };
  });
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const columns: readonly DataColumn<PageRow>[] = [
  {
    id: 'id',
    header: 'Page',
    cell: ({ id }) => id,
    primary: true,
    compare: (a, b) => a.id.localeCompare(b.id),
    filter: { kind: 'text', value: ({ id, path, name }) => `${id} ${path} ${name}` },
  },
  {
    id: 'path',
    header: 'Path',
    cell: ({ path }) => <Mono>{path}</Mono>,
    compare: (a, b) => a.path.localeCompare(b.path),
  },
  { id: 'name', header: 'Name in metadata', cell: ({ name }) => name },
  {
    id: 'layout',
    header: 'Layout',
    cell: ({ layout }) => <Badge>{layout}</Badge>,
    filter: {
      kind: 'select',
      value: ({ layout }) => layout,
      options: optionsOf(['default', 'game', 'fullgame', 'match_tracker', 'bare']),
    },
  },
  {
    id: 'who',
    header: 'For',
    cell: ({ who }) => (who === 'everyone' ? who : <Badge tone="warning">{who}</Badge>),
    filter: { kind: 'select', value: ({ who }) => who, options: optionsOf(['everyone', 'signed in', 'AGENT', 'AL2']) },
  },
];

/** Lists every page of the product with its path in each language, its layout and its access rule. */
export function Sitemap(props: {
  /** The language to begin with. */
  readonly locale: Locale;
}): ReactElement {
  const [locale, setLocale] = useState(props.locale);
  return (
    <Workbench
      title="Sitemap"
      intro="Every page of the product. A link to a page that is not here does not compile."
      tools={
        <SegmentedControl<Locale>
          label="Language of the paths"
          size="sm"
          tone="quiet"
          value={locale}
          onValueChange={setLocale}
          items={locales.map((value) => ({ value, label: value }))}
        />
      }
    >
      <DataTable caption="Pages" columns={columns} rows={rowsIn(locale)} rowKey={({ id }) => id} density="compact" />
      <Note>
        A path without a prefix is read in <Mono>rs</Mono>, which has one too. <Mono>$name</Mono> is a parameter,{' '}
        <Mono>{'{-$name}'}</Mono> one that may be left out.
      </Note>
    </Workbench>
  );
}
