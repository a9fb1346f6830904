import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { Countdown } from '../../signal/countdown/Countdown.tsx';
import { EmptyState } from '../../signal/state/EmptyState.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/SportIcon.tsx';
import { Ticket, TicketFooter, TicketHeader, TicketLegs, TicketTear, TicketTotal } from './Ticket.tsx';
import { TicketLeg } from './TicketLeg.tsx';
import { TicketNotice, TicketOverlay } from './TicketMessage.tsx';

const meta: Meta = { title: 'Slip/Ticket' };
export default meta;

const nothing = (): void => undefined;

function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  return <div style={{ width: 360, maxHeight: 520, display: 'flex', flexDirection: 'column' }}>{children}</div>;
}

function Legs(): ReactElement {
  return (
    <TicketLegs label="Parovi">
      <TicketLeg pick="1" market="Konačan ishod" pair="Crvena zvezda – Partizan" odds="1.85" onRemove={nothing} live />
      <TicketLeg
        pick="X"
        market="Konačan ishod"
        pair="Brighton & Hove Albion – Wolverhampton Wanderers"
        odds="3.05"
        oldOdds="3.20"
        move="down"
        onRemove={nothing}
        banker={{ pressed: true, label: 'Banker', onPress: nothing }}
      />
    </TicketLegs>
  );
}

function Stub({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <TicketFooter>
      <TicketTotal label="Ukupna kvota" value="5,64" />
      <TicketTotal label="Moguć dobitak" value="1.128,50" emphasis />
      {children}
    </TicketFooter>
  );
}

export const States: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
      <Frame>
        <Ticket label="Prazan tiket">
          <TicketHeader title="Tiket" />
          <TicketFooter>
            <EmptyState art="ticket" title="Tiket je prazan" actions={<Button>Najigranije danas</Button>}>
              Dodirni kvotu da dodaš par.
            </EmptyState>
          </TicketFooter>
        </Ticket>
      </Frame>
      <Frame>
        <Ticket label="Ispod minimuma">
          <TicketHeader title="Tiket" count={2} />
          <Legs />
          <TicketTear />
          <Stub>
            <TicketNotice tone="warning">Najmanji ulog je 20,00 RSD.</TicketNotice>
            <Button variant="brand" size="lg" fullWidth disabledReason="Najmanji ulog je 20,00 RSD.">
              Uplati
            </Button>
          </Stub>
        </Ticket>
      </Frame>
      <Frame>
        <Ticket label="Odluka">
          <TicketHeader title="Tiket" count={2} />
          <Legs />
          <TicketTear />
          <Stub>
            <Button variant="brand" size="lg" fullWidth>
              Uplati
            </Button>
          </Stub>
          <TicketOverlay
            title="Čeka se potvrda"
            icon={<Countdown size="lg" seconds={14} total={20} label="Preostalo vreme" />}
          >
            Tiket je poslat. Ne zatvaraj stranicu.
          </TicketOverlay>
        </Ticket>
      </Frame>
      <Frame>
        <Ticket label="Prihvaćen">
          <TicketHeader title="Tiket 4021-8873" />
          <TicketLegs label="Parovi">
            <TicketLeg
              pick="1"
              market="Konačan ishod"
              pair="Crvena zvezda – Partizan"
              odds="1.85"
              state="won"
              sport={<SportIcon code="F" />}
            />
            <TicketLeg
              pick="X"
              market="Konačan ishod"
              pair="Everton – Fulham"
              odds="3.05"
              state="lost"
              sport={<SportIcon code="F" />}
            />
          </TicketLegs>
          <TicketTear />
          <Stub>
            <TicketNotice tone="success">Tiket je primljen.</TicketNotice>
          </Stub>
        </Ticket>
      </Frame>
    </div>
  ),
};
