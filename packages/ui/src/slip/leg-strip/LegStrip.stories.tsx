import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { LegMark } from './LegMark.tsx';
import { LegStrip } from './LegStrip.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Leg strip',
  component: LegStrip,
  subcomponents: { LegMark },
  args: { legs: ['won', 'won', 'void', 'live', 'open'], label: 'Selections' },
  parameters: {
    docs: {
      description: {
        component: 'The state of each leg of a paid ticket, by shape and colour, with a text for assistive technology.',
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      <LegStrip {...args} label={productText('Selections')} />
    </StoryGrid>
  ),
} satisfies Meta<typeof LegStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('img', { name: productText('Selections') });
    await expect(strip.querySelectorAll('[data-state="won"]')).toHaveLength(2);
  },
};

/** A long strip ends in a number. */
export const Many: Story = {
  args: { legs: Array.from({ length: 30 }, (_, at) => (at % 7 === 3 ? 'lost' : 'won')) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+19')).toBeVisible();
  },
};

export const Marks: Story = {
  render: () => (
    <StoryGrid>
      {(['sm', 'md'] as const).map((size) => (
        <StoryRow key={size}>
          {(['open', 'live', 'won', 'half_won', 'void', 'half_lost', 'lost'] as const).map((state) => (
            <LegMark key={state} state={state} size={size} />
          ))}
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
