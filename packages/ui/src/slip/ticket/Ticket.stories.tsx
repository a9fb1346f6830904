import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { ticketMoments, type TicketMoment } from '../../../fixtures/ticket/ticket-moments.ts';
import { SampleTicket } from '../../../fixtures/ticket/SampleTicket.tsx';
import { Samples } from '../../../fixtures/layout/Sample.tsx';
import { Ticket, TicketFooter, TicketHeader, TicketLegs, TicketTear } from './Ticket.tsx';
import { TicketLeg } from './TicketLeg.tsx';
import { TicketOverlay } from './TicketMessage.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket',
  component: SampleTicket,
  subcomponents: { Ticket, TicketHeader, TicketLegs, TicketTear, TicketFooter, TicketLeg, TicketOverlay },
  args: { moment: 'building', onPress: fn() },
  argTypes: { moment: { control: 'select', options: ticketMoments } },
  parameters: {
    docs: {
      description: {
        component:
          'The ticket in all its states. It is a column: its legs scroll, totals and the pay button stay. An overlay makes everything below unreachable.',
      },
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <SampleTicket {...args} />
    </div>
  ),
} satisfies Meta<typeof SampleTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state beside each other. */
export const AllMoments: Story = {
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: () => (
    <Samples>
      {ticketMoments.map((moment) => (
        <section key={moment} aria-label={moment} style={{ maxWidth: 400 }}>
          <SampleTicket moment={moment} />
        </section>
      ))}
    </Samples>
  ),
};

export const Empty: Story = { args: { moment: 'empty' } };

export const Building: Story = {
  play: async ({ canvasElement, args }) => {
    const ticket = within(within(canvasElement).getByRole('region', { name: productText('Ticket') }));
    const legs = within(ticket.getByRole('list', { name: productText('Selections') })).getAllByRole('listitem');
    await expect(legs).toHaveLength(3);
    await userEvent.click(ticket.getByRole('button', { name: 'Remove Napredak – OFK Beograd' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('remove Napredak – OFK Beograd');
    await userEvent.click(ticket.getByRole('button', { name: 'Pay ticket' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('pay');
  },
};

/** The button stays reachable and gives the reason why it is disabled. */
const stopped =
  (reason: string): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const pay = within(canvasElement).getByRole('button', { name: 'Pay ticket' });
    await userEvent.click(pay);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(pay).toHaveAccessibleDescription(productText(reason));
  };

export const BelowMinimum: Story = {
  args: { moment: 'below minimum' },
  play: stopped('The lowest stake is 20.00 RSD.'),
};

export const OverALimit: Story = {
  args: { moment: 'over a limit' },
  play: stopped('The highest stake is 200,000.00 RSD.'),
};

export const LockedLegs: Story = {
  args: { moment: 'locked legs' },
  play: stopped('Remove the locked selections to pay.'),
};

export const ChangesPending: Story = {
  args: { moment: 'changes pending' },
  play: async ({ canvasElement }) => {
    const leg = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes('Napredak'));
    await expect(leg).toHaveAttribute('data-state', 'pending');
    await expect(leg).toHaveTextContent(/2\.95.*3\.05/);
    await expect(
      within(canvasElement).getByRole('button', { name: new RegExp(productText('Accept changes')) }),
    ).toBeInTheDocument();
  },
};

export const LogInToPay: Story = {
  args: { moment: 'log in to pay' },
  play: async ({ canvasElement, args }) => {
    // The covered part cannot be reached by pointer, keyboard or assistive technology.
    await expect(within(canvasElement).getByText('Pay ticket').closest('[inert]')).not.toBeNull();
    within(canvasElement).getByText('Pay ticket').closest('button')?.focus();
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: productText('Log in') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('log in');
  },
};

export const Sending: Story = {
  args: { moment: 'sending' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: productText('Ticket') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(within(canvasElement).queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { moment: 'waiting' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('14');
  },
};

export const Deciding: Story = {
  args: { moment: 'deciding' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'New offer: a lower stake and other odds. Do you accept?',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: productText('Decline') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('decline');
  },
};

export const Accepted: Story = {
  args: { moment: 'accepted' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: productText('Print') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('print');
  },
};

export const Rejected: Story = {
  args: { moment: 'rejected' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(productText('Slip not accepted'));
  },
};

export const OutcomeUnknown: Story = { args: { moment: 'unknown' } };
export const ServerBusy: Story = { args: { moment: 'busy' } };

/** Many legs in little room: the legs scroll, the stub stays. */
export const ManyLegs: Story = {
  render: () => {
    return (
      <div style={{ maxWidth: 400, height: 420, marginInline: 'auto' }}>
        <Ticket label={productText('Ticket')}>
          <TicketHeader title={productText('Ticket')} count={12} />
          <TicketLegs label={productText('Selections')}>
            {Array.from({ length: 12 }, (_, at) => (
              <TicketLeg
                key={at}
                pick="X"
                market={productText('Full-time result')}
                pair="Brighton & Hove Albion – Wolverhampton Wanderers"
                odds="3.90"
                onRemove={() => undefined}
                removeLabel={`Remove ${at + 1}`}
                token={at === 0 ? { sign: 'B', label: 'Banker' } : undefined}
              />
            ))}
          </TicketLegs>
          <TicketTear />
          <TicketFooter>
            <Button variant="brand" size="lg" fullWidth>
              Pay ticket
            </Button>
          </TicketFooter>
        </Ticket>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const legs = within(canvasElement).getByRole('group', { name: productText('Selections') });
    await expect(legs.scrollHeight).toBeGreaterThan(legs.clientHeight);
    const ticket = within(canvasElement).getByRole('region', { name: productText('Ticket') });
    const pay = within(canvasElement).getByRole('button', { name: 'Pay ticket' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThan(ticket.getBoundingClientRect().bottom);
  },
};

function Covering({ moment }: { readonly moment: TicketMoment }): ReactElement {
  const [covered, setCovered] = useState(false);
  return (
    <Ticket
      label={productText('Ticket')}
      overlay={
        covered ? (
          <TicketOverlay
            tone={moment === 'rejected' ? 'danger' : 'info'}
            title={productText('Slip not accepted')}
            actions={<Button onClick={() => setCovered(false)}>{productText('Back to the slip')}</Button>}
          />
        ) : undefined
      }
    >
      <TicketHeader title={productText('Ticket')} count={1} />
      <TicketLegs label={productText('Selections')}>
        <TicketLeg pick="1" market={productText('Full-time result')} pair="Crvena zvezda – Partizan" odds="1.85" />
      </TicketLegs>
      <TicketTear />
      <TicketFooter>
        <Button variant="brand" size="lg" fullWidth onClick={() => setCovered(true)}>
          Pay ticket
        </Button>
      </TicketFooter>
    </Ticket>
  );
}

/** An overlay takes the focus from below it and gives it back when it goes. */
export const FocusUnderACover: Story = {
  render: () => (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <Covering moment="rejected" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement).getByRole('button', { name: 'Pay ticket' });
    await userEvent.click(pay);
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: productText('Back to the slip') }));
    await waitFor(() => expect(pay).toHaveFocus());
  },
};
