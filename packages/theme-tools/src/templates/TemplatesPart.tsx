import { IconGitCompare, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, SearchField, TextField } from '@kvota/ui';
import { themeAtom, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { compareDrafts, draftOfTemplate, type Draft } from '../draft/draft.ts';
import { isName } from '../draft/saved-templates.ts';
import type { Editor } from '../editor/editor.ts';
import { longestName, type Template } from '../formats/index.ts';
import { presets } from '../presets/presets.ts';
import { Differences } from '../swatch/Differences.tsx';
import { CopyTemplate } from './CopyTemplate.tsx';
import { LoadTemplate } from './LoadTemplate.tsx';
import { Strip } from './Strip.tsx';
import * as css from './templates.css.ts';

/** Above this number the list can be searched. */
const few = 10;
/** Milliseconds in which a deleted template can be restored. */
const undoTime = 10_000;

/** Templates in this browser: choose, save, load, delete, copy, compare (THEME-09 to THEME-13, OP-84). */
export function TemplatesPart({
  editor,
  saving,
}: {
  readonly editor: Editor;
  /** Each number above 0 puts the focus on the name. */
  readonly saving: number;
}): ReactElement {
  const { t } = useLingui();
  const saved = useAtomValue(editor.templatesAtom);
  const site = useAtomValue(editor.siteAtom);
  const [search, setSearch] = useState('');
  const word = search.trim().toLocaleLowerCase();
  const found = saved.filter(({ name }) => name.toLocaleLowerCase().includes(word));
  return (
    <div className={css.stack}>
      <SaveTemplate editor={editor} saved={saved} saving={saving} />
      <section className={css.section}>
        <h3 className={css.heading}>{t({ id: 'theme.templates', message: 'Templates' })}</h3>
        {saved.length > few ? (
          <SearchField
            label={t({ id: 'theme.templates.search', message: 'Search a template' })}
            hideLabel
            size="sm"
            value={search}
            onValueChange={setSearch}
          />
        ) : null}
        <ul className={css.list}>
          <TemplateItem editor={editor} name={t({ id: 'theme.asPublished', message: 'As published' })} draft={site} />
          {found.map((template) => (
            <SavedItem key={template.name} editor={editor} template={template} />
          ))}
        </ul>
        {saved.length === 0 ? (
          <p className={css.text}>
            {t({
              id: 'theme.templates.none',
              message: 'No template is saved in this browser yet. These come with Kvota:',
            })}
          </p>
        ) : (
          <p className={css.text}>{t({ id: 'theme.presets', message: 'These come with Kvota:' })}</p>
        )}
        <ul className={css.list}>
          {presets.map((preset) => (
            <TemplateItem key={preset.name} editor={editor} name={preset.name} draft={draftOfTemplate(preset)} />
          ))}
        </ul>
      </section>
      <LoadTemplate editor={editor} />
      <CopyTemplate editor={editor} />
    </div>
  );
}

function SaveTemplate({
  editor,
  saved,
  saving,
}: {
  readonly editor: Editor;
  readonly saved: readonly Template[];
  readonly saving: number;
}): ReactElement {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (saving > 0) form.current?.querySelector('input')?.focus();
  }, [saving]);
  const draft = useAtomValue(editor.draftAtom);
  // A template that is loaded brings its name, until another is typed.
  const [typed, setTyped] = useState<{ readonly over: string; readonly name: string }>();
  const name = typed?.over === draft.name ? typed.name : draft.name;
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);
  const save = (): void => {
    setAsking(false);
    try {
      editor.save(name);
      setFailed(false);
      setSaid(t({ id: 'theme.saved', message: 'Saved in this browser' }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <form
      ref={form}
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isName(name)) return;
        if (saved.some((one) => one.name === name.trim())) setAsking(true);
        else save();
      }}
    >
      <div className={css.row}>
        <TextField
          className={css.grow}
          label={t({ id: 'theme.name', message: 'Name of the template' })}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onValueChange={(next) => {
            setTyped({ over: draft.name, name: next });
            setAsking(false);
            setSaid('');
          }}
          error={
            failed
              ? t({
                  id: 'theme.save.full',
                  message: 'The browser has no room left. Delete a template, or save a file.',
                })
              : undefined
          }
        />
        <Button
          type="submit"
          variant="brand"
          disabledReason={isName(name) ? undefined : t({ id: 'theme.save.noName', message: 'Give it a name first' })}
        >
          {t({ id: 'theme.save', message: 'Save' })}
        </Button>
      </div>
      <span role="status" className={css.text}>
        {said}
      </span>
      {asking ? (
        <div
          className={css.question}
          role="alertdialog"
          aria-label={t({ id: 'theme.replace', message: 'Replace the template?' })}
        >
          <p className={css.text}>
            {t({ id: 'theme.replace.text', message: `There is a template “${name.trim()}”. Saving replaces it.` })}
          </p>
          <div className={css.row}>
            <Button size="sm" variant="brand" onClick={save}>
              {t({ id: 'theme.replace.yes', message: 'Replace' })}
            </Button>
            <Button size="sm" onClick={() => setAsking(false)}>
              {t({ id: 'theme.replace.no', message: 'Keep it' })}
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  );
}

function TemplateItem(props: {
  readonly editor: Editor;
  readonly name: string;
  readonly draft: Draft;
  readonly children?: ReactElement;
}): ReactElement {
  const { editor, name, draft, children } = props;
  const { t } = useLingui();
  const theme = useAtomValue(themeAtom);
  const current = useAtomValue(editor.draftAtom);
  const [comparing, setComparing] = useState(false);
  const isCurrent = compareDrafts(draft, current).length === 0;
  return (
    <li>
      <div className={css.item}>
        <button type="button" className={css.choose} aria-current={isCurrent} onClick={() => editor.load(draft)}>
          <span className={css.name}>{name}</span>
          <Strip draft={draft} theme={theme} />
        </button>
        <IconButton
          size="sm"
          label={t({ id: 'theme.compare', message: `Compare with “${name}”` })}
          icon={<IconGitCompare size={18} />}
          pressed={comparing}
          onClick={() => setComparing(!comparing)}
        />
        {children}
      </div>
      {comparing ? <Differences from={draft} to={current} /> : null}
    </li>
  );
}

function SavedItem({ editor, template }: { readonly editor: Editor; readonly template: Template }): ReactElement {
  const { t } = useLingui();
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const { name } = template;
  const remove = (): void => {
    editor.remove(name);
    const id = host.notify({
      id: `theme.deleted.${name}`,
      tone: 'info',
      text: t({ id: 'theme.deleted', message: `The template “${name}” was deleted.` }),
      timeout: undoTime,
      action: {
        label: t({ id: 'theme.undo', message: 'Undo' }),
        onPress: () => {
          editor.restore(template);
          host.dismiss(id);
        },
      },
    });
  };
  return (
    <>
      <TemplateItem editor={editor} name={name} draft={draftOfTemplate(template)}>
        <IconButton
          size="sm"
          label={t({ id: 'theme.delete', message: `Delete “${name}”` })}
          icon={<IconTrash size={18} />}
          onClick={() => setAsking(true)}
        />
      </TemplateItem>
      {asking ? (
        <li
          className={css.question}
          role="alertdialog"
          aria-label={t({ id: 'theme.delete.question', message: 'Delete the template?' })}
        >
          <p className={css.text}>
            {t({
              id: 'theme.delete.text',
              message: `“${name}” is deleted from this browser. What is published stays.`,
            })}
          </p>
          <div className={css.row}>
            <Button size="sm" variant="danger" onClick={remove}>
              {t({ id: 'theme.delete.yes', message: 'Delete' })}
            </Button>
            <Button size="sm" onClick={() => setAsking(false)}>
              {t({ id: 'theme.delete.no', message: 'Keep it' })}
            </Button>
          </div>
        </li>
      ) : null}
    </>
  );
}
