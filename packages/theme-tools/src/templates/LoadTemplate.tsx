import { Button, TextArea } from '@kvota/ui';
import { themeAtom } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type DragEvent, type ReactElement } from 'react';

import { draftOfTemplate } from '../draft/draft.ts';
import type { Editor } from '../editor/editor.ts';
import { largestText, readTemplate, type ReadTemplate, type TemplateFile } from '../formats/index.ts';
import { useNames } from '../names/use-names.ts';
import * as css from './templates.css.ts';

/** The most faults that are listed. */
const listed = 12;
/** The most files that are dropped at once: two themes and a resolver, and some more. */
const mostFiles = 8;

/** Loads a template from pasted text or from dropped files, in any of the formats (THEME-10, THEME-17). */
export function LoadTemplate({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const names = useNames();
  const theme = useAtomValue(themeAtom);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadTemplate>();
  const [over, setOver] = useState(false);
  const take = (found: ReadTemplate): void => {
    const { template, faults } = found;
    if (template && faults.length === 0) {
      editor.load(draftOfTemplate(template));
      setText('');
      setRead(undefined);
    } else setRead(found);
  };
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    const given = [...event.dataTransfer.files].slice(0, mostFiles);
    const files = await Promise.all(
      // A longer file is refused by its length, so no more of it is read.
      given.map(async (file): Promise<TemplateFile> => ({
        name: file.name,
        text: await file.slice(0, largestText + 1).text(),
      })),
    );
    if (files.length > 0) take(readTemplate(files, theme));
  };
  const empty = text.trim() === '';
  const line = (fault: ReadTemplate['faults'][number]): string =>
    [
      fault.line === undefined
        ? ''
        : t({ id: 'theme.load.place', message: `Line ${fault.line}, column ${fault.column ?? 1}` }),
      fault.place,
      fault.value === '' ? '' : `“${fault.value}”`,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const faults = read?.faults ?? [];
  return (
    <section
      className={`${css.section} ${css.drop}`}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <h3 className={css.heading}>{t({ id: 'theme.load', message: 'Load a template' })}</h3>
      <TextArea
        label={t({ id: 'theme.load.text', message: 'Text of the template' })}
        hint={t({
          id: 'theme.load.hint',
          message: 'JSON of Kvota, CSS, or design tokens (DTCG). Files can be dropped here.',
        })}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setRead(undefined);
        }}
        rows={4}
        spellCheck={false}
      />
      {faults.length > 0 ? (
        <div role="alert" className={css.section}>
          <ul className={css.faults}>
            {faults.slice(0, listed).map((fault, at) => (
              <li key={at}>
                {names.faults[fault.reason]} {line(fault)}
              </li>
            ))}
            {faults.length > listed ? (
              <li>
                {t({
                  id: 'theme.load.more',
                  message: plural(faults.length - listed, { one: 'and # more', other: 'and # more' }),
                })}
              </li>
            ) : null}
          </ul>
          {read?.template ? (
            <Button size="sm" onClick={() => read.template && take({ template: read.template, faults: [] })}>
              {t({ id: 'theme.load.good', message: 'Load the rest' })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className={css.row}>
        <Button
          variant="brand"
          disabledReason={empty ? t({ id: 'theme.load.empty', message: 'Paste a template first' }) : undefined}
          onClick={() => take(readTemplate([{ name: '', text }], theme))}
        >
          {t({ id: 'theme.load.button', message: 'Load' })}
        </Button>
      </div>
    </section>
  );
}
