import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { Score } from './Score.tsx';

const meta = {
  title: 'Kit/Sportsbook/Score',
  component: Score,
  args: { home: '2', away: '1', size: 'lg' },
  argTypes: { home: { control: 'text' }, away: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'Two numbers with the leaning bar of the logo between them.' } },
  },
} satisfies Meta<typeof Score>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.replaceAll(/\s/g, '')).toBe('2:1');
  },
};

/** With a label for assistive technology; the numbers are then not read twice. */
export const Spoken: Story = {
  args: { label: 'Score 2 to 1' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('2:1');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <StoryRow>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Score key={size} {...args} size={size} />
      ))}
      <Score home="112" away="98" size="lg" />
    </StoryRow>
  ),
};
