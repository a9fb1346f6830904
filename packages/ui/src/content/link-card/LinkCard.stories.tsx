import { IconFileText, IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayIn } from '../../../fixtures/say.ts';
import { LinkCard, LinkCardGrid } from './LinkCard.tsx';

const meta = {
  title: 'Kit/Pages/Link card',
  component: LinkCard,
  args: { title: 'Betting rules', href: '#rules' },
  argTypes: { icon: { control: false } },
  parameters: { docs: { description: { component: 'A way on, with what is to be found there.' } } },
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <LinkCardGrid>
        <LinkCard
          title={say('Betting rules')}
          note={say('How a bet is taken, when it wins, and how a payout comes about.')}
          meta={say('In force since 1 November 2026')}
          icon={<IconFileText size={22} />}
          href="#rules"
        />
        <LinkCard title={say('Email')} note="support@kvota.example" icon={<IconMail size={22} />} href="#mail" />
        <LinkCard title={say('Stakes and limits')} href="#limits" />
      </LinkCardGrid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const link = within(canvasElement).getByRole('link', { name: new RegExp(say('Betting rules')) });
    await expect(link).toHaveAttribute('href', '#rules');
  },
};

/** A closed link gives the reason. */
export const Closed: Story = { args: { disabledReason: 'Not available at the moment' } };
