import { useHost, useMessages } from '@kvota/shell';
import { colorProperty } from '@kvota/ui/theme';
import { startTransition, useEffect, useState, type ReactElement } from 'react';

import { createEditor } from './editor/editor.ts';
import { draftKey } from './editor/stored-draft.ts';
import { openTools } from './open-tools.ts';
import { createPagePainter, type PagePainter } from './painting/page-painter.ts';
import { readStyleSheets } from './painting/used-colors.ts';
import { ThemePanel } from './panel/ThemePanel.tsx';

const groups = ['theme'] as const;
/** Milliseconds after the last change until the draft is stored. */
const storeAfter = 300;

/** Runs a task a little later, or when the page is left before that. */
function later(task: () => void): () => void {
  const run = (): void => {
    cancel();
    task();
  };
  const timer = setTimeout(run, storeAfter);
  const cancel = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', run);
  };
  addEventListener('pagehide', run);
  return cancel;
}

/** Milliseconds without a press, a key or a scroll after which the page may be late with a frame. */
const quietFor = 1000;
const disturbing = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** Runs a task when nobody has used the page for a while. */
function whenQuiet(task: () => void): () => void {
  const run = (): void => {
    cancel();
    task();
  };
  let timer = setTimeout(run, quietFor);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, quietFor);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    for (const kind of disturbing) removeEventListener(kind, again, { capture: true });
  };
  for (const kind of disturbing) addEventListener(kind, again, { capture: true, passive: true });
  return cancel;
}

function onOtherTab(follow: (stored: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === draftKey) follow(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

const painterOfPage = (): PagePainter =>
  createPagePainter({
    page: document,
    background: colorProperty('bg.canvas'),
    frame: (task) => {
      const id = requestAnimationFrame(task);
      return () => cancelAnimationFrame(id);
    },
    idle: whenQuiet,
    now: () => performance.now(),
  });

/** The panel with its editor. The page shows the draft while it is mounted. */
export function ThemeTools(): ReactElement | null {
  const host = useHost();
  const hasTexts = useMessages(groups);
  const [editor] = useState(() =>
    createEditor({
      store: host.store,
      storage: localStorage,
      later,
      onOtherTab,
      painter: painterOfPage(),
      unhurried: startTransition,
    }),
  );
  useEffect(() => editor.start(), [editor]);
  useEffect(() => whenQuiet(() => readStyleSheets(document)), []);
  const close = (): void => {
    // The way to the tools was through the account; the focus would be lost with the panel.
    document.querySelector<HTMLElement>('[data-account-button]')?.focus();
    openTools(host, false);
  };
  return hasTexts ? <ThemePanel editor={editor} onClose={close} /> : null;
}
