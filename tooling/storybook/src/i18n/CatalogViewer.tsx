import { locales, type Locale } from '@kvota/contracts';
import { languageNames, messageGroups, type MessageGroup } from '@kvota/i18n';
import { Badge, DataTable, EmptyState, Panel, SearchField, Select, Switch, type DataColumn } from '@kvota/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Workbench, Fields } from '../workbench/Workbench.tsx';
import { DraftField } from '../workbench/DraftField.tsx';
import { finds } from '../workbench/fold.ts';
import { catalog, type CatalogMessage } from './catalog.ts';
import { fillMessage, sampleValues } from './fill-message.ts';
import { LanguageChips } from './LanguageChips.tsx';
import * as css from './languages.css.ts';
import { LocaleText } from './LocaleText.tsx';
import { marksOf } from './message-marks.ts';
import { MessageForms } from './MessageForms.tsx';
import { shapeOf } from './message-shape.ts';

/** Kinds of messages to filter by. */
export const kinds = {
  all: 'All messages',
  plural: 'With plurals',
  placeholder: 'With placeholders',
  missing: 'Missing or broken',
  english: 'As in English',
} as const;
type Kind = keyof typeof kinds;

function isKind(message: CatalogMessage, kind: Kind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'plural':
      return shapeOf(message.texts.en).plurals.length > 0;
    case 'placeholder':
      return shapeOf(message.texts.en).plain.length > 0;
    case 'missing':
      return marksOf(message).some((mark) => mark.kind !== 'english');
    case 'english':
      return marksOf(message).some((mark) => mark.kind === 'english');
  }
}

/** Parses `0, 1, 2` as numbers. Returns undefined if it is no list of numbers. */
const readNumbers = (text: string): readonly number[] | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => /^\d{1,6}$/.test(part)) ? [...new Set(parts.map(Number))] : undefined;
};

export interface CatalogViewerProps {
  /** Replaces the catalogs of the product. */
  readonly messages?: readonly CatalogMessage[];
  /** Text to search for at first. */
  readonly query: string;
  readonly group: MessageGroup | 'all';
  readonly kind: Kind;
  /** True if placeholders are filled in at first. */
  readonly filledIn: boolean;
}

/** Shows every text of the product in all languages. */
export function CatalogViewer({ messages = catalog, ...props }: CatalogViewerProps): ReactElement {
  const [query, setQuery] = useState(props.query);
  const [group, setGroup] = useState(props.group);
  const [kind, setKind] = useState(props.kind);
  const [shown, setShown] = useState<readonly Locale[]>(locales);
  const [filled, setFilled] = useState(props.filledIn);
  const [numbers, setNumbers] = useState<readonly number[]>([0, 1, 2, 5, 21, 22]);
  const rows = useMemo(
    () =>
      messages.filter(
        (message) =>
          (group === 'all' || message.group === group) &&
          finds(`${message.id} ${Object.values(message.texts).join(' ')}`, query) &&
          isKind(message, kind),
      ),
    [messages, group, kind, query],
  );
  const broken = useMemo(() => messages.filter((message) => isKind(message, 'missing')).length, [messages]);
  return (
    <Workbench
      title="Catalogs"
      intro="Every text of the product as its translators have it. Unfold a message to fill it in and to see its plural forms."
      tools={
        <Badge tone={broken === 0 ? 'success' : 'danger'}>
          {broken === 0 ? 'all seven complete' : `${broken} missing or broken`}
        </Badge>
      }
    >
      <Panel>
        <SearchField label="Search texts and ids" size="sm" value={query} onValueChange={setQuery} />
        <Fields>
          <Select<MessageGroup | 'all'>
            label="Group"
            size="sm"
            value={group}
            onValueChange={setGroup}
            items={[{ value: 'all', label: 'All groups' }, ...messageGroups.map((value) => ({ value, label: value }))]}
          />
          <Select
            label="Which"
            size="sm"
            value={kind}
            onValueChange={setKind}
            // Safe: the keys of the table itself.
            items={(Object.keys(kinds) as Kind[]).map((value) => ({ value, label: kinds[value] }))}
          />
          <DraftField
            label="Numbers for plurals"
            inputMode="text"
            value={numbers.join(', ')}
            read={readNumbers}
            onRead={setNumbers}
          />
          <Switch label="Filled in" checked={filled} onCheckedChange={setFilled} />
        </Fields>
        <LanguageChips shown={shown} onShownChange={setShown} />
      </Panel>
      <Panel title={`Messages (${rows.length})`} flush>
        {rows.length === 0 ? (
          <EmptyState title="Nothing fits" art="search">
            Ask for less.
          </EmptyState>
        ) : (
          <DataTable
            // When the rows change, the first page is shown.
            key={`${query} ${group} ${kind}`}
            className={css.table}
            caption="Messages"
            columns={columnsFor(shown, filled)}
            rows={rows}
            rowKey={({ id, group: of }) => `${of} ${id}`}
            density="compact"
            pageSizes={[25, 100]}
            expandRow={(message) => <MessageForms message={message} shown={shown} numbers={numbers} />}
            expandLabel={({ id }) => `Forms of ${id}`}
          />
        )}
      </Panel>
    </Workbench>
  );
}

function columnsFor(shown: readonly Locale[], filled: boolean): readonly DataColumn<CatalogMessage>[] {
  return [
    {
      id: 'id',
      header: 'Id',
      wrap: true,
      primary: true,
      cell: ({ id, group }) => (
        <>
          <Mono>{id}</Mono> <Badge>{group}</Badge>
        </>
      ),
    },
    ...shown.map((locale): DataColumn<CatalogMessage> => ({
      id: locale,
      header: languageNames[locale],
      wrap: true,
      cell: (message) => <Cell message={message} locale={locale} filled={filled} />,
    })),
  ];
}

function Cell(props: {
  readonly message: CatalogMessage;
  readonly locale: Locale;
  readonly filled: boolean;
}): ReactElement {
  const { message, locale, filled } = props;
  const text = message.texts[locale];
  const marks = marksOf(message).filter((mark) => mark.locale === locale);
  return (
    <>
      <LocaleText locale={locale}>
        {filled ? fillMessage(locale, text, sampleValues(message.texts.en)) : text}
      </LocaleText>{' '}
      {marks.map((mark) => (
        <Badge key={mark.kind} tone={mark.kind === 'english' ? 'warning' : 'danger'}>
          {mark.text}
        </Badge>
      ))}
    </>
  );
}
