import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconEye,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarRightCollapse,
  IconX,
} from '@tabler/icons-react';
import { IconButton, TabPanel, Tabs } from '@kvota/ui';
import { themeValues } from '@kvota/ui/theme';
import { themeAtom } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import { ColorsPart } from '../colors/ColorsPart.tsx';
import { ContentParts } from '../content/ContentParts.tsx';
import { contentOf, type ContentPart } from '../editor/content-draft.ts';
import type { Editor } from '../editor/editor.ts';
import { NewerNotices } from '../publish/NewerNotice.tsx';
import { partToPublish } from '../publish/part-to-publish.ts';
import { PublishPart } from '../publish/PublishPart.tsx';
import type { Part } from '../publish/use-appearance.ts';
import { TemplatesPart } from '../templates/TemplatesPart.tsx';
import { VisionGlass } from '../vision/VisionGlass.tsx';
import type { Vision } from '../vision/visions.ts';
import * as css from './panel.css.ts';

interface ThemePanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
  /** The part that is open at first. @default 'colors' */
  readonly opened?: Tab;
}

type Tab = 'colors' | 'templates' | 'content' | 'publish';
type Side = 'left' | 'right';

/**
 * The theme tools, beside a page that stays usable (THEME-08). The panel itself keeps the kit's colours, so that it can be
 * used whatever the draft looks like.
 */
export function ThemePanel({ editor, onClose, opened = 'colors' }: ThemePanelProps): ReactElement {
  const { t } = useLingui();
  const theme = useAtomValue(themeAtom);
  const canUndo = useAtomValue(editor.canUndoAtom);
  const canRedo = useAtomValue(editor.canRedoAtom);
  const unsaved = useAtomValue(editor.unsavedAtom);
  const [comparing, setComparing] = useAtom(editor.comparingAtom);
  const [tab, setTab] = useState<Tab>(opened);
  /** How often saving was asked for by its keys; 0 once a tab was chosen. */
  const [saving, setSaving] = useState(0);
  const [content, setContent] = useState<ContentPart>('identity');
  const [published, setPublished] = useState<Part>('colors');
  const edited = useAtomValue(editor.contentAtom);
  const [vision, setVision] = useState<Vision>('normal');
  const [side, setSide] = useState<Side>('right');
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!panel) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return;
      const inText = event.target instanceof HTMLInputElement && event.target.type === 'text';
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        setTab('templates');
        setSaving((times) => times + 1);
      } else if (key === 'z' && !inText) {
        event.preventDefault();
        if (event.shiftKey) editor.redo();
        else editor.undo();
      }
    };
    panel.addEventListener('keydown', onKey);
    return () => panel.removeEventListener('keydown', onKey);
  }, [panel, editor]);
  const hold = {
    onPointerDown: () => setComparing(true),
    onPointerUp: () => setComparing(false),
    onPointerLeave: () => setComparing(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ' || event.key === 'Enter') setComparing(true);
    },
    onKeyUp: () => setComparing(false),
    onBlur: () => setComparing(false),
  };
  const otherSide = side === 'right' ? 'left' : 'right';
  const name = t({ id: 'theme.tools', message: 'Theme tools' });
  return (
    <>
      <div className={css.room} aria-hidden="true" />
      {vision === 'normal' ? null : <VisionGlass vision={vision} />}
      <section
        ref={setPanel}
        className={css.panel}
        data-theme-tools=""
        data-side={side}
        data-theme={theme}
        aria-label={name}
        style={themeValues[theme]}
      >
        <header className={css.head}>
          <h2 ref={title} tabIndex={-1} className={css.title}>
            {name}
            {unsaved ? <span className={css.unsaved}>{t({ id: 'theme.unsaved', message: 'not saved' })}</span> : null}
          </h2>
          <IconButton
            size="sm"
            label={t({ id: 'theme.hold', message: 'Hold to see the published colours' })}
            icon={<IconEye size={20} />}
            pressed={comparing}
            {...hold}
          />
          <IconButton
            size="sm"
            label={t({ id: 'theme.undo', message: 'Undo' })}
            icon={<IconArrowBackUp size={20} />}
            disabledReason={canUndo ? undefined : t({ id: 'theme.undo.none', message: 'Nothing to undo' })}
            onClick={() => editor.undo()}
          />
          <IconButton
            size="sm"
            label={t({ id: 'theme.redo', message: 'Redo' })}
            icon={<IconArrowForwardUp size={20} />}
            disabledReason={canRedo ? undefined : t({ id: 'theme.redo.none', message: 'Nothing to redo' })}
            onClick={() => editor.redo()}
          />
          <IconButton
            className={css.sideButton}
            size="sm"
            label={t({ id: 'theme.side', message: 'Move to the other side' })}
            icon={
              side === 'right' ? (
                <IconLayoutSidebarLeftCollapse size={20} />
              ) : (
                <IconLayoutSidebarRightCollapse size={20} />
              )
            }
            onClick={() => setSide(otherSide)}
          />
          <IconButton
            size="sm"
            label={t({ id: 'theme.close', message: 'Close the theme tools' })}
            icon={<IconX size={20} />}
            onClick={onClose}
          />
        </header>
        <div className={css.body}>
          <NewerNotices editor={editor} />
          <Tabs<Tab>
            label={name}
            value={tab}
            onValueChange={(next) => {
              if (next === 'publish') {
                const parts = contentOf(edited).map(({ part }) => part);
                const open = tab === 'content' ? content : 'colors';
                setPublished(partToPublish(published, { edited: unsaved ? ['colors', ...parts] : parts, open }));
              }
              setTab(next);
              setSaving(0);
            }}
            items={[
              { value: 'colors', label: t({ id: 'theme.part.colors', message: 'Colours' }) },
              { value: 'templates', label: t({ id: 'theme.part.templates', message: 'Templates' }) },
              { value: 'content', label: t({ id: 'theme.part.content', message: 'Content' }) },
              { value: 'publish', label: t({ id: 'theme.part.publish', message: 'Publish' }) },
            ]}
          >
            <TabPanel value="colors">
              <div className={css.inside}>
                <ColorsPart editor={editor} panel={panel} vision={vision} onVision={setVision} />
              </div>
            </TabPanel>
            <TabPanel value="templates">
              <div className={css.inside}>
                <TemplatesPart editor={editor} saving={saving} />
              </div>
            </TabPanel>
            <TabPanel value="content">
              <div className={css.inside}>
                <ContentParts editor={editor} part={content} onPart={setContent} />
              </div>
            </TabPanel>
            <TabPanel value="publish">
              <div className={css.inside}>
                <PublishPart editor={editor} part={published} onPart={setPublished} />
              </div>
            </TabPanel>
          </Tabs>
        </div>
      </section>
    </>
  );
}
