import { IconPrinter, IconRefresh, IconShare, IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import { IconButton } from '../action/icon-button/IconButton.tsx';
import { Switch } from '../action/switch/Switch.tsx';
import {
  Ticket,
  TicketActions,
  TicketFooter,
  TicketHeader,
  TicketLegs,
  TicketTear,
  TicketTotal,
} from '../slip/ticket/Ticket.tsx';
import { TicketLeg } from '../slip/ticket/TicketLeg.tsx';
import { TicketOverlay } from '../slip/ticket/TicketMessage.tsx';
import { TicketEmpty } from '../slip/ticket-empty/TicketEmpty.tsx';
import { TicketStamp } from '../slip/ticket-stamp/TicketStamp.tsx';
import { SportIcon } from '../sportsbook/sport-icon/SportIcon.tsx';
import { moneyIn, payoutOf, productOf } from './sample-money.ts';
import { legsOf, stakeOf, stopOf, type TicketMoment } from './sample-moments.ts';
import { SampleStake } from './SampleStake.tsx';
import { SampleTicketStatus } from './SampleTicketStatus.tsx';
import { sayIn, type Say } from './say.ts';

interface Sample {
  readonly say: Say;
  readonly money: Say;
  readonly language: unknown;
  readonly moment: TicketMoment;
  readonly onPress: (what: string) => void;
}

/** A ticket in one moment of its life, composed of parts of the kit. */
export function SampleTicket(props: {
  readonly moment: TicketMoment;
  readonly language?: unknown;
  readonly onPress?: (what: string) => void;
}): ReactElement {
  const { moment, language, onPress = () => undefined } = props;
  const sample: Sample = { say: sayIn(language), money: moneyIn(language), language, moment, onPress };
  const { say } = sample;
  if (moment === 'empty') {
    return (
      <Ticket label={say('Ticket')}>
        <TicketEmpty title={say('Ticket')}>{say('Choose odds to begin')}</TicketEmpty>
      </Ticket>
    );
  }
  const sent = ['sending', 'waiting', 'deciding', 'unknown'].includes(moment);
  return (
    <Ticket label={say('Ticket')} busy={sent} overlay={overlayOf(sample)}>
      <Head {...sample} />
      <Legs {...sample} fixed={sent || moment === 'accepted'} />
      <TicketTear />
      <TicketFooter>
        {moment === 'accepted' ? <Receipt {...sample} /> : <Payment {...sample} sent={sent} />}
      </TicketFooter>
    </Ticket>
  );
}

function Head({ say, moment, onPress }: Sample): ReactElement {
  if (moment === 'accepted') {
    return (
      <TicketHeader title="4021-8873-1156">
        <TicketStamp tone="success">{say('Accepted')}</TicketStamp>
      </TicketHeader>
    );
  }
  return (
    <TicketHeader title={say('Ticket')} count={legsOf(moment).length}>
      <IconButton label={say('Delete the ticket')} icon={<IconTrash size={18} />} onClick={() => onPress('delete')} />
    </TicketHeader>
  );
}

function Legs({ say, moment, fixed, onPress }: Sample & { readonly fixed: boolean }): ReactElement {
  return (
    <TicketLegs label={say('Selections')}>
      {legsOf(moment).map((leg) => (
        <TicketLeg
          key={leg.pair}
          {...leg}
          pick={say(leg.pick)}
          market={say(leg.market)}
          note={leg.note === undefined ? undefined : say(leg.note)}
          {...(fixed
            ? { sport: <SportIcon code="F" size={22} /> }
            : {
                onRemove: () => onPress(`remove ${leg.pair}`),
                removeLabel: `${say('Remove')} ${leg.pair}`,
              })}
        />
      ))}
    </TicketLegs>
  );
}

function Payment(sample: Sample & { readonly sent: boolean }): ReactElement {
  const { say, money, language, moment, sent, onPress } = sample;
  const [stake, setStake] = useState<string | null>(stakeOf(moment));
  const [auto, setAuto] = useState(false);
  const odds = productOf(legsOf(moment).map((leg) => leg.odds));
  const stop = stopOf(moment);
  return (
    <>
      <SampleTicketStatus say={say} moment={moment} onPress={onPress} />
      <SampleStake stake={stake} onStakeChange={setStake} sent={sent} language={language} />
      <TicketTotal
        label={say('Total odds')}
        value={odds}
        was={moment === 'changes pending' ? '10.36' : moment === 'deciding' ? '10.72' : undefined}
      />
      <TicketTotal label={say('Possible payout')} value={money(payoutOf(stake ?? '0.00', odds))} emphasis />
      {sent ? null : <Switch label={say('Accept price changes')} checked={auto} onCheckedChange={setAuto} />}
      {moment === 'deciding' ? (
        <TicketActions>
          <Button variant="secondary" size="lg" onClick={() => onPress('decline')}>
            {say('Decline')}
          </Button>
          <Button variant="brand" size="lg" onClick={() => onPress('accept')}>
            {say('Accept')}
          </Button>
        </TicketActions>
      ) : (
        <Button
          variant="brand"
          size="lg"
          fullWidth
          busy={sent}
          disabledReason={stop === undefined ? undefined : say(stop)}
          note={moment === 'changes pending' ? say('1 price changed') : undefined}
          onClick={() => onPress('pay')}
        >
          {moment === 'changes pending' ? say('Accept changes') : say('Pay ticket')}
        </Button>
      )}
    </>
  );
}

function Receipt({ say, money, moment, onPress }: Sample): ReactElement {
  const odds = productOf(legsOf(moment).map((leg) => leg.odds));
  return (
    <>
      <TicketTotal label={say('Stake')} value={`${money('200.00')} RSD`} />
      <TicketTotal label={say('Total odds')} value={odds} />
      <TicketTotal label={say('Possible payout')} value={money(payoutOf('200.00', odds))} emphasis />
      <TicketActions>
        <Button variant="secondary" icon={<IconPrinter size={18} />} onClick={() => onPress('print')}>
          {say('Print')}
        </Button>
        <Button variant="secondary" icon={<IconShare size={18} />} onClick={() => onPress('share')}>
          {say('Share')}
        </Button>
      </TicketActions>
      <Button variant="brand" size="lg" fullWidth icon={<IconRefresh size={20} />} onClick={() => onPress('again')}>
        {say('Bet again')}
      </Button>
    </>
  );
}

function overlayOf({ say, moment, onPress }: Sample): ReactElement | undefined {
  if (moment === 'log in to pay') {
    return (
      <TicketOverlay
        title={say('Log in to pay this ticket')}
        actions={
          <>
            <Button variant="brand" onClick={() => onPress('log in')}>
              {say('Log in')}
            </Button>
            <Button variant="ghost" onClick={() => onPress('back')}>
              {say('Back to the ticket')}
            </Button>
          </>
        }
      >
        {say('Your ticket is kept while you log in.')}
      </TicketOverlay>
    );
  }
  if (moment !== 'rejected') return undefined;
  return (
    <TicketOverlay
      tone="danger"
      icon={<TicketStamp tone="danger">{say('Rejected')}</TicketStamp>}
      title={say('Ticket not accepted')}
      actions={
        <Button variant="secondary" onClick={() => onPress('back')}>
          {say('Back to the ticket')}
        </Button>
      }
    >
      {say('The bookmaker closed a selection: Radnički Niš – Čukarički. Nothing was booked.')}
    </TicketOverlay>
  );
}
