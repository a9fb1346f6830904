import { shownAppearanceAtom } from '@kvota/shell';
import { textOf, worldOf } from '@kvota/shell/story-world';
import { themeValues } from '@kvota/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { draftOfTemplate, templateOfDraft } from '../draft/draft.ts';
import { presets } from '../presets/presets.ts';
import { themeTools } from '../module.tsx';
import { adria, panelOf, stadion, unreadable, velvet } from './story-panel.tsx';

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

const panel = panelOf(themeTools);

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
    // [THEME-20] What was edited is what is offered for publication.
    await userEvent.click(canvas.getByRole('tab', { name: textOf('theme.part.publish') }));
    await expect(await canvas.findByRole('combobox', { name: textOf('theme.publish.part') })).toHaveTextContent(
      textOf('theme.part.identity'),
    );
    await userEvent.click(canvas.getByRole('tab', { name: textOf('theme.part.content') }));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('textbox', { name: textOf('theme.identity.name') })).not.toHaveValue(
      'Adria Bet',
    );
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
