import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BettingPage } from '../../../fixtures/BettingPage.tsx';
import { sayIn } from '../../../fixtures/say.ts';

const meta = {
  title: 'Kit/Sportsbook/Betting page',
  component: BettingPage,
  args: {},
  argTypes: { language: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A whole betting page, composed of nothing but parts of the kit. Prices go on the slip and off again, changes are accepted, the ticket is paid; nothing leaves the page.',
      },
      story: { inline: false, height: '760px' },
    },
  },
  render: (_args, { globals }) => <BettingPage key={String(globals['language'])} language={globals['language']} />,
} satisfies Meta<typeof BettingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

/** A press puts a price on the slip, and a second one removes it. On a phone the slip is behind the bar. */
export const Picking: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    // Finds elements by name first, because searching a whole page by role takes seconds.
    const part = (name: string): HTMLElement | null =>
      canvasElement.querySelector(`section[aria-label="${CSS.escape(name)}"]`);
    const league = part(say('England · Premier League')) ?? canvasElement;
    const price = within(league).getByRole('button', { name: /^Arsenal – Newcastle United, 1 1\.55/ });
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    const ticket = part(say('Ticket'));
    if (ticket?.checkVisibility()) {
      await expect(within(ticket).getByText('Arsenal – Newcastle United')).toBeInTheDocument();
      await userEvent.click(within(ticket).getByRole('button', { name: new RegExp(`^${say('Accept changes')}`) }));
      await expect(within(ticket).getByRole('button', { name: say('Pay ticket') })).toBeInTheDocument();
      await expect(within(ticket).getByText('8.74')).toBeInTheDocument();
    } else {
      await expect(within(canvasElement).getAllByText('8.74').length).toBeGreaterThan(0);
    }
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
};
