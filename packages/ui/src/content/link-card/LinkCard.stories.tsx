import { IconFileText, IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkCard, LinkCardGrid } from './LinkCard.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Pages/Link card',
  component: LinkCard,
  args: { title: 'Betting rules', href: '#rules' },
  argTypes: { icon: { control: false } },
  parameters: { docs: { description: { component: 'A link to a page, with a note about its content.' } } },
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: () => {
    return (
      <LinkCardGrid>
        <LinkCard
          title={productText('Betting rules')}
          note="How a bet is taken, when it wins, and how a payout comes about."
          meta="In force since 1 November 2026"
          icon={<IconFileText size={22} />}
          href="#rules"
        />
        <LinkCard
          title={productText('Email')}
          note="support@kvota.example"
          icon={<IconMail size={22} />}
          href="#mail"
        />
        <LinkCard title="Stakes and limits" href="#limits" />
      </LinkCardGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: new RegExp(productText('Betting rules')) });
    await expect(link).toHaveAttribute('href', '#rules');
  },
};

/** A closed link gives the reason. */
export const Closed: Story = { args: { disabledReason: 'Not available at the moment' } };
