import { shownAppearanceAtom } from '@kvota/shell';
import { Failure, never, noAnswer, serverError, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { themeTools } from '../module.tsx';
import { adria, panelOf, unreadable, velvet } from '../panel/story-panel.tsx';

const meta = {
  title: 'Packages/theme-tools/Publishing',
  parameters: {
    docs: {
      description: {
        component: 'Versions of what a designer edits: saved, published now or at a time, and rolled back.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = panelOf(themeTools);

const version = (id: string, note: string, author: string | null, at: string) => ({
  id,
  domain: location.origin,
  part: 'colors' as const,
  note,
  author,
  at,
  parent: null,
});
const first = version('6f1c0f0e-5c1f-4c8e-9d6a-000000000001', '', null, '2026-11-20T09:00:00Z');
const autumn = version('6f1c0f0e-5c1f-4c8e-9d6a-000000000002', 'Autumn', 'nikola', '2026-11-21T09:00:00Z');
const winter = version('6f1c0f0e-5c1f-4c8e-9d6a-000000000003', 'Winter', 'milica', '2026-11-22T09:00:00Z');
const publication = { number: 2, version: autumn.id, author: 'nikola', at: '2026-11-21T09:01:00Z' };
const versions = { published: publication, scheduled: null, result: [winter, autumn, first] };
const saved: NonNullable<Answers['saveAppearanceVersion']> = { ErrorText: 'ok', version: winter };

/** [THEME-20, THEME-21] Versions with what is published; an older one is loaded, or published again. */
export const Versions: Story = {
  tags: ['both', 'phone'],
  ...panel({
    tab: 'publish',
    draft: adria,
    answers: {
      appearanceVersions: versions,
      appearanceVersion: { ...autumn, content: { part: 'colors', value: { dark: velvet.dark, light: velvet.light } } },
      saveAppearanceVersion: saved,
      publishAppearance: { ErrorText: 'ok', publication: { ...publication, number: 3, version: winter.id } },
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('load an older one', async () => {
      const [load] = await canvas.findAllByRole('button', { name: textOf('theme.version.load') });
      if (load) await userEvent.click(load);
      await waitFor(() =>
        expect([velvet.dark, velvet.light].map((colors) => colors['--kvota-color-bg-canvas'])).toContain(
          document.documentElement.style.getPropertyValue('--kvota-color-bg-canvas'),
        ),
      );
    });
    await step('publish the draft', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('theme.publish.now') }));
      await expect(await canvas.findByText(textOf('theme.outcome.published'))).toBeVisible();
    });
  },
};

export const VersionsLoading: Story = {
  ...panel({ tab: 'publish', answers: { appearanceVersions: never } }),
};

export const VersionsFailed: Story = {
  ...panel({ tab: 'publish', answers: { appearanceVersions: serverError } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('theme.publish.failed'))).toBeVisible();
  },
};

export const NothingPublished: Story = {
  ...panel({ tab: 'publish', answers: { appearanceVersions: { published: null, scheduled: null, result: [] } } }),
};

/** [THEME-22] A schedule, which anybody may cancel. */
export const Scheduled: Story = {
  ...panel({
    tab: 'publish',
    answers: {
      appearanceVersions: {
        ...versions,
        scheduled: { version: winter.id, from: '2026-12-01T05:00:00Z', author: 'milica', at: winter.at },
      },
      cancelAppearanceSchedule: { ErrorText: 'ok' },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('theme.scheduled.cancel') }));
    await expect(await canvas.findByText(textOf('theme.outcome.cancelled'))).toBeVisible();
  },
};

/** [THEME-22] A schedule of somebody who lost the role meanwhile. */
export const ScheduledByFormer: Story = {
  ...panel({
    tab: 'publish',
    answers: {
      appearanceVersions: {
        ...versions,
        scheduled: {
          version: winter.id,
          from: '2026-11-24T05:00:00Z',
          author: 'milica',
          at: winter.at,
          fault: 'forbidden',
        },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('theme.scheduled.former', { author: 'milica' }))).toBeVisible();
  },
};

const publishing = (answers: Answers): Pick<Story, 'loaders' | 'render' | 'parameters' | 'globals'> =>
  panel({
    tab: 'publish',
    draft: unreadable,
    answers: { appearanceVersions: versions, saveAppearanceVersion: saved, ...answers },
  });

type Playing = Parameters<NonNullable<Story['play']>>[0];
const pressPublish = async ({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('theme.publish.now') }));
};

/** [THEME-23] Another editor published since: nothing is lost, and the way on is a choice. */
export const PublishedSince: Story = (() => {
  const publish = fn(() => ({
    ErrorText: 'publishedSince',
    error: 'publishedSince',
    publishedSince: { ...publication, number: 3, version: winter.id, author: 'milica' },
  }));
  return {
    ...publishing({ publishAppearance: publish }),
    play: async (context) => {
      publish.mockClear();
      await pressPublish(context);
      await context.userEvent.click(await context.canvas.findByRole('button', { name: textOf('theme.outcome.over') }));
      await waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
      await expect(publish).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ over: 3 }) }),
      );
    },
  } satisfies Story;
})();

/** [THEME-25] Colours that cannot be read need a reason. */
export const NeedsReason: Story = (() => {
  const publish = fn(() => ({
    ErrorText: 'contrastTooLow',
    error: 'contrastTooLow',
    contrastTooLow: [{ theme: 'dark' as const, ink: 'text.secondary', ground: 'bg.canvas', contrast: 1.2, least: 4.5 }],
  }));
  return {
    ...publishing({ publishAppearance: publish }),
    play: async (context) => {
      const { canvas, userEvent } = context;
      publish.mockClear();
      await pressPublish(context);
      const anyway = await canvas.findByRole('button', { name: textOf('theme.outcome.anyway') });
      await expect(anyway).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByRole('textbox', { name: textOf('theme.outcome.reason') }), 'For a poster');
      await userEvent.click(anyway);
      await waitFor(() =>
        expect(publish).toHaveBeenLastCalledWith(
          expect.objectContaining({ body: expect.objectContaining({ reason: 'For a poster' }) }),
        ),
      );
    },
  } satisfies Story;
})();

/** [SEC-21] Publishing asks for the password again. */
export const NeedsSignIn: Story = {
  ...publishing({ publishAppearance: new Failure(401, 'insufficientSignIn') }),
  play: async (context) => {
    await pressPublish(context);
    await expect(
      await context.canvas.findByRole('button', { name: textOf('theme.outcome.signInButton') }),
    ).toBeVisible();
  },
};

export const PublishOffline: Story = {
  ...publishing({ saveAppearanceVersion: noAnswer }),
  play: async (context) => {
    await pressPublish(context);
    await expect(await context.canvas.findByText(textOf('theme.outcome.offline'))).toBeVisible();
  },
};

export const NotADesignerAnyMore: Story = {
  ...publishing({ saveAppearanceVersion: new Failure(403, 'forbidden') }),
  play: async (context) => {
    await pressPublish(context);
    await expect(await context.canvas.findByText(textOf('theme.outcome.forbidden'))).toBeVisible();
  },
};

export const RefusedValues: Story = {
  ...publishing({
    saveAppearanceVersion: {
      ErrorText: 'invalidAppearance',
      error: 'invalidAppearance',
      faults: [{ place: 'colors.dark["--kvota-color-bg-canvas"]', message: 'is no colour' }],
    },
  }),
  play: async (context) => {
    await pressPublish(context);
    await expect(await context.canvas.findByText(/--kvota-color-bg-canvas/)).toBeVisible();
  },
};

/** [THEME-35] Somebody else publishes while a draft is edited: compared, kept, and taken over. */
export const NewerPublished: Story = (() => {
  const answer = { current: versions };
  return {
    ...panel({
      draft: adria,
      answers: {
        appearanceVersions: () => answer.current,
        appearanceVersion: {
          ...autumn,
          content: { part: 'colors', value: { dark: velvet.dark, light: velvet.light } },
        },
      },
    }),
    play: async ({ canvas, userEvent, loaded, step }) => {
      answer.current = versions;
      const { host } = worldOf({ loaded });
      const publishAs = (number: number): void => {
        answer.current = { ...versions, published: { ...publication, number, author: 'milica' } };
        host.settingsChanged.emit('announced');
      };
      await canvas.findByRole('button', { name: new RegExp(`^${textOf('theme.seed.brand')}`) });
      await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
      await expect(canvas.queryByText(/milica/)).toBeNull();
      publishAs(3);
      await step('compare and keep', async () => {
        await userEvent.click(await canvas.findByRole('button', { name: textOf('theme.newer.compare') }));
        await expect((await canvas.findAllByText('→')).length).toBeGreaterThan(10);
        await userEvent.click(canvas.getByRole('button', { name: textOf('theme.newer.keep') }));
        await waitFor(() => expect(canvas.queryByText(/milica/)).toBeNull());
      });
      publishAs(4);
      await step('take over', async () => {
        await userEvent.click(await canvas.findByRole('button', { name: textOf('theme.newer.take') }));
        await waitFor(() => expect(canvas.queryByText(/milica/)).toBeNull());
        await expect(host.store.get(shownAppearanceAtom).colors?.dark).toEqual(velvet.dark);
      });
    },
  } satisfies Story;
})();

/** [THEME-20, THEME-35] After a publication from here, another one goes over it, also while its content is not loaded. */
export const TwoPublications: Story = (() => {
  const green = { ...publication, number: 3, version: winter.id };
  const answer = { current: versions };
  const publish = fn(() => {
    answer.current = { ...versions, published: green };
    return { ErrorText: 'ok', publication: green };
  });
  return {
    ...panel({
      tab: 'publish',
      draft: adria,
      answers: {
        appearanceVersions: () => answer.current,
        appearanceVersion: never,
        saveAppearanceVersion: saved,
        publishAppearance: publish,
      },
    }),
    play: async ({ canvas, userEvent, loaded }) => {
      answer.current = versions;
      publish.mockClear();
      const { host } = worldOf({ loaded });
      const now = await canvas.findByRole('button', { name: textOf('theme.publish.now') });
      await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
      await userEvent.click(now);
      const row = (await canvas.findByText(textOf('theme.version.first'))).closest('li');
      if (!row) throw new Error('The first version has no row.');
      await canvas.findByText(textOf('theme.outcome.published'));
      const again = within(row).getByRole('button', { name: new RegExp(`^${textOf('theme.version.publish')}`) });
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
      await expect(canvas.queryByText(textOf('theme.newer.why'))).toBeNull();
      await userEvent.click(again);
      await waitFor(() =>
        expect(publish).toHaveBeenLastCalledWith(
          expect.objectContaining({ body: expect.objectContaining({ version: first.id, over: 3 }) }),
        ),
      );
    },
  } satisfies Story;
})();
