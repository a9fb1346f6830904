import { Button } from '@kvota/ui';
import { useFormats, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, type ReactElement } from 'react';

import { compareDrafts, draftOfTemplate, type Draft } from '../draft/draft.ts';
import type { ContentPart } from '../editor/content-draft.ts';
import type { Editor } from '../editor/editor.ts';
import { usePartNames } from '../names/use-part-names.ts';
import { Differences } from '../swatch/Differences.tsx';
import { refreshVersions, useVersions, type Part } from './use-appearance.ts';
import * as css from './publish.css.ts';

/** Notices about parts that were published by somebody else while they are edited here (THEME-35). */
export function NewerNotices({ editor }: { readonly editor: Editor }): ReactElement {
  const content = useAtomValue(editor.contentAtom);
  const host = useHost();
  useEffect(
    // Publishing announces itself to open pages, and so does a connection that may have missed it.
    () => host.settingsChanged.subscribe(() => void refreshVersions(host)),
    [host],
  );
  return (
    <>
      <NewerColors editor={editor} />
      {(Object.keys(content) as ContentPart[]).map((part) => (
        <NewerPart key={part} editor={editor} part={part} onTake={() => editor.changeContent(part, undefined)} />
      ))}
    </>
  );
}

/** Returns what a version shows, as a draft; undefined while it is not loaded. */
function useVersionDraft(id: string | undefined): Draft | undefined {
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: ['appearanceVersion', id],
    enabled: id !== undefined,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.appearanceVersion({ params: { id: id ?? '' }, signal }),
  });
  return useMemo(
    () => (data?.content.part === 'colors' ? draftOfTemplate({ name: '', ...data.content.value }) : undefined),
    [data],
  );
}

function NewerColors({ editor }: { readonly editor: Editor }): ReactElement | null {
  const draft = useAtomValue(editor.draftAtom);
  const seen = useAtomValue(editor.seenAtom).colors;
  const published = useVersions('colors').data?.published ?? undefined;
  const isLater = seen !== undefined && published !== undefined && published.number > seen;
  // The page fetches its colours at another time, so they may be those of an earlier publication still.
  const theirs = useVersionDraft(isLater ? published.version : undefined);
  if (isLater && theirs === undefined) return null;
  return (
    <NewerPart
      editor={editor}
      part="colors"
      isSame={theirs !== undefined && compareDrafts(theirs, draft).length === 0}
      onTake={() => {
        if (!theirs) return;
        editor.change({ kind: 'reset', to: theirs });
        editor.markSaved();
      }}
      compare={theirs && <Differences from={theirs} to={draft} />}
    />
  );
}

function NewerPart(props: {
  readonly editor: Editor;
  readonly part: Part;
  /** True if the draft is what was published, so that there is nothing to ask. */
  readonly isSame?: boolean;
  readonly onTake: () => void;
  readonly compare?: ReactElement | undefined;
}): ReactElement | null {
  const { editor, part, isSame = false, onTake, compare } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const names = usePartNames();
  const published = useVersions(part).data?.published;
  const seen = useAtomValue(editor.seenAtom)[part];
  const [isCompared, setCompared] = useState(false);
  const number = published?.number ?? 0;
  // A draft starts from what is published when it is first asked for.
  const isNewer = seen !== undefined && number > seen && !isSame;
  const known = published !== undefined;
  useEffect(() => {
    if (known && !isNewer && seen !== number) editor.see(part, number);
  }, [editor, part, known, isNewer, seen, number]);
  // The announcement of a publication from here may come before its answer.
  const publishing = useAtomValue(editor.publishingAtom);
  if (!isNewer || !published || publishing) return null;
  const [name, author, when] = [names[part], published.author ?? '', formats.dateTime(published.at)];
  return (
    <section className={css.notice} role="alert">
      <p className={css.strong}>{t({ id: 'theme.newer', message: `${name}: ${author} published something newer` })}</p>
      <p className={css.text}>
        {t({ id: 'theme.newer.why', message: `At ${when}. Your draft starts from what was published before.` })}
      </p>
      <div className={css.row}>
        {compare ? (
          <Button size="sm" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {t({ id: 'theme.newer.compare', message: 'Compare' })}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => editor.see(part, number)}>
          {t({ id: 'theme.newer.keep', message: 'Keep my draft' })}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            onTake();
            editor.see(part, number);
          }}
        >
          {t({ id: 'theme.newer.take', message: 'Take theirs over' })}
        </Button>
      </div>
      {isCompared ? compare : null}
    </section>
  );
}
