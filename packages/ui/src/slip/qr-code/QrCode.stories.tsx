import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Kit/Slip/QR code',
  component: QrCode,
  args: { text: 'https://kvota.example/t/4021-8873-1156', label: 'Code of ticket 4021-8873-1156' },
  parameters: {
    docs: {
      description: { component: 'A text as a QR code, black on white in every theme, because cameras expect it.' },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', {
      name: 'Code of ticket 4021-8873-1156',
    });
    const { backgroundColor, fill } = getComputedStyle(code);
    await expect(backgroundColor).toMatch(/\(255, 255, 255\)$/);
    await expect(fill).toMatch(/\(0, 0, 0\)$/);
  },
};
