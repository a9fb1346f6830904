import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PictureFrame } from './PictureFrame.tsx';
import { productText } from '../../../fixtures/story-language.ts';

/** As long as the picture of a ticket with many legs. */
const long = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="3200"><rect width="1080" height="3200" fill="gray"/></svg>',
)}`;

const meta = {
  title: 'Kit/Slip/Picture frame',
  component: PictureFrame,
  args: { src: long, alt: '' },
  parameters: {
    docs: {
      description: {
        component: 'A preview of a shared picture, always visible as a whole, however long the ticket is.',
      },
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <PictureFrame {...args} alt={productText('Picture of the ticket')} />
    </div>
  ),
} satisfies Meta<typeof PictureFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongTicket: Story = {
  play: async ({ canvasElement }) => {
    const name = productText('Picture of the ticket');
    await expect(within(canvasElement).getByRole('img', { name }).offsetHeight).toBeLessThanOrEqual(380);
  },
};
export const Drawing: Story = { args: { src: undefined } };
