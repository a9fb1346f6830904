import { contrastPairs } from '@kvota/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { writeCss, writeDtcg, writeJson, type Template } from '@kvota/theme-tools/formats';
import { presets } from '@kvota/theme-tools/presets';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { triedChoice } from '../../.storybook/template-choices.ts';
import { keepTried, paintTemplate } from '../../.storybook/template.ts';
import { isThemeName } from '../../.storybook/toolbar.ts';
import { choice } from '../workbench/playground.tsx';
import { Colours } from './Colours.tsx';
import { Letters, Measures } from './Measures.tsx';
import { brands, Preview, Seeds } from './Seeds.tsx';
import { TryTheme } from './TryTheme.tsx';

const meta = { title: 'Kit/Theme', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the theme of the toolbar. In the wireframe theme, a part that keeps its colour has a hard-coded one. */
export const AllColours: Story = {
  render: (_args, { globals }) => <Colours theme={isThemeName(globals['theme']) ? globals['theme'] : 'dark'} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(/ on /)).toHaveLength(contrastPairs.length);
    if (globals['theme'] !== 'wireframe') await expect(canvas.queryByText(/^below/)).toBeNull();
  },
};

export const Type: Story = {
  render: () => <Letters />,
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText('Crvena zvezda – Partizan 1.85').map((line) => getComputedStyle(line).fontSize);
    await expect(new Set(sizes)).toHaveProperty('size', sizes.length / 2);
  },
};

export const SpaceAndSizes: Story = {
  render: () => <Measures />,
  play: async ({ canvas }) => {
    for (const name of ['space-8', 'radius-md', 'size-touch', 'density-row', 'motion-fast', 'z-dialog']) {
      await expect(canvas.getByText(name).nextElementSibling).not.toBeEmptyDOMElement();
    }
  },
};

/** The seeds of a brand, which is their control. */
type SeedsStory = StoryObj<{ readonly brand: string }>;
const seeds = {
  tags: ['playground'],
  argTypes: { brand: choice(Object.keys(brands)) },
  render: ({ brand }, { globals }) => {
    const theme = globals['theme'] === 'light' ? 'light' : 'dark';
    return <Seeds key={`${theme} ${brand}`} theme={theme} brand={brand} />;
  },
} satisfies SeedsStory;

/** A text that is no colour is reported at its field, and the kit's default replaces it. */
export const OperatorSeeds: SeedsStory = {
  ...seeds,
  args: { brand: 'Kvota' },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByTestId('preview');
    const brandOf = (): string => preview.style.getPropertyValue('--kvota-color-brand-base');
    const own = brandOf();
    const field = canvas.getByLabelText('brand');
    await userEvent.clear(field);
    await userEvent.type(field, '#C8102E');
    await expect(brandOf()).not.toBe(own);
    await userEvent.clear(field);
    await userEvent.type(field, 'sunset');
    await expect(field).toBeInvalid();
    await expect(brandOf()).toBe(own);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocean' }));
    await expect(field).toHaveValue('#2BB3FF');
  },
};

/** Seeds that would be unreadable beside each other: all of them were adjusted. */
export const PaleOnPale: SeedsStory = {
  ...seeds,
  args: { brand: 'Pale on pale' },
  play: async ({ canvas }) => {
    const broken = canvas.getByText('Pairs that cannot be read').nextElementSibling;
    await expect(broken).toHaveTextContent(/^0$/);
  },
};

const [adria, stadion, velvet] = presets as [Template, Template, Template];

/** The brand colour of a template in the theme of the toolbar, as the browser writes it. */
function brandOf(template: Template, globals: Readonly<Record<string, unknown>>): string {
  const probe = document.createElement('i');
  probe.style.color = template[globals['theme'] === 'light' ? 'light' : 'dark']['--kvota-color-brand-base'] ?? '';
  return probe.style.color;
}
const painted = (button: HTMLElement): string => getComputedStyle(button).backgroundColor;

/** Waits, because a button changes its colour in steps. */
const expectPainted = (button: HTMLElement, color: string): Promise<void> =>
  waitFor(() => expect(painted(button)).toBe(color));

/** A template of the toolbar, on the components of the kit. */
export const TemplateOfTheToolbar: Story = {
  name: '[DEV-04] a template of the toolbar paints the components',
  globals: { template: 'velvet' },
  render: () => <Preview />,
  play: async ({ canvas, globals }) => {
    await expectPainted(canvas.getByRole('button', { name: 'Pay ticket' }), brandOf(velvet, globals));
  },
};

/** Opening this story changes nothing, so that a template can be tried again and again. */
export const TryATheme: Story = {
  render: (_args, { globals }) => <TryTheme key={String(globals['theme'])} theme={String(globals['theme'])} />,
};

/** A test only: it would replace the template that somebody tries. */
export const TemplateOfADesigner: Story = {
  ...TryATheme,
  name: '[DEV-04] a template that is pasted or dropped paints the components, and is kept',
  tags: ['!dev'],
  beforeEach: () => () => keepTried(undefined),
  play: async ({ canvas, globals, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay ticket' });
    const own = painted(pay);
    const paste = async (text: string): Promise<void> => {
      await fireEvent.change(canvas.getByLabelText('Text of the template'), { target: { value: text } });
      await userEvent.click(canvas.getByRole('button', { name: 'Try' }));
    };
    await paste(writeJson(adria));
    await expectPainted(pay, brandOf(adria, globals));
    // As the next story gets it.
    paintTemplate(document.documentElement, 'kvota', String(globals['theme']));
    await expectPainted(pay, own);
    paintTemplate(document.documentElement, triedChoice, String(globals['theme']));
    await expectPainted(pay, brandOf(adria, globals));
    await expect(canvas.getByRole('status')).toHaveTextContent('Adria');
    await paste(writeCss(velvet));
    await expectPainted(pay, brandOf(velvet, globals));
    const dataTransfer = new DataTransfer();
    for (const { name, text } of writeDtcg(stadion)) dataTransfer.items.add(new File([text], name));
    canvas.getByTestId('drop').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expectPainted(pay, brandOf(stadion, globals));
    await paste('no template');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expectPainted(pay, brandOf(stadion, globals));
    await userEvent.click(canvas.getByRole('button', { name: 'Forget it' }));
    await expectPainted(pay, own);
  },
};
