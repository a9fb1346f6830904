import { Button } from '@kvota/ui';
import { colorPaths, colorProperty, type SeededTheme } from '@kvota/ui/theme';
import { currentPageAtom } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { templateOfDraft } from '../draft/draft.ts';
import type { Editor } from '../editor/editor.ts';
import { themes } from '../formats/index.ts';
import { copyPage } from './copy-page.ts';
import * as css from './frames.css.ts';

/** The page in both themes at once, as a phone of 360 pixels shows it. The copies have no scripts; colours follow. */
export function BothThemes({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  const { path } = useAtomValue(currentPageAtom);
  const names: Readonly<Record<SeededTheme, string>> = {
    dark: t({ id: 'theme.dark', message: 'Dark' }),
    light: t({ id: 'theme.light', message: 'Light' }),
  };
  return (
    <section className={css.section}>
      <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t({ id: 'theme.both', message: 'Both themes on a phone' })}
      </Button>
      {shown ? (
        <>
          <div className={css.pair}>
            {themes.map((theme) => (
              <Copy key={`${theme} ${path} ${round}`} editor={editor} theme={theme} name={names[theme]} />
            ))}
          </div>
          <Button size="sm" variant="ghost" onClick={() => setRound(round + 1)}>
            {t({ id: 'theme.both.again', message: 'Copy the page again' })}
          </Button>
        </>
      ) : null}
    </section>
  );
}

function Copy(props: { readonly editor: Editor; readonly theme: SeededTheme; readonly name: string }): ReactElement {
  const { editor, theme, name } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useAtomValue(editor.draftAtom);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    editor.settle();
    copyPage(document, page, theme);
  }, [theme, editor]);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    const colors = templateOfDraft(draft)[theme];
    for (const property of colorPaths().map(colorProperty)) root?.style.setProperty(property, colors[property] ?? null);
  }, [draft, theme]);
  return (
    <figure className={css.figure}>
      <div className={css.place}>
        <iframe ref={frame} className={css.frame} title={name} sandbox="allow-same-origin" tabIndex={-1} />
      </div>
      <figcaption className={css.caption}>{name}</figcaption>
    </figure>
  );
}
