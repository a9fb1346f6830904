import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { OfferPrice, type OfferPriceProps } from './OfferPrice.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Offer price',
  component: OfferPrice,
  args: { label: '', amount: '1,243.50' },
  parameters: {
    docs: {
      description: {
        component: 'The current payout of an offer. It keeps its size while the price loads, changes and expires.',
      },
    },
  },
  render: (args) => {
    return (
      <div style={{ maxWidth: 400 }}>
        <OfferPrice
          {...args}
          label={productText('You get now')}
          end={args.fresh ? `${productText('Price holds')} 7 s` : undefined}
        />
      </div>
    );
  },
} satisfies Meta<typeof OfferPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

const fallen: OfferPriceProps['move'] = { direction: 'down', from: '1,310.00' };

export const Asking: Story = { args: { amount: <Skeleton width={160} height={34} /> } };
export const Fresh: Story = { args: { fresh: true } };
export const RunOut: Story = {};
export const Risen: Story = { args: { fresh: true, move: { direction: 'up', from: '1,198.20' } } };
export const Fallen: Story = {
  args: { fresh: true, move: fallen },
  play: async ({ canvasElement }) => {
    const old = within(canvasElement).getByText('1,310.00');
    await expect(old.tagName).toBe('S');
    await expect(old.parentElement).toHaveAttribute('data-move', 'down');
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
