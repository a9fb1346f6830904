import { Badge, Button, ErrorState, Select, Skeleton, TextField } from '@kvota/ui';
import { useFormats, useHost } from '@kvota/shell';
import type { AppearanceContent } from '@kvota/contracts/operator';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { draftOfTemplate, templateOfDraft } from '../draft/draft.ts';
import type { Editor } from '../editor/editor.ts';
import { usePartNames } from '../names/use-part-names.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import {
  refreshVersions,
  takeOver,
  useAppearance,
  useVersions,
  domainOf,
  type Outcome,
  type Part,
  type VersionHead,
  type Wanted,
} from './use-appearance.ts';
import * as css from './publish.css.ts';

/** Saves versions of a part, publishes them now or later, and rolls back (THEME-20 to THEME-23). */
export function PublishPart({
  editor,
  part,
  onPart,
}: {
  readonly editor: Editor;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}): ReactElement {
  const { t } = useLingui();
  const names = usePartNames();
  const parts = Object.entries(names).map(([value, label]) => ({ value: value as Part, label })); // The keys of the parts.
  return (
    <div className={css.stack}>
      <Select<Part>
        label={t({ id: 'theme.publish.part', message: 'Part of the site' })}
        value={part}
        onValueChange={onPart}
        items={parts}
      />
      <PartVersions key={part} editor={editor} part={part} />
    </div>
  );
}

function useContent(editor: Editor, part: Part): AppearanceContent | undefined {
  const draft = useAtomValue(editor.draftAtom);
  const content = useAtomValue(editor.contentAtom);
  if (part === 'colors') {
    const { dark, light } = templateOfDraft(draft);
    return { part, value: { dark, light } };
  }
  const value = content[part];
  return value === undefined ? undefined : ({ part, value } as AppearanceContent); // The part decides the type of the value.
}

function PartVersions({ editor, part }: { readonly editor: Editor; readonly part: Part }): ReactElement {
  const { t } = useLingui();
  const host = useHost();
  const appearance = useAppearance();
  const versions = useVersions(part);
  const content = useContent(editor, part);
  const [note, setNote] = useState('');
  const [at, setAt] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useAtom(editor.publishingAtom);
  /** The last request, to go on with after a question. */
  const [asked, setAsked] = useState<Wanted & { readonly savedAs?: string }>();
  const published = versions.data?.published ?? null;
  const seen = useAtomValue(editor.seenAtom)[part];
  // A publication that the designer has not answered to is not published over (THEME-23).
  const over = Math.min(seen ?? Number.POSITIVE_INFINITY, published?.number ?? 0);

  const run = async (wanted: Wanted & { readonly savedAs?: string }): Promise<void> => {
    setBusy(true);
    setOutcome(undefined);
    let id = 'id' in wanted.version ? wanted.version.id : wanted.savedAs;
    let result: Outcome = { kind: 'saved' };
    if (id === undefined && 'content' in wanted.version) {
      const saved = await appearance.save(wanted.version.content, wanted.version.note, wanted.parent);
      result = saved;
      id = saved.kind === 'saved' ? saved.id : undefined;
    }
    if (id !== undefined && wanted.when !== 'never') {
      result = await appearance.publish({
        id,
        over: wanted.over,
        when: wanted.when,
        ...(wanted.reason !== undefined && { reason: wanted.reason }),
      });
    }
    setAsked({ ...wanted, ...(id !== undefined && { savedAs: id }) });
    setOutcome(result);
    if (result.kind === 'saved' || result.kind === 'published' || result.kind === 'scheduled') setNote('');
    if (result.kind === 'published') {
      if (result.publication) {
        await takeOver(host, part, result.publication);
        editor.see(part, result.publication.number);
      }
      if (part === 'colors') editor.markSaved();
      else editor.changeContent(part, undefined);
    }
    await refreshVersions(host, part);
    setBusy(false);
  };
  const wantedNow = (when: Wanted['when']): Wanted | undefined =>
    content && { version: { content, note }, parent: published?.version ?? null, over, when };
  const go = (wanted: Wanted | undefined): void => {
    if (wanted) void run(wanted);
  };
  const nothing =
    content === undefined ? t({ id: 'theme.publish.nothing', message: 'Nothing of this part was edited' }) : undefined;
  if (versions.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t({ id: 'theme.publish.failed', message: 'The versions could not be loaded' })}
        onRetry={() => void versions.refetch()}
        busy={versions.isFetching}
      >
        {t({ id: 'theme.publish.failedWhy', message: 'Editing goes on without the server. Publishing has to wait.' })}
      </ErrorState>
    );
  }
  if (!versions.data) return <Skeleton height={160} radius={10} />;
  return (
    <>
      <PublishedLine versions={versions.data.result} published={published} />
      {versions.data.scheduled ? (
        <ScheduledLine part={part} scheduled={versions.data.scheduled} onEnd={setOutcome} />
      ) : null}
      <section className={css.section}>
        <TextField
          label={t({ id: 'theme.publish.note', message: 'What changed' })}
          hint={t({ id: 'theme.publish.noteHint', message: 'For your colleagues, in the list of versions' })}
          value={note}
          maxLength={200}
          onValueChange={setNote}
        />
        <div className={css.row}>
          <Button variant="brand" busy={busy} disabledReason={nothing} onClick={() => go(wantedNow('now'))}>
            {t({ id: 'theme.publish.now', message: 'Publish now' })}
          </Button>
          <Button busy={busy} disabledReason={nothing} onClick={() => go(wantedNow('never'))}>
            {t({ id: 'theme.publish.save', message: 'Save a version only' })}
          </Button>
        </div>
        <div className={css.row}>
          <TextField
            className={css.grow}
            type="datetime-local"
            label={t({ id: 'theme.publish.at', message: 'Publish at a time' })}
            value={at}
            onValueChange={setAt}
          />
          <Button
            busy={busy}
            disabledReason={
              nothing ?? (at === '' ? t({ id: 'theme.publish.noTime', message: 'Choose a time first' }) : undefined)
            }
            onClick={() => go(wantedNow({ at: new Date(at).toISOString() }))}
          >
            {t({ id: 'theme.publish.schedule', message: 'Schedule' })}
          </Button>
        </div>
        {outcome ? (
          <OutcomeNotice
            outcome={outcome}
            onSignIn={() => host.stepUp({})}
            onFixAll={
              part === 'colors'
                ? () => {
                    editor.change({ kind: 'fix-all' });
                    setOutcome(undefined);
                  }
                : undefined
            }
            onReason={(reason) => asked && void run({ ...asked, reason })}
            onOver={(over) => asked && void run({ ...asked, over })}
          />
        ) : null}
      </section>
      <PreviewLink contents={content ? [content] : []} />
      <History
        editor={editor}
        part={part}
        versions={versions.data.result}
        published={published?.version}
        busy={busy}
        onPublish={(version) => go({ version: { id: version.id }, parent: null, over, when: 'now' })}
      />
    </>
  );
}

function PublishedLine(props: {
  readonly versions: readonly VersionHead[];
  readonly published: { readonly version: string; readonly author: string | null; readonly at: string } | null;
}): ReactElement {
  const { versions, published } = props;
  const { t } = useLingui();
  const formats = useFormats();
  if (!published)
    return (
      <p className={css.text}>
        {t({ id: 'theme.published.none', message: 'Nothing was published with these tools yet.' })}
      </p>
    );
  const note = versions.find(({ id }) => id === published.version)?.note ?? '';
  const when = formats.dateTime(published.at);
  const author = published.author ?? '';
  return (
    <p className={css.text}>
      {author === ''
        ? t({ id: 'theme.published.first', message: 'Published: the state before the first version' })
        : t({ id: 'theme.published', message: `Published by ${author}, ${when}` })}
      {note === '' ? '' : ` · ${note}`}
    </p>
  );
}

function ScheduledLine(props: {
  readonly part: Part;
  readonly scheduled: { readonly from: string; readonly author: string; readonly fault?: string | undefined };
  readonly onEnd: (outcome: Outcome) => void;
}): ReactElement {
  const { part, scheduled, onEnd } = props;
  const { t } = useLingui();
  const host = useHost();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const when = formats.dateTime(scheduled.from);
  const { author } = scheduled;
  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await host.api.cancelAppearanceSchedule({ body: { domain: domainOf(part), part } });
      onEnd({ kind: 'cancelled' });
    } catch (error) {
      onEnd(
        error instanceof Error && Reflect.get(error, 'kind') === 'old-sign-in'
          ? { kind: 'sign-in' }
          : { kind: 'failed' },
      );
    }
    setBusy(false);
    await refreshVersions(host, part);
  };
  return (
    <div className={css.notice}>
      <p className={css.strong}>{t({ id: 'theme.scheduled', message: `Scheduled by ${author} for ${when}` })}</p>
      {scheduled.fault === undefined ? null : (
        <p className={css.text}>
          {scheduled.fault === 'forbidden'
            ? t({
                id: 'theme.scheduled.former',
                message: `It was not published, because ${author} is no designer now.`,
              })
            : `${t({ id: 'theme.scheduled.fault', message: 'It could not be published:' })} ${scheduled.fault}`}
        </p>
      )}
      <Button size="sm" busy={busy} onClick={() => void cancel()}>
        {t({ id: 'theme.scheduled.cancel', message: 'Cancel the schedule' })}
      </Button>
    </div>
  );
}

function History(props: {
  readonly editor: Editor;
  readonly part: Part;
  readonly versions: readonly VersionHead[];
  readonly published: string | undefined;
  readonly busy: boolean;
  readonly onPublish: (version: VersionHead) => void;
}): ReactElement | null {
  const { editor, part, versions, published, busy, onPublish } = props;
  const { t } = useLingui();
  const { api } = useHost();
  const formats = useFormats();
  const [failed, setFailed] = useState(false);
  if (versions.length === 0) return null;
  const load = async (id: string): Promise<void> => {
    setFailed(false);
    try {
      const { content, note } = await api.appearanceVersion({ params: { id } });
      if (content.part === 'colors') editor.load(draftOfTemplate({ name: note.slice(0, 60), ...content.value }));
      else editor.changeContent(content.part, content.value);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t({ id: 'theme.versions', message: 'Versions' })}</h3>
      {failed ? (
        <p role="alert" className={css.text}>
          {t({ id: 'theme.versions.failed', message: 'The version could not be loaded. Try again.' })}
        </p>
      ) : null}
      <ul className={css.list}>
        {versions.map((version) => (
          <li key={version.id} className={css.version}>
            <div className={css.versionHead}>
              <span className={css.note}>
                {version.author === null
                  ? t({ id: 'theme.version.first', message: 'Before the first version' })
                  : version.note || t({ id: 'theme.version.noNote', message: 'without a note' })}
              </span>
              {version.id === published ? (
                <Badge tone="brand">{t({ id: 'theme.version.published', message: 'published' })}</Badge>
              ) : null}
            </div>
            <p className={css.text}>
              {[version.author, formats.dateTime(version.at)].filter((one) => one !== null).join(' · ')}
            </p>
            <div className={css.row}>
              <Button size="sm" onClick={() => void load(version.id)}>
                {part === 'colors'
                  ? t({ id: 'theme.version.load', message: 'Load into the draft' })
                  : t({ id: 'theme.version.edit', message: 'Load for editing' })}
              </Button>
              {version.id === published ? null : (
                <Button size="sm" busy={busy} onClick={() => onPublish(version)}>
                  {t({ id: 'theme.version.publish', message: 'Publish this version' })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
