import { inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { contentAnswers } from '../story/content.ts';
import './DocumentPages.tsx';

const meta = {
  title: 'Apps/site/Documents',
  parameters: {
    docs: {
      description: {
        component:
          'Documents of the operator: a table of contents, the version in force, and the others. Their text is data; nothing of it is taken for markup.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = { modules, page: 'sportbettingRules', answers: contentAnswers } as const;

/** Headings, lists and links. Markup stays text, and a hostile link is no link. */
export const Rules: Story = {
  tags: ['both'],
  ...inApp(rules),
  play: async ({ canvas, userEvent, step }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { level: 1, name: 'Pravila klađenja' })).toBeVisible();
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(main.getByText(/<b>Ovo nije podebljano<\/b>/)).toBeVisible();
    await expect(main.queryByRole('link', { name: 'ovo nije veza' })).toBeNull();
    await expect(main.getByRole('link', { name: 'drugde' })).toHaveAttribute('rel', 'noopener noreferrer');
    await step('the table of contents leads to the sections', async () => {
      const contents = within(main.getByRole('navigation', { name: textOf('document.contents') }));
      if (!contents.queryByRole('link', { name: 'Ulozi i limiti' }))
        await userEvent.click(contents.getByText(textOf('document.contents')));
      await expect(contents.getByRole('link', { name: 'Ulozi i limiti' })).toHaveAttribute('href', '#part-2');
    });
  },
};

/** Earlier versions stay readable. */
export const EarlierVersion: Story = {
  ...inApp({ ...rules, page: 'documents', params: { doc: 'rules' } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const others = within(await main.findByRole('navigation', { name: textOf('document.versions') }));
    await userEvent.click(others.getByRole('link'));
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ version: 1 }));
    await expect(await main.findByText(textOf('document.version', { number: 1 }))).toBeVisible();
  },
};

/** A new version appears as soon as the operator publishes it. */
export const PublishedMeanwhile: Story = {
  ...inApp(rules),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    const main = within(canvas.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Pravila klađenja' });
    const page = {
      doc: 'rules',
      lang: 'rs' as const,
      title: 'Nova pravila',
      summary: 'Kratko',
      version: 3,
      inForceSince: '2026-11-20',
      text: '## Jedno\nTekst.',
      versions: [{ version: 3, inForceSince: '2026-11-20' }],
    };
    world.answer({ document: page });
    world.sockets.emitSiteEvent('reload_settings');
    await expect(await main.findByRole('heading', { level: 1, name: 'Nova pravila' })).toBeVisible();
  },
};

export const List: Story = {
  ...inApp({ ...rules, page: 'documents' }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: /Pravila klađenja/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/documents\/rules$/),
    );
    await expect(main.getAllByRole('link')).toHaveLength(3);
  },
};

export const Loading: Story = { ...inApp({ ...rules, answers: { ...contentAnswers, document: never } }) };
export const LoadingList: Story = {
  ...inApp({ ...rules, page: 'documents', answers: { ...contentAnswers, documents: never } }),
};

/** The server does not answer; a retry loads the text. */
export const Failing: Story = {
  ...inApp({ ...rules, answers: { ...contentAnswers, document: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const alert = within(await main.findByRole('alert'));
    worldOf({ loaded }).answer(contentAnswers);
    await userEvent.click(alert.getByRole('button'));
    await expect(await main.findByRole('heading', { level: 1, name: 'Pravila klađenja' })).toBeVisible();
  },
};

export const Unknown: Story = {
  ...inApp({ ...rules, page: 'documents', params: { doc: 'nothing' } }),
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { name: textOf('document.none') })).toBeVisible();
    await expect(main.getByRole('link', { name: textOf('document.all') })).toBeVisible();
  },
};

export const NoDocuments: Story = {
  ...inApp({ ...rules, page: 'documents', answers: { ...contentAnswers, documents: [] } }),
};
