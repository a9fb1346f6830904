import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cells, Sample } from '../../../fixtures/layout/Sample.tsx';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Flag } from './Flag.tsx';
import { commonFlags } from './common-flags.ts';
import { rareFlags } from './rare-flags.ts';
import { specialNames } from './special-flags.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Flag',
  component: Flag,
  args: { code: 'rs', size: 32, label: 'Serbia' },
  argTypes: { size: { control: { type: 'range', min: 12, max: 96, step: 4 } } },
  parameters: {
    docs: {
      description: {
        component:
          'The flag of a league: a country by code or English name, or World, International, a continent, a tour. An unknown name has a placeholder of the same size.',
      },
    },
  },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {
  play: async ({ canvasElement }) => {
    const name = productText('Serbia');
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name })).toHaveAttribute('src'));
  },
};

export const Placeholder: Story = {
  args: { code: 'Atlantis', label: 'Atlantis' },
  play: async ({ canvasElement }) => {
    const flag = within(canvasElement).getByRole('img', { name: 'Atlantis' });
    await expect(flag).toHaveAttribute('data-flag', 'placeholder');
    await expect(flag.getBoundingClientRect().width).toBe(32);
  },
};

/** World, International, continents and tours. */
export const Special: Story = {
  render: () => (
    <StoryGrid>
      <div className={cells}>
        {specialNames.map((name) => (
          <Sample key={name} name={name}>
            <Flag code={name} size={48} />
            <Flag code={name} size={20} />
          </Sample>
        ))}
      </div>
    </StoryGrid>
  ),
};

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const parts: Readonly<Record<string, string>> = {
  'gb-eng': 'England',
  'gb-sct': 'Scotland',
  'gb-wls': 'Wales',
  'gb-nir': 'Northern Ireland',
};
const countries = Object.keys({ ...commonFlags, ...rareFlags })
  .map((code) => [code, parts[code] ?? names.of(code.toUpperCase()) ?? ''] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** Every country with a flag, by its English name. */
export const AllCountries: Story = {
  render: () => (
    <StoryGrid width="none">
      <div className={cells}>
        {countries.map(([code, name]) => (
          <Sample key={code} name={`${code} ${name}`}>
            <Flag code={code} size={32} />
          </Sample>
        ))}
      </div>
    </StoryGrid>
  ),
};

export const Sizes: Story = {
  render: ({ code }) => (
    <StoryRow>
      {[14, 16, 20, 24, 32, 48, 64].map((size) => (
        <Flag key={size} code={code} size={size} />
      ))}
    </StoryRow>
  ),
};
