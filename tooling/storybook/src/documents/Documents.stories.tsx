import { apiPage } from '@kvota/checks/api-page';
import { DocsContext, Markdown, type DocsContextProps } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ensure, ThemeProvider } from 'storybook/theming';
import { docsTheme } from '../../.storybook/docs-theme.ts';
import { withDocsLinks } from '../../docs/docs-links.ts';

/** The texts of all documentation pages, by file. */
const texts: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../../../packages/*/{README,SPEC}.md',
    '../../../../apps/*/{README,SPEC}.md',
    '../../../requirements/*.md',
    '../../docs/*.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const surfaces: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../packages/{api-client,bet-slip,bet-slip-react,i18n,realtime}/surface.md',
  { query: '?raw', import: 'default', eager: true },
);

// A page of text has no stories. What the blocks need of the context beside them is the absence of a story.
const context = {
  storyById: () => {
    throw new Error('There is no story.');
  },
} as unknown as DocsContextProps;

function Documents() {
  return (
    <ThemeProvider theme={ensure(docsTheme('dark'))}>
      <DocsContext.Provider value={context}>
        {Object.entries(texts).map(([file, text]) => (
          <section key={file}>
            <Markdown>{withDocsLinks(text, undefined)}</Markdown>
          </section>
        ))}
        {Object.entries(surfaces).map(([file, surface]) => (
          <section key={file}>
            <Markdown>{withDocsLinks(apiPage(surface), undefined)}</Markdown>
          </section>
        ))}
      </DocsContext.Provider>
    </ThemeProvider>
  );
}

/** A test only: React reports wrong nesting in development, and built pages cannot show it. */
const meta = {
  title: 'Packages/Documents',
  component: Documents,
  tags: ['!dev', '!autodocs'],
  // axe would check the style of the documentation, which is that of Storybook.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Documents>;
export default meta;

/** The set-up of the tests fails a story that writes to the console. */
export const SilentConsole: StoryObj<typeof meta> = {
  name: '[DEV-02] no text of the documentation writes to the console',
  play: async ({ canvasElement }) => {
    const pages = Object.keys(texts).length + Object.keys(surfaces).length;
    await expect(canvasElement.querySelectorAll('section > * h1, section > * h2').length).toBeGreaterThan(pages / 2);
  },
};
