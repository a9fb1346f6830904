import { Button, SegmentedControl, TextArea } from '@kvota/ui';
import { copyText } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { templateOfDraft } from '../draft/draft.ts';
import type { Editor } from '../editor/editor.ts';
import { slug, writeCss, writeDtcg, writeJson, type TemplateFile } from '../formats/index.ts';
import { saveFiles } from './save-file.ts';
import * as css from './templates.css.ts';

type Format = 'json' | 'css' | 'dtcg';

/** Copies the draft as text, or saves it as files, in any of the formats (THEME-13). */
export function CopyTemplate({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const draft = useAtomValue(editor.draftAtom);
  const [format, setFormat] = useState<Format>('json');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string>();
  const files = (): readonly TemplateFile[] => {
    const template = templateOfDraft(draft);
    if (format === 'dtcg') return writeDtcg(template);
    const text = format === 'css' ? writeCss(template) : writeJson(template);
    return [{ name: `${slug(template.name)}.${format}`, text }];
  };
  const copy = async (): Promise<void> => {
    const text = files()
      .filter(({ name }) => !name.endsWith('.resolver.json'))
      .map((file) => file.text)
      .join('\n');
    if (await copyText(text)) {
      setRefused(undefined);
      setSaid(t({ id: 'theme.copied', message: 'Copied' }));
    } else {
      setRefused(text);
      setSaid('');
    }
  };
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t({ id: 'theme.copy', message: 'Copy or save as a file' })}</h3>
      <SegmentedControl<Format>
        label={t({ id: 'theme.format', message: 'Format' })}
        size="sm"
        tone="quiet"
        value={format}
        onValueChange={(next) => {
          setFormat(next);
          setSaid('');
          setRefused(undefined);
        }}
        items={[
          { value: 'json', label: 'JSON' },
          { value: 'css', label: 'CSS' },
          { value: 'dtcg', label: 'DTCG' },
        ]}
      />
      <div className={css.row}>
        {format === 'dtcg' ? null : (
          <Button onClick={() => void copy()}>{t({ id: 'theme.copy.button', message: 'Copy' })}</Button>
        )}
        <Button
          onClick={() => {
            saveFiles(files());
            setSaid(t({ id: 'theme.file.saved', message: 'Saved as a file' }));
          }}
        >
          {t({ id: 'theme.file', message: 'Save as a file' })}
        </Button>
        <span role="status" className={css.text}>
          {said}
        </span>
      </div>
      {refused === undefined ? null : (
        <TextArea
          label={t({ id: 'theme.copy.refused', message: 'The browser refused to copy. Copy the text from here:' })}
          value={refused}
          onValueChange={() => {}}
          readOnly
          rows={6}
          ref={(area) => area?.select()}
        />
      )}
    </section>
  );
}
