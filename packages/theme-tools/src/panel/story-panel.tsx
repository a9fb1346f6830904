import { useHost, type AppModule } from '@kvota/shell';
import { inApp, type Answers } from '@kvota/shell/story-world';
import { useEffect, useState, type ReactElement } from 'react';

import { createEditor } from '../editor/editor.ts';
import { writeJson, type Template } from '../formats/index.ts';
import { presets } from '../presets/presets.ts';
import { ThemePanel } from './ThemePanel.tsx';

type Tab = 'colors' | 'templates' | 'content' | 'publish';

interface Given {
  readonly tab?: Tab;
  readonly answers?: Answers;
  /** Templates in the browser. */
  readonly saved?: readonly Template[];
  /** The draft in the browser. */
  readonly draft?: Template;
}

function memory(values: Readonly<Record<string, string>>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function Panel({ tab = 'colors', saved = [], draft }: Given): ReactElement {
  const { store } = useHost();
  const [editor] = useState(() =>
    createEditor({
      store,
      storage: memory({
        'kvota.themeTemplates': JSON.stringify(saved.map((template): unknown => JSON.parse(writeJson(template)))),
        ...(draft && { 'kvota.themeDraft': writeJson(draft) }),
      }),
      later: () => () => undefined,
    }),
  );
  useEffect(() => editor.start(), [editor]);
  return <ThemePanel editor={editor} onClose={() => undefined} opened={tab} />;
}

/** Makes stories of the panel in the module's app, with a draft and templates as the browser keeps them. */
export const panelOf =
  (module: AppModule) =>
  (given: Given = {}) => ({
    ...inApp({
      modules: [module],
      page: 'betting',
      ...(given.answers && { answers: given.answers }),
      part: () => <Panel {...given} />,
    }),
    parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
    globals: { session: 'al2' },
  });

export const [adria, stadion, velvet] = presets as [Template, Template, Template];
/** A draft with texts that cannot be read. */
export const unreadable: Template = {
  ...adria,
  dark: { ...adria.dark, '--kvota-color-text-secondary': '#1A2B44', '--kvota-color-odds-text': '#2A4A70' },
  light: { ...adria.light, '--kvota-color-text-secondary': '#DDE6F2', '--kvota-color-odds-text': '#C0D0E4' },
};
