import type { Meta, StoryObj } from '@storybook/react-vite';
import { sayIn } from '../../../fixtures/say.ts';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Progress } from '../../feedback/progress/Progress.tsx';
import { BonusCard } from './BonusCard.tsx';

const meta = {
  title: 'Kit/Account/BonusCard',
  component: BonusCard,
  args: { title: 'Kvota Start', amount: '2.000,00', unit: 'FREEBET' },
  argTypes: { amount: { control: 'text' }, unit: { control: 'text' }, title: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: 'Something that was given: a coupon with its amount on the stub, and how much of it is left.',
      },
    },
  },
} satisfies Meta<typeof BonusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <BonusCard
        {...args}
        status={<Badge tone="success">{say('Active')}</Badge>}
        progress={
          <Progress label={say('Left to bet')} value={1250} max={2000} valueText="1.250,00 / 2.000,00" size="sm" />
        }
        facts={[say('Given on 21 Nov'), say('Until 28 Nov')]}
      />
    );
  },
};

/** A bonus that can no longer be used. */
export const Over: Story = {
  args: { over: true },
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <BonusCard
        {...args}
        status={<Badge>{say('Expired')}</Badge>}
        facts={[say('Given on 21 Nov'), say('Until 28 Nov')]}
      />
    );
  },
};

export const LongName: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftspokalwochenendgutschrift' },
};
