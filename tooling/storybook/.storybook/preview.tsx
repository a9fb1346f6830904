import { isLocale } from '@kvota/contracts/values';
import { markDocument } from '@kvota/i18n';
import { useUiLabels } from '@kvota/shell/ui-labels';
import '@kvota/ui/global';
import { inStoryLanguage, LabelsProvider, setStoryLanguage } from '@kvota/ui/fixtures';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps, type PropsWithChildren, type ReactElement } from 'react';
import { configure, expect, waitFor } from 'storybook/test';

import './docs.css';
import { skipOtherLooks } from './looks.ts';
import { pseudoLocale, startPseudoLocale, stopPseudoLocale } from './pseudo-locale.ts';
import { loadStoryLanguage } from './story-language.ts';
import type { paintTemplate as PaintTemplate } from './template.ts';
import { initialGlobals, isThemeName, toolbar, viewports } from './toolbar.ts';

// A page is fetched in parts. The first story of a run waits until each of them is compiled.
configure({ asyncUtilTimeout: 30_000 });

/** Provides the product's labels of the kit. It is below the provider of texts, which it reads. */
function ProductLabels({ children }: PropsWithChildren): ReactElement {
  return <LabelsProvider labels={useUiLabels()}>{children}</LabelsProvider>;
}

/** The container of documentation pages. It loads with the first of them, because it brings much that no story needs. */
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));

function LazyDocs(props: ComponentProps<typeof ThemedDocs>): ReactElement {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  );
}

/** Paints the chosen template. The tools for it load when the first one is chosen. */
let paint: typeof PaintTemplate | undefined;
async function paintTemplate(choice: unknown, theme: string): Promise<void> {
  if (choice !== initialGlobals.template) paint ??= (await import('./template.ts')).paintTemplate;
  paint?.(document.documentElement, choice, theme);
}

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    // Only violations fail a test. Details of rules that hold are not collected, because that takes time. Nor is anything
    // preloaded: axe would copy every style sheet for a rule about media that play by themselves, which we do not have.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: LazyDocs },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Kit',
          ['Read me', '*'],
          'Packages',
          ['*', ['Read me', '*']],
          'Apps',
          ['*', ['Read me', '*']],
          'Requirements',
          ['Overview', '*'],
        ],
      },
    },
  },
  loaders: [
    ({ id, title, tags }) => skipOtherLooks({ id, title, tags }),
    ({ title, tags, args }) => {
      if (tags.includes('playground') && Object.keys(args).length === 0) {
        throw new Error(`${title} is a playground without controls. Give its stories args.`);
      }
    },
    // Loads the texts before a story renders, as an app does before a page.
    async ({ globals }) => {
      const locale = isLocale(globals['language']) ? globals['language'] : 'en';
      setStoryLanguage(await loadStoryLanguage(locale));
      markDocument(document.documentElement, locale);
      const { dataset } = document.documentElement;
      // Without this, a test run that sets no theme would prove the dark one twice.
      if (!isThemeName(globals['theme'])) throw new Error(`There is no theme "${String(globals['theme'])}".`);
      dataset['theme'] = globals['theme'];
      await paintTemplate(globals['template'], globals['theme']);
      dataset['density'] = String(globals['density']);
      dataset['motion'] = String(globals['motion']);
    },
  ],
  beforeEach: () => stopPseudoLocale,
  afterEach: async ({ globals }) => {
    // Checks that follow, such as those of accessibility, must not find a dialog or menu half closed.
    await waitFor(() => expect(document.querySelector('[data-closed][data-ending-style]')).toBeNull());
    if (globals['language'] === pseudoLocale) startPseudoLocale(document.body);
  },
  decorators: [
    // oxlint-disable-next-line react/display-name -- Storybook names decorators by their story, not by a display name.
    (Story, { args }) => (
      <I18nProvider i18n={i18n}>
        <ProductLabels>
          <Story args={Object(inStoryLanguage(args))} />
        </ProductLabels>
      </I18nProvider>
    ),
  ],
};

export default preview;
