import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Badge } from './Badge.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Signals/Badge',
  component: Badge,
  args: { children: 'New', tone: 'brand' },
  parameters: {
    docs: { description: { component: 'A word or a number that marks something. It is not interactive.' } },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(productText('New'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const tones = [
  ['neutral', 'Closed'],
  ['brand', 'New'],
  ['live', 'Live'],
  ['success', 'Winner'],
  ['warning', 'Deciding'],
  ['danger', 'Loser'],
  ['info', 'Unsettled'],
  ['casino', 'Jackpot'],
] as const;

/** On every background of the kit. */
export const Tones: Story = {
  render: () => (
    <StoryGrid>
      <StoryRow>
        {tones.map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {productText(word)}
          </Badge>
        ))}
      </StoryRow>
      <StoryRow>
        {tones.map(([tone], index) => (
          <Badge key={tone} tone={tone}>
            {index * 7 + 3}
          </Badge>
        ))}
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvas }) => {
    const colors = tones.map(([, word]) => {
      const { backgroundColor, color } = getComputedStyle(canvas.getByText(productText(word)));
      return `${color} on ${backgroundColor}`;
    });
    await expect(new Set(colors).size).toBe(tones.length);
  },
};
