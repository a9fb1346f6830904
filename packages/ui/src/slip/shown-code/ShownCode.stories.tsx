import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownCode } from './ShownCode.tsx';

const meta = {
  title: 'Kit/Slip/Shown code',
  component: ShownCode,
  args: { children: 'K7QF-3M2P' },
  parameters: { docs: { description: { component: 'A code that is read aloud or copied.' } } },
} satisfies Meta<typeof ShownCode>;
export default meta;

export const Code: StoryObj<typeof meta> = {};
