import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { ticketMoments, type TicketMoment } from '../../../fixtures/sample-moments.ts';
import { SampleTicket } from '../../../fixtures/SampleTicket.tsx';
import { sayIn } from '../../../fixtures/say.ts';
import { Specimens } from '../../../fixtures/Specimen.tsx';
import { Ticket, TicketFooter, TicketHeader, TicketLegs, TicketTear } from './Ticket.tsx';
import { TicketLeg } from './TicketLeg.tsx';
import { TicketOverlay } from './TicketMessage.tsx';

const meta = {
  title: 'Kit/Slip/Ticket',
  component: SampleTicket,
  subcomponents: { Ticket, TicketHeader, TicketLegs, TicketTear, TicketFooter, TicketLeg, TicketOverlay },
  args: { moment: 'building', onPress: fn() },
  argTypes: { moment: { control: 'select', options: ticketMoments }, language: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The perforated ticket in every moment of its life. It is a column: its legs scroll, while totals and the pay button stay. What covers it makes everything below unreachable.',
      },
    },
  },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <SampleTicket {...args} language={globals['language']} />
    </div>
  ),
} satisfies Meta<typeof SampleTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state beside each other. */
export const AllMoments: Story = {
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (_args, { globals }) => (
    <Specimens>
      {ticketMoments.map((moment) => (
        <section key={moment} aria-label={moment} style={{ maxWidth: 400 }}>
          <SampleTicket moment={moment} language={globals['language']} />
        </section>
      ))}
    </Specimens>
  ),
};

export const Empty: Story = { args: { moment: 'empty' } };

export const Building: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    const ticket = within(within(canvasElement).getByRole('region', { name: say('Ticket') }));
    const legs = within(ticket.getByRole('list', { name: say('Selections') })).getAllByRole('listitem');
    await expect(legs).toHaveLength(3);
    await userEvent.click(ticket.getByRole('button', { name: `${say('Remove')} Napredak – OFK Beograd` }));
    await expect(args.onPress).toHaveBeenLastCalledWith('remove Napredak – OFK Beograd');
    await userEvent.click(ticket.getByRole('button', { name: say('Pay ticket') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('pay');
  },
};

/** The button stays reachable and gives the reason why it is disabled. */
const stopped =
  (reason: string): NonNullable<Story['play']> =>
  async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    const pay = within(canvasElement).getByRole('button', { name: say('Pay ticket') });
    await userEvent.click(pay);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(pay).toHaveAccessibleDescription(say(reason));
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
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const leg = within(canvasElement)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes('Napredak'));
    await expect(leg).toHaveAttribute('data-state', 'pending');
    await expect(leg).toHaveTextContent(/2\.95.*3\.05/);
    await expect(
      within(canvasElement).getByRole('button', { name: new RegExp(say('Accept changes')) }),
    ).toBeInTheDocument();
  },
};

export const LogInToPay: Story = {
  args: { moment: 'log in to pay' },
  play: async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    // The covered part cannot be reached by pointer, keyboard or assistive technology.
    await expect(within(canvasElement).getByText(say('Pay ticket')).closest('[inert]')).not.toBeNull();
    within(canvasElement).getByText(say('Pay ticket')).closest('button')?.focus();
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Log in') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('log in');
  },
};

export const Sending: Story = {
  args: { moment: 'sending' },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    await expect(within(canvasElement).getByRole('region', { name: say('Ticket') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(within(canvasElement).queryByRole('button', { name: new RegExp(`^${say('Remove')}`) })).toBeNull();
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
  play: async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      say('New offer: a lower stake and other odds. Do you accept?'),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Decline') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('decline');
  },
};

export const Accepted: Story = {
  args: { moment: 'accepted' },
  play: async ({ canvasElement, args, globals }) => {
    const say = sayIn(globals['language']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Print') }));
    await expect(args.onPress).toHaveBeenLastCalledWith('print');
  },
};

export const Rejected: Story = {
  args: { moment: 'rejected' },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(say('Ticket not accepted'));
  },
};

export const OutcomeUnknown: Story = { args: { moment: 'unknown' } };
export const ServerBusy: Story = { args: { moment: 'busy' } };

/** Many legs in little room: the legs scroll, the stub stays. */
export const ManyLegs: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <div style={{ maxWidth: 400, height: 420, marginInline: 'auto' }}>
        <Ticket label={say('Ticket')}>
          <TicketHeader title={say('Ticket')} count={12} />
          <TicketLegs label={say('Selections')}>
            {Array.from({ length: 12 }, (_, at) => (
              <TicketLeg
                key={at}
                pick="X"
                market={say('Full-time result')}
                pair="Brighton & Hove Albion – Wolverhampton Wanderers"
                odds="3.90"
                onRemove={() => undefined}
                removeLabel={`${say('Remove')} ${at + 1}`}
                token={at === 0 ? { sign: 'B', label: say('Banker') } : undefined}
              />
            ))}
          </TicketLegs>
          <TicketTear />
          <TicketFooter>
            <Button variant="brand" size="lg" fullWidth>
              {say('Pay ticket')}
            </Button>
          </TicketFooter>
        </Ticket>
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const legs = within(canvasElement).getByRole('group', { name: say('Selections') });
    await expect(legs.scrollHeight).toBeGreaterThan(legs.clientHeight);
    const ticket = within(canvasElement).getByRole('region', { name: say('Ticket') });
    const pay = within(canvasElement).getByRole('button', { name: say('Pay ticket') });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThan(ticket.getBoundingClientRect().bottom);
  },
};

function Covering({ moment, language }: { readonly moment: TicketMoment; readonly language: unknown }): ReactElement {
  const [covered, setCovered] = useState(false);
  const say = sayIn(language);
  return (
    <Ticket
      label={say('Ticket')}
      overlay={
        covered ? (
          <TicketOverlay
            tone={moment === 'rejected' ? 'danger' : 'info'}
            title={say('Ticket not accepted')}
            actions={<Button onClick={() => setCovered(false)}>{say('Back to the ticket')}</Button>}
          />
        ) : undefined
      }
    >
      <TicketHeader title={say('Ticket')} count={1} />
      <TicketLegs label={say('Selections')}>
        <TicketLeg pick="1" market={say('Full-time result')} pair="Crvena zvezda – Partizan" odds="1.85" />
      </TicketLegs>
      <TicketTear />
      <TicketFooter>
        <Button variant="brand" size="lg" fullWidth onClick={() => setCovered(true)}>
          {say('Pay ticket')}
        </Button>
      </TicketFooter>
    </Ticket>
  );
}

/** An overlay takes the focus from below it and gives it back when it goes. */
export const FocusUnderACover: Story = {
  render: (_args, { globals }) => (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <Covering moment="rejected" language={globals['language']} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const pay = within(canvasElement).getByRole('button', { name: say('Pay ticket') });
    await userEvent.click(pay);
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('Back to the ticket') }));
    await waitFor(() => expect(pay).toHaveFocus());
  },
};
