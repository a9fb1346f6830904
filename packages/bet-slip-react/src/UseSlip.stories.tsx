import { createSlip, type Slip } from '@kvota/bet-slip/store';
import { selectPayButton, selectQuote, selectSelections, type NewSelection } from '@kvota/bet-slip/slip';
import {
  Button,
  OddsButton,
  StakeInput,
  Ticket,
  TicketFooter,
  TicketHeader,
  TicketLeg,
  TicketLegs,
  TicketTear,
  TicketTotal,
} from '@kvota/ui';
import { productText } from '@kvota/ui/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { useSlip } from './use-slip.ts';

const now = Date.parse('2026-11-21T17:30:00Z');

/** Creates a slip without calls, with a fixed clock, for a player with a wallet in dinars. */
function makeSlip(stake: string): Slip {
  return createSlip({
    config: { minStake: stake },
    deps: {
      now: () => now,
      newId: () => 'story-ticket',
      host: () => ({
        loggedIn: true,
        wallet: { currency: 'RSD', currencyId: 941 },
        limits: null,
        blocked: false,
        maintenance: false,
        online: true,
      }),
      after: () => () => undefined,
    },
    effects: {},
  });
}

const selectionOf = (id: string, pair: string, outcome: string, price: string): NewSelection => ({
  id,
  pair,
  outcome,
  price,
  desc: 'prematch',
  marketName: '1X2',
  marketDesc: '1X2',
  band: null,
  sfId: id,
  time: '18:45',
  timeStart: now + 3_600_000,
  marketsKey: '1X2',
  marketsTable: null,
  marketsGroup: null,
  player: null,
  sport: 'F',
  realSport: null,
});

const offer = [
  selectionOf('1', 'Crvena zvezda - Partizan', '1', '1.85'),
  selectionOf('1', 'Crvena zvezda - Partizan', 'X', '3.40'),
  selectionOf('2', 'Arsenal - Newcastle United', '1', '1.55'),
  selectionOf('3', 'Werder Bremen - Mainz 05', '2', '3.45'),
];

function Example({ slip }: { readonly slip: Slip }): ReactElement {
  const legs = useSlip(slip, selectSelections);
  const stake = useSlip(slip, (state) => state.stake);
  const payout = useSlip(slip, (state, env) => selectQuote(state, env).payout.max);
  const button = useSlip(slip, selectPayButton);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 }}>
        {offer.map((selection) => (
          <OddsButton
            key={`${selection.id}${selection.outcome}`}
            layout="wide"
            label={`${selection.pair}, ${selection.outcome}`}
            caption={`${selection.pair.split(' - ')[0]} · ${selection.outcome}`}
            price={selection.price}
            selected={legs.some((leg) => leg.id === selection.id && leg.outcome === selection.outcome)}
            onClick={() => slip.send({ type: 'add', selection })}
          />
        ))}
      </div>
      <Ticket label={productText('Ticket')}>
        <TicketHeader title={productText('Ticket')} count={legs.length} />
        <TicketLegs label={productText('Selections')}>
          {legs.map((leg) => (
            <TicketLeg
              key={leg.id}
              pick={leg.outcome}
              market={leg.marketDesc}
              pair={leg.pair}
              odds={leg.shownPrice}
              onRemove={() => slip.send({ type: 'remove', id: leg.id })}
            />
          ))}
        </TicketLegs>
        <TicketTear />
        <TicketFooter>
          <StakeInput
            label={productText('Stake')}
            currency="RSD"
            amount={stake}
            min="20.00"
            onAmountChange={(amount) => slip.send({ type: 'set-stake', stake: amount ?? '' })}
            format={(amount) => amount}
          />
          <TicketTotal label={productText('Possible payout')} value={payout} emphasis />
          <Button variant="brand" size="lg" fullWidth disabledReason={button.disabled?.code}>
            Pay ticket
          </Button>
        </TicketFooter>
      </Ticket>
    </div>
  );
}

function LiveExample({ stake }: { readonly stake: string }): ReactElement {
  const [slip] = useState(() => makeSlip(stake));
  useEffect(() => slip.stop, [slip]);
  return <Example slip={slip} />;
}

const meta = {
  title: 'Packages/bet-slip-react/useSlip',
  args: { stake: '200' },
  parameters: {
    docs: {
      description: {
        component:
          'useSlip(slip, select) reads a part of a running slip and draws the component again when that part has changed. The odds, the ticket and its button below are bound by four such reads; the rest is the engine.',
      },
    },
  },
  render: ({ stake }) => <LiveExample key={stake} stake={stake} />,
} satisfies Meta<{ stake: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two outcomes of one match exclude each other, a second press removes one, and the payout is exact to the cent. */
export const Live: Story = {
  args: { stake: '200' },
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
    await step('two matches', async () => {
      await press('Crvena zvezda - Partizan, 1');
      await press('Arsenal - Newcastle United, 1');
      await expect(canvas.getByText('573.50')).toBeVisible();
    });
    await step('the draw takes the place of the home win', async () => {
      await press('Crvena zvezda - Partizan, X');
      await expect(canvas.getByText('1054.00')).toBeVisible();
    });
    await step('off again', async () => {
      await press('Crvena zvezda - Partizan, X');
      await press('Arsenal - Newcastle United, 1');
      await expect(canvas.queryByText('1054.00')).toBeNull();
    });
  },
};

export const Empty: Story = {};
