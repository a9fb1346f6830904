import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BettingPage } from '../../../fixtures/betting/BettingPage.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Betting page',
  component: BettingPage,
  args: {},
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A whole betting page of kit components only. Prices can be added and removed, changes accepted, and the ticket paid. Nothing is sent.',
      },
      story: { inline: false, height: '760px' },
    },
  },
  render: () => <BettingPage />,
} satisfies Meta<typeof BettingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

/** A press puts a price on the slip, and a second one removes it. On a phone the slip is behind the bar. */
export const Picking: Story = {
  play: async ({ canvasElement }) => {
    // Finds elements by name first, because searching a whole page by role takes seconds.
    const part = (name: string): HTMLElement | null =>
      canvasElement.querySelector(`section[aria-label="${CSS.escape(name)}"]`);
    const league = part('England · Premier League') ?? canvasElement;
    const price = within(league).getByRole('button', { name: /^Arsenal – Newcastle United, 1 1\.55/ });
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    const ticket = part(productText('Ticket'));
    if (ticket?.checkVisibility()) {
      await expect(within(ticket).getByText('Arsenal – Newcastle United')).toBeInTheDocument();
      await userEvent.click(
        within(ticket).getByRole('button', { name: new RegExp(`^${productText('Accept changes')}`) }),
      );
      await expect(within(ticket).getByRole('button', { name: 'Pay ticket' })).toBeInTheDocument();
      await expect(within(ticket).getByText('8.74')).toBeInTheDocument();
    } else {
      await expect(within(canvasElement).getAllByText('8.74').length).toBeGreaterThan(0);
    }
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
};
