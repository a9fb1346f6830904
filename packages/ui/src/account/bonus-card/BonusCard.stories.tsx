import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Progress } from '../../feedback/progress/Progress.tsx';
import { BonusCard } from './BonusCard.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Account/BonusCard',
  component: BonusCard,
  args: { title: 'Kvota Start', amount: '2.000,00', unit: 'FREEBET' },
  argTypes: { amount: { control: 'text' }, unit: { control: 'text' }, title: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: 'A bonus as a coupon: the amount on the stub, and how much of it is left.',
      },
    },
  },
} satisfies Meta<typeof BonusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  render: (args) => {
    return (
      <BonusCard
        {...args}
        status={<Badge tone="success">{productText('Active')}</Badge>}
        progress={
          <Progress
            label={productText('Left to bet')}
            value={1250}
            max={2000}
            valueText="1.250,00 / 2.000,00"
            size="sm"
          />
        }
        facts={['Given on 21 Nov', 'Until 28 Nov']}
      />
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('2.000,00 FREEBET');
    await expect(canvas.getByRole('heading', { name: 'Kvota Start' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1.250,00 / 2.000,00');
  },
};

/** A bonus that can no longer be used. */
export const Over: Story = {
  args: { over: true },
  render: (args) => {
    return (
      <BonusCard
        {...args}
        status={<Badge>{productText('Expired')}</Badge>}
        facts={['Given on 21 Nov', 'Until 28 Nov']}
      />
    );
  },
};

export const LongName: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
  args: { title: 'Donaudampfschifffahrtsgesellschaftspokalwochenendgutschrift' },
};
