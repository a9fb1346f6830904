import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { drawnPicture } from '../../../fixtures/pictures.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Kit/Frame/Logo',
  component: Logo,
  args: { name: 'Kvota', size: 36 },
  parameters: {
    docs: {
      description: {
        component: 'The logo: two leaning bars, like a rising price, and the name of the operator.',
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordMark: Story = {};

export const DeviceAlone: Story = {
  args: { mark: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Kvota' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <StoryGrid>
      <StoryRow>
        <Logo size={20} />
        <Logo size={28} />
        <Logo size={48} />
        <Logo mark size={28} />
        <Logo name="Optika" size={28} />
      </StoryRow>
    </StoryGrid>
  ),
};

/** A long name in a narrow bar is hidden as a whole: the device remains, and no letter is cut. */
export const NoRoomForTheName: Story = {
  args: { name: 'Kvota Affiliates', size: 28 },
  render: (args) => (
    <div style={{ display: 'flex', width: 120 }}>
      <Logo {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText('Kvota Affiliates');
    const name = document.createRange();
    name.selectNodeContents(mark.lastChild ?? mark);
    const seen = mark.getBoundingClientRect();
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(seen.bottom - 1);
    await expect(within(canvasElement).getByText('Kvota Affiliates').querySelector('svg')).toBeVisible();
    await expect(seen.width).toBeLessThanOrEqual(120);
  },
};

/** An operator's picture. If it fails to load, the word mark remains. */
export const OperatorsPicture: Story = {
  args: { name: 'Bet', src: drawnPicture(2, 300, 80) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Bet' })).toBeVisible();
  },
};
