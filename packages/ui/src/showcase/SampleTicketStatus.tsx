import type { ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import { Countdown } from '../signal/countdown/Countdown.tsx';
import { Spinner } from '../signal/spinner/Spinner.tsx';
import { TicketNotice } from '../slip/ticket/TicketMessage.tsx';
import { stopOf, type TicketMoment } from './sample-moments.ts';
import type { Say } from './say.ts';

/** What stands in the way of a ticket, or what it waits for. */
export function SampleTicketStatus(props: {
  readonly say: Say;
  readonly moment: TicketMoment;
  readonly onPress: (what: string) => void;
}): ReactElement | null {
  const { say, moment, onPress } = props;
  const stop = stopOf(moment);
  const label = say('Time left');
  const notices: Partial<Record<TicketMoment, ReactElement>> = {
    'locked legs': (
      <>
        <TicketNotice tone="danger">{say(stop ?? '')}</TicketNotice>
        <Button variant="secondary" fullWidth onClick={() => onPress('remove locked')}>
          {say('Remove locked selections')}
        </Button>
      </>
    ),
    sending: <TicketNotice action={<Spinner size={20} />}>{say('Sending the ticket')}</TicketNotice>,
    waiting: (
      <TicketNotice action={<Countdown seconds={14} label={label} />}>{say('Waiting for the bookmaker')}</TicketNotice>
    ),
    deciding: (
      <TicketNotice tone="warning" urgent action={<Countdown seconds={4} label={label} />}>
        {say('New offer: a lower stake and other odds. Do you accept?')}
      </TicketNotice>
    ),
    unknown: (
      <TicketNotice tone="warning" action={<Spinner size={20} />}>
        {say('No answer yet. We keep asking and book nothing twice.')}
      </TicketNotice>
    ),
    busy: (
      <TicketNotice tone="warning">{say('The betting server is busy right now. Try again in a moment.')}</TicketNotice>
    ),
  };
  return notices[moment] ?? (stop === undefined ? null : <TicketNotice tone="warning">{say(stop)}</TicketNotice>);
}
