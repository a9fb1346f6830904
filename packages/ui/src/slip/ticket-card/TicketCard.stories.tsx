import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { LegStrip } from '../leg-strip/LegStrip.tsx';
import { TicketStamp } from '../ticket-stamp/TicketStamp.tsx';
import { TicketFooter, TicketLegs, TicketTear, TicketTotal } from '../ticket/Ticket.tsx';
import { TicketLeg } from '../ticket/TicketLeg.tsx';
import { StubAmount, StubAmounts, TicketCard } from './TicketCard.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket card',
  component: TicketCard,
  subcomponents: { StubAmount, StubAmounts },
  parameters: {
    docs: {
      description: {
        component:
          'A ticket in a list. Closed, it is a slip with a stub: at the end of a wide card, at the bottom of a narrow one. Open, it is the whole ticket.',
      },
    },
  },
  render: () => <Cards />,
} satisfies Meta<typeof TicketCard>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

function Cards(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TicketCard
        label={`${productText('Ticket')} 4021`}
        status={<Badge tone="info">Open</Badge>}
        title={productText('System')}
        meta="21/11 18:04"
        detail="Crvena zvezda – Partizan, Napredak – OFK Beograd"
        strip={<LegStrip legs={['won', 'open']} label={productText('Selections')} />}
        stub={
          <>
            <StubAmounts>
              <StubAmount label={productText('Stake')} value="200.00" />
              <StubAmount label={productText('Possible payout')} value="1,128.50" tone="brand" />
            </StubAmounts>
            <Button variant="brand" fullWidth>
              {productText('Cash out')} 640.00
            </Button>
          </>
        }
        open={open}
        onOpenChange={setOpen}
      >
        <TicketLegs label={productText('Selections')}>
          <TicketLeg
            pick="1"
            market={productText('Full-time result')}
            pair="Crvena zvezda – Partizan"
            odds="1.85"
            state="won"
          />
        </TicketLegs>
        <TicketTear />
        <TicketFooter>
          <TicketTotal label={productText('Possible payout')} value="1,128.50" emphasis />
        </TicketFooter>
      </TicketCard>
      <TicketCard
        label={`${productText('Ticket')} 4020`}
        status={<TicketStamp tone="success">{productText('Won')}</TicketStamp>}
        title={productText('Single')}
        meta="20/11 16:30"
        pick="1"
        detail="Roma – Lazio"
        strip={<LegStrip legs={['won']} label={productText('Selections')} />}
        stub={
          <StubAmounts>
            <StubAmount label={productText('Stake')} value="500.00" />
            <StubAmount label={productText('Payout')} value="2,337.00" tone="success" />
          </StubAmounts>
        }
        open={false}
        onOpenChange={() => undefined}
      />
    </div>
  );
}

export const InAList: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const card = within(within(canvasElement).getByRole('article', { name: `${productText('Ticket')} 4021` }));
    const [toggle] = card.getAllByRole('button');
    if (!toggle) throw new Error('The card has no toggle.');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(card.getByRole('list', { name: productText('Selections') })).toBeVisible();
    await userEvent.click(toggle);
    await expect(card.queryByRole('list')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [toggle] = within(canvasElement).getAllByRole('button', { expanded: false });
    if (toggle) await userEvent.click(toggle);
  },
};
