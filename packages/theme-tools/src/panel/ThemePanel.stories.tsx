import { shownAppearanceAtom, useHost } from '@kvota/shell';
import { Failure, inApp, never, noAnswer, serverError, textOf, worldOf, type Answers } from '@kvota/shell/story-world';
import { themeValues } from '@kvota/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { draftOfTemplate, templateOfDraft } from '../draft/draft.ts';
import { createEditor } from '../editor/editor.ts';
import { writeJson, type Template } from '../formats/index.ts';
import { themeTools } from '../module.tsx';
import { presets } from '../presets/presets.ts';
import { ThemePanel } from './ThemePanel.tsx';

const meta = {
  title: 'Packages/theme-tools/Panel',
  parameters: {
    docs: {
      description: {
        component:
          'The tools with which a designer of the operator edits the look of the site, beside the site itself. They keep the colours of the kit, whatever the draft looks like.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

const panel = (given: Given = {}) => ({
  ...inApp({
    modules: [themeTools],
    page: 'betting',
    ...(given.answers && { answers: given.answers }),
    part: () => <Panel {...given} />,
  }),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  globals: { session: 'al2' },
});

const [adria, stadion, velvet] = presets as [Template, Template, Template];
/** A draft with texts that cannot be read. */
const unreadable: Template = {
  ...adria,
  dark: { ...adria.dark, '--kvota-color-text-secondary': '#1A2B44', '--kvota-color-odds-text': '#2A4A70' },
  light: { ...adria.light, '--kvota-color-text-secondary': '#DDE6F2', '--kvota-color-odds-text': '#C0D0E4' },
};

export const BaseColours: Story = {
  tags: ['both', 'phone'],
  ...panel(),
  play: async ({ canvas, userEvent, step }) => {
    const brand = await canvas.findByRole('button', { name: new RegExp(`^${textOf('theme.seed.brand')}`) });
    await step('a colour as text', async () => {
      await userEvent.click(brand);
      const field = canvas.getByRole('textbox', { name: textOf('theme.hex') });
      await userEvent.clear(field);
      await userEvent.type(field, '#FF7A45');
      await expect(brand).toHaveTextContent('#FF7A45');
      // On light paper it is moved until it can be seen.
      const isLight = document.documentElement.dataset['theme'] === 'light';
      await expect(document.documentElement.style.getPropertyValue('--kvota-color-brand-base')).toBe(
        isLight ? '#E4622A' : '#FF7A45',
      );
    });
    await step('undo and redo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('theme.undo') }));
      await expect(brand).not.toHaveTextContent('#FF7A45');
      await userEvent.click(canvas.getByRole('button', { name: textOf('theme.redo') }));
      await expect(brand).toHaveTextContent('#FF7A45');
    });
  },
};

/** [THEME-15] A colour that was chosen by hand is marked, and can be given back. */
export const SingleColours: Story = {
  ...panel({ draft: unreadable }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(textOf('theme.way.colors')));
    await userEvent.type(canvas.getByRole('searchbox'), textOf('theme.color.textSecondary'));
    await expect(await canvas.findAllByRole('img', { name: textOf('theme.picked') })).toHaveLength(1);
  },
};

/** [THEME-27] Fix all leaves nothing that cannot be read, in either theme. */
export const HardToRead: Story = {
  tags: ['both'],
  ...panel({ draft: unreadable }),
  play: async ({ canvas, userEvent }) => {
    const report = within(await canvas.findByRole('region', { name: textOf('theme.contrast') }));
    await expect(report.getAllByRole('button', { name: textOf('theme.contrast.fix') })).not.toHaveLength(0);
    await userEvent.click(report.getByRole('button', { name: textOf('theme.contrast.fixAll') }));
    await expect(await report.findByText(textOf('theme.contrast.good'))).toBeVisible();
  },
};

export const NoTemplates: Story = { ...panel({ tab: 'templates' }) };

/** [THEME-09, THEME-11, THEME-12, THEME-16] Templates are chosen, saved under a name, replaced and deleted. */
export const Templates: Story = {
  tags: ['both', 'phone'],
  ...panel({
    tab: 'templates',
    saved: [
      { ...stadion, name: 'Derby' },
      { ...velvet, name: 'Night' },
    ],
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Night' }));
      await expect(canvas.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-current', 'true');
      await expect(document.documentElement.style.getPropertyValue('--kvota-color-brand-base')).not.toBe(
        themeValues.dark['--kvota-color-brand-base'],
      );
    });
    const name = canvas.getByRole('textbox', { name: textOf('theme.name') });
    await step('a name is needed', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, '   ');
      await expect(canvas.getByRole('button', { name: textOf('theme.save') })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the same name asks', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Derby{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: textOf('theme.replace.yes') }));
      await expect(await canvas.findByText(textOf('theme.saved'))).toBeVisible();
    });
  },
};

/** [THEME-10, THEME-17] What cannot be used is listed by line; the rest can be loaded. */
export const LoadWithFaults: Story = {
  ...panel({ tab: 'templates' }),
  play: async ({ canvas, userEvent }) => {
    const load = await canvas.findByRole('button', { name: textOf('theme.load.button') });
    await expect(load).toHaveAttribute('aria-disabled', 'true');
    const text = canvas.getByRole('textbox', { name: textOf('theme.load.text') });
    await userEvent.click(text);
    await userEvent.paste(
      '{"name":"A","dark":{"--kvota-color-bg-canvas":"#101820","--kvota-color-bg-nowhere":"#fff","--kvota-color-text-primary":"url(//x)"}}',
    );
    await userEvent.click(load);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(alert.getByRole('button', { name: textOf('theme.load.good') }));
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--kvota-color-bg-canvas')).toBe('#101820'),
    );
  },
};

/** [THEME-29] The colours that differ from the draft. */
export const Compare: Story = {
  ...panel({ tab: 'templates', draft: adria }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /“?Velvet”?$/, pressed: false }));
    await expect((await canvas.findAllByText(/→/)).length).toBeGreaterThan(10);
  },
};

export const NameAndContact: Story = {
  tags: ['both'],
  ...panel({ tab: 'content' }),
  play: async ({ canvas, userEvent, loaded }) => {
    const name = await canvas.findByRole('textbox', { name: textOf('theme.identity.name') });
    await userEvent.clear(name);
    await userEvent.type(name, 'Adria Bet');
    const { store } = worldOf({ loaded }).host;
    await expect(store.get(shownAppearanceAtom).identities?.light.name).toBe('Adria Bet');
    const logo = canvas.getByRole('textbox', { name: textOf('theme.identity.logo') });
    await userEvent.type(logo, 'javascript:alert(1)');
    await expect(await canvas.findByText(textOf('theme.identity.logoWrong'))).toBeVisible();
    await expect(canvas.getByText(textOf('theme.content.edited'))).toBeVisible();
    // [THEME-30] What was typed into each field is undone as one step.
    const undo = canvas.getByRole('button', { name: textOf('theme.undo') });
    await userEvent.click(undo);
    await expect(logo).toHaveValue('');
    await expect(name).toHaveValue('Adria Bet');
    await userEvent.click(undo);
    await expect(name).not.toHaveValue('Adria Bet');
    await expect(canvas.queryByText(textOf('theme.content.edited'))).toBeNull();
  },
};

/** [THEME-36] A picture is chosen as a file; an SVG with a script is refused with what to do. */
export const UploadLogo: Story = (() => {
  const uploads = fn(({ body }: { body: { data: string } }) =>
    atob(body.data).includes('script')
      ? { ErrorText: 'unsafe', error: 'pictureUnsafe' as const }
      : { ErrorText: 'ok', path: '/cms/v1/pictures/adria.svg' },
  );
  return {
    ...panel({ tab: 'content', answers: { uploadPicture: uploads } }),
    play: async ({ canvas, canvasElement, userEvent, loaded, step }) => {
      uploads.mockClear();
      const uploaded = 'https://platform.story/cms/v1/pictures/adria.svg';
      const logo = await canvas.findByRole('textbox', { name: textOf('theme.identity.logo') });
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      const choose = (content: BlobPart, type = 'image/svg+xml'): Promise<void> =>
        userEvent.upload(input ?? document.body, new File([content], 'logo', { type }));
      const { store } = worldOf({ loaded }).host;
      await step('refused, and the address is kept', async () => {
        await userEvent.type(logo, '/old.svg');
        await choose('<svg><script/></svg>');
        await expect(await canvas.findByText(textOf('theme.picture.unsafe'))).toBeVisible();
        await expect(logo).toHaveValue('/old.svg');
      });
      await step('not even sent', async () => {
        await choose(`<svg>${'a'.repeat(150_000)}</svg>`);
        await expect(await canvas.findByText(textOf('theme.picture.tooLarge'))).toBeVisible();
        await choose('no picture', 'image/gif');
        await expect(await canvas.findByText(textOf('theme.picture.type'))).toBeVisible();
        await expect(uploads).toHaveBeenCalledOnce();
      });
      await step('taken', async () => {
        await choose('<svg></svg>');
        // The platform is at another origin than the stories.
        await waitFor(() => expect(logo).toHaveValue(uploaded));
        await expect(store.get(shownAppearanceAtom).identities?.dark.logo).toBe(uploaded);
        await expect(canvas.queryByText(textOf('theme.picture.type'))).toBeNull();
      });
      await step('a large photo is made smaller', async () => {
        await choose(await noisyPhoto(), 'image/png');
        await waitFor(() => expect(uploads).toHaveBeenCalledTimes(3));
        const sent = atob(uploads.mock.lastCall?.[0].body.data ?? '');
        await expect(sent.length).toBeLessThanOrEqual(150_000);
        await expect(sent.slice(8, 12)).toBe('WEBP');
      });
    },
  } satisfies Story;
})();

/** A photo that no encoder makes small. */
async function noisyPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1800, 900);
  const pixels = new ImageData(1800, 900);
  let state = 1;
  pixels.data.forEach((_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    pixels.data[at] = at % 4 === 3 ? 255 : state >> 16;
  });
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

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

/** The draft that a template makes shows the template itself. */
export const EveryPreset: Story = {
  ...panel({ tab: 'templates' }),
  play: async ({ canvas, userEvent }) => {
    for (const preset of presets) {
      await userEvent.click(await canvas.findByRole('button', { name: preset.name }));
      const { dark, light } = templateOfDraft(draftOfTemplate(preset));
      await expect({ dark, light }).toEqual({ dark: preset.dark, light: preset.light });
    }
  },
};

/** [THEME-33] The page as somebody else sees it. The panel keeps its colours, and closing it gives the page back. */
export const OtherEyes: Story = {
  tags: ['both'],
  ...panel(),
  play: async ({ canvas, userEvent, step }) => {
    const choice = await canvas.findByRole('combobox', { name: textOf('theme.vision') });
    const matrix = (): string | null =>
      document.querySelector('[data-vision] feColorMatrix')?.getAttribute('values') ?? null;
    const choose = async (id: 'theme.vision.deutan' | 'theme.vision.low' | 'theme.vision.normal'): Promise<void> => {
      await userEvent.click(choice);
      await userEvent.click(await screen.findByRole('option', { name: textOf(id) }));
      // If the list is still closing, the next press on the field is lost.
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    for (const id of ['theme.vision.deutan', 'theme.vision.low'] as const) {
      const before = matrix();
      await choose(id);
      await waitFor(() => expect(matrix()).not.toBe(before));
    }
    await step('back to usual', async () => {
      await choose('theme.vision.normal');
      await waitFor(() => expect(document.querySelector('[data-vision]')).toBeNull());
    });
  },
};

/** [THEME-34] What APCA advises beside the rule of WCAG. */
export const ReadingAdvised: Story = {
  ...panel({ draft: adria }),
  play: async ({ canvas, userEvent }) => {
    const advice = await canvas.findByRole('button', { name: /^\d+ .*/, expanded: false });
    await userEvent.click(advice);
    await expect(await canvas.findByText(textOf('theme.advice.why'))).toBeVisible();
    await expect((await canvas.findAllByText(/^Lc \d+ < (?:60|30) · \d+\.\d\d : 1$/)).length).toBeGreaterThan(0);
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
