import { contrastPairs } from '@kvota/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isThemeName } from '../../.storybook/toolbar.ts';
import { choice } from '../workbench/playground.tsx';
import { Colours } from './Colours.tsx';
import { Letters, Measures } from './Measures.tsx';
import { brands, Seeds } from './Seeds.tsx';

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
