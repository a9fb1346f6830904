import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShownCode } from './ShownCode.tsx';

const meta = {
  title: 'Kit/Slip/Shown code',
  component: ShownCode,
  args: { children: 'K7QF-3M2P' },
  parameters: { docs: { description: { component: 'A code to read aloud or to copy.' } } },
} satisfies Meta<typeof ShownCode>;
export default meta;

export const Code: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    // An output is announced when the code arrives.
    await expect(canvas.getByRole('status')).toHaveTextContent('K7QF-3M2P');
  },
};
