import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Kit/Signals/Skeleton',
  component: Skeleton,
  args: { width: 240, height: 14 },
  parameters: {
    docs: {
      description: {
        component:
          'A placeholder for content that is loading, in its final size. It is invisible for 150 ms, so that nothing flickers.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bone: Story = {
  decorators: [(Story) => <figure>{Story()}</figure>],
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('figure > [aria-hidden="true"]');
    if (!bone) throw new Error('There is no stand-in');
    await waitFor(() => expect(getComputedStyle(bone).animationDelay).toBe('0.15s'));
    await expect(bone.getBoundingClientRect().height).toBe(14);
  },
};

/** A card made of placeholders. */
export const Composed: Story = {
  render: () => (
    <StoryGrid width={320}>
      <Skeleton height={140} radius={10} />
      <Skeleton width="60%" height={22} />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </StoryGrid>
  ),
};
