import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { Ticket, TicketLegs } from './Ticket.tsx';
import { TicketLeg, type TicketLegProps } from './TicketLeg.tsx';
import { productText } from '../../../fixtures/story-language.ts';
import { byPosition } from '../../style/by-position.ts';

const meta = {
  title: 'Kit/Slip/Ticket leg',
  component: TicketLeg,
  args: {
    pick: '1',
    market: 'Full-time result',
    pair: 'Crvena zvezda – Partizan',
    odds: '1.85',
    onRemove: fn(),
    removeLabel: 'Remove',
  },
  argTypes: {
    pick: { control: 'text' },
    market: { control: 'text' },
    pair: { control: 'text' },
    odds: { control: 'text' },
    oldOdds: { control: 'text' },
    note: { control: 'text' },
    move: { control: 'inline-radio', options: [undefined, 'up', 'down'] },
    sport: { control: false },
    token: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: 'One selection on a ticket: the pick, the market, the match, the price and its changes.',
      },
    },
  },
  render: (args) => <OnATicket legs={[args]} />,
} satisfies Meta<typeof TicketLeg>;
export default meta;
type Story = StoryObj<typeof meta>;

function OnATicket(props: { readonly legs: readonly TicketLegProps[] }) {
  return (
    <div style={{ maxWidth: 400 }}>
      <Ticket label={productText('Ticket')}>
        <TicketLegs label={productText('Selections')}>
          {byPosition(props.legs, (leg) => (
            <TicketLeg {...leg} />
          ))}
        </TicketLegs>
      </Ticket>
    </div>
  );
}

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Live: Story = { args: { live: true } };
export const PriceUp: Story = { args: { odds: '2.05', oldOdds: '1.85', move: 'up', state: 'pending' } };
export const PriceDown: Story = { args: { odds: '1.70', oldOdds: '1.85', move: 'down', state: 'pending' } };
export const Locked: Story = { args: { state: 'locked', note: 'Not taking bets right now' } };

/** In a system, a mark that adds the leg to a group is a toggle; the others are labels. */
export const Tokens: Story = {
  args: { token: { sign: 'I', label: 'Take into group I', pressed: true, onPress: fn() } },
  render: (args) => (
    <OnATicket
      legs={[
        args,
        { ...args, token: { sign: 'II', label: 'In group II' } },
        { ...args, token: { sign: 'B', label: 'Banker' } },
      ]}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Take into group I', pressed: true });
    await userEvent.click(toggle);
    await expect(args.token?.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('img', { name: 'Banker' })).toBeVisible();
  },
};

/** A very long pair of names takes two lines and is not cut. */
export const LongPair: Story = {
  args: { pair: 'Brighton & Hove Albion – Wolverhampton Wanderers', odds: '3.05', oldOdds: '3.20', move: 'down' },
};

/** Settled: nothing can be removed any more. */
export const Settled: Story = {
  render: ({ pick, market, pair, odds }) => (
    <OnATicket
      legs={(['won', 'lost', 'void', 'open'] as const).map((state) => ({
        pick,
        market,
        pair,
        odds,
        state,
        sport: <SportIcon code="F" size={22} />,
        note: '2:1',
      }))}
    />
  ),
};
