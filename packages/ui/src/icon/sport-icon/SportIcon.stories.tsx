import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cells, Sample } from '../../../fixtures/layout/Sample.tsx';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SportIcon } from './SportIcon.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Sport icon',
  component: SportIcon,
  args: { code: 'F', size: 32, label: 'Football' },
  argTypes: { size: { control: { type: 'range', min: 12, max: 96, step: 4 } } },
  parameters: {
    docs: {
      description: {
        component: 'The icon of a sport by its code. An unknown code has a cup.',
      },
    },
  },
} satisfies Meta<typeof SportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByRole('img', { name: productText('Football') });
    await expect(icon).toHaveAttribute('data-sport', 'F');
  },
};

export const Unknown: Story = {
  args: { code: 'ZZ', label: 'ZZ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'ZZ' })).toHaveAttribute('data-sport', 'unknown');
  },
};

const sports: readonly (readonly [code: string, name: string])[] = [
  ['F', 'Football'],
  ['B', 'Basketball'],
  ['T', 'Tennis'],
  ['H', 'Handball'],
  ['WP', 'Water polo'],
  ['IH', 'Ice hockey'],
  ['V', 'Volleyball'],
  ['FU', 'Futsal'],
  ['RL', 'Rugby league'],
  ['RU', 'Rugby union'],
  ['S', 'Snooker'],
  ['E', 'E-sports'],
  ['D', 'Darts'],
  ['BB', 'Baseball'],
  ['AF', 'American football'],
  ['AR', 'Australian rules'],
  ['TT', 'Table tennis'],
  ['SPB', 'Specials'],
  ['BT', 'Beach tennis'],
  ['BV', 'Beach volleyball'],
  ['MMA', 'MMA'],
  ['BO', 'Boxing'],
  ['VF', 'Virtual football'],
  ['VT', 'Virtual tennis'],
  ['VB', 'Virtual basketball'],
  ['W', 'Winter sports'],
  ['BD', 'Badminton'],
  ['CR', 'Cricket'],
  ['CY', 'Cycling'],
  ['G', 'Golf'],
  ['M', 'Motor racing'],
  ['??', 'Unknown sport'],
];

/** Every code with an icon, and one without. */
export const AllCodes: Story = {
  render: () => {
    return (
      <StoryGrid>
        <div className={cells}>
          {sports.map(([code, name]) => (
            <Sample key={code} name={`${code} · ${productText(name)}`}>
              <SportIcon code={code} size={40} />
              <SportIcon code={code} size={20} />
            </Sample>
          ))}
        </div>
      </StoryGrid>
    );
  },
};

export const Sizes: Story = {
  render: ({ code }) => (
    <StoryRow>
      {[14, 16, 20, 24, 32, 48].map((size) => (
        <SportIcon key={size} code={code} size={size} />
      ))}
    </StoryRow>
  ),
};
