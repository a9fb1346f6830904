import type { Locale } from '@kvota/contracts';
import { localeAtom, publishedNewsAtom } from '@kvota/shell';
import { TextArea } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import type { Editor } from '../editor/editor.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as css from './content.css.ts';

const longestLine = 200;
const mostLines = 20;

/** The news below the header: a line each, by language (OP-86). */
export function NewsPart({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const published = useAtomValue(publishedNewsAtom);
  const edited = useAtomValue(editor.contentAtom).news;
  const [locale, setLocale] = useState<Locale>(useAtomValue(localeAtom));
  const news = edited ?? published;
  // The text as it is typed: an empty last line is no line of the news yet.
  const [typed, setTyped] = useState<{ readonly locale: Locale; readonly text: string }>();
  const stored = (news[locale] ?? []).join('\n');
  const text = typed?.locale === locale ? typed.text : stored;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const tooLong = lines.some((line) => line.length > longestLine);
  const tooMany = lines.length > mostLines;
  return (
    <div className={css.stack}>
      <LanguageChoice value={locale} onChange={setLocale} />
      <TextArea
        label={t({ id: 'theme.news.lines', message: 'News, a line each' })}
        hint={t({ id: 'theme.news.hint', message: 'A language without lines shows a text of Kvota.' })}
        value={text}
        rows={8}
        onValueChange={(next) => {
          setTyped({ locale, text: next });
          const given = next
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '');
          editor.changeContent('news', { ...news, [locale]: given });
        }}
        error={
          tooLong
            ? t({ id: 'theme.news.tooLong', message: 'A line has at most 200 characters.' })
            : tooMany
              ? t({ id: 'theme.news.tooMany', message: 'There are at most 20 lines.' })
              : undefined
        }
      />
    </div>
  );
}
