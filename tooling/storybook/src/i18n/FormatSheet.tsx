import { locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n';
import { Button, DataTable, Panel, type DataColumn } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Workbench } from '../workbench/Workbench.tsx';
import { FormatInputs } from './FormatInputs.tsx';
import { formatRows, type FormatInput, type FormatRow } from './format-rows.ts';
import { LanguageChips } from './LanguageChips.tsx';
import * as css from './languages.css.ts';
import { LocaleText } from './LocaleText.tsx';

/** Shows every format in every language. The properties are the first input. */
export function FormatSheet(first: FormatInput): ReactElement {
  const [input, setInput] = useState(first);
  const [shown, setShown] = useState<readonly Locale[]>(locales);
  const rows = formatRows(input);
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <Workbench
      title="Formats"
      intro="What formatsOf(locale, timeZone) writes. The tables are ours, so that every browser writes the same."
      tools={
        <Button size="sm" variant="ghost" onClick={() => setInput(first)}>
          First values again
        </Button>
      }
    >
      <FormatInputs input={input} onInput={setInput} />
      <LanguageChips shown={shown} onShownChange={setShown} />
      {groups.map((group) => (
        <Panel key={group} title={group} flush>
          <DataTable
            className={css.table}
            caption={group}
            columns={columnsFor(shown)}
            rows={rows.filter((row) => row.group === group)}
            rowKey={({ name }) => name}
            density="compact"
          />
        </Panel>
      ))}
    </Workbench>
  );
}

function columnsFor(shown: readonly Locale[]): readonly DataColumn<FormatRow>[] {
  return [
    { id: 'name', header: 'Format', primary: true, cell: ({ name }) => <Mono>{name}</Mono> },
    ...shown.map((locale): DataColumn<FormatRow> => ({
      id: locale,
      header: languageNames[locale],
      wrap: true,
      cell: ({ texts }) => <LocaleText locale={locale}>{texts[locale]}</LocaleText>,
    })),
  ];
}
