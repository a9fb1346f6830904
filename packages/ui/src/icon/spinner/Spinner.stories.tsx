import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';

import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Kit/Signals/Spinner',
  component: Spinner,
  args: { label: 'Deciding', size: 24 },
  parameters: {
    docs: {
      description: {
        component:
          'Activity of unknown length. With reduced motion it turns slowly, because a still ring has no meaning.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a label it is announced. Without one it is decoration beside a text. */
export const Labelled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Deciding')).toBeInTheDocument();
  },
};

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Spinner size={16} />
      <Spinner size={24} />
      <Spinner size={56} />
    </StoryRow>
  ),
};

/** With reduced motion it turns at a quarter of the speed, while everything else stops. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const [turning] = canvasElement.getAnimations({ subtree: true });
    await expect(turning?.effect?.getTiming()).toMatchObject({ duration: 4000, iterations: Infinity });
  },
};
