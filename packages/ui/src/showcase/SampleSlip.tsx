import { IconPrinter, IconShare } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import { SegmentedControl } from '../action/segmented/SegmentedControl.tsx';
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
import { TicketEmpty } from '../slip/ticket-empty/TicketEmpty.tsx';
import { TicketStamp } from '../slip/ticket-stamp/TicketStamp.tsx';
import { SportIcon } from '../sportsbook/sport-icon/SportIcon.tsx';
import { moneyIn, payoutOf } from './sample-money.ts';
import { totalsOf, type SampleLeg } from './sample-slip.ts';
import { SampleStake } from './SampleStake.tsx';
import { sayIn } from './say.ts';

/** A slip that can be played with: legs go, stakes change, changes are accepted, a ticket is paid. Nothing leaves it. */
export function SampleSlip(props: {
  readonly legs: readonly SampleLeg[];
  readonly onLegsChange: (legs: readonly SampleLeg[]) => void;
  readonly language: unknown;
}): ReactElement {
  const { legs, onLegsChange, language } = props;
  const say = sayIn(language);
  const money = moneyIn(language);
  const [stake, setStake] = useState<string | null>('200.00');
  const [kind, setKind] = useState<'single' | 'system'>('single');
  const [auto, setAuto] = useState(false);
  const [paid, setPaid] = useState(false);
  const { now, was } = totalsOf(legs);
  const pending = legs.filter(({ state }) => state === 'pending').length;
  const accept = (): void =>
    onLegsChange(legs.map(({ key, pair, market, pick, odds }) => ({ key, pair, market, pick, odds })));
  if (legs.length === 0) {
    return (
      <Ticket label={say('Ticket')}>
        <TicketEmpty title={say('Ticket')}>{say('Choose odds to begin')}</TicketEmpty>
      </Ticket>
    );
  }
  return (
    <Ticket label={say('Ticket')}>
      {paid ? (
        <TicketHeader title="4021-8873-1156">
          <TicketStamp tone="success">{say('Accepted')}</TicketStamp>
        </TicketHeader>
      ) : (
        <TicketHeader title={say('Ticket')} count={legs.length}>
          <SegmentedControl
            label={say('Ticket type')}
            tone="quiet"
            value={kind}
            onValueChange={setKind}
            items={[
              { value: 'single', label: say('Single') },
              { value: 'system', label: say('System') },
            ]}
          />
        </TicketHeader>
      )}
      <TicketLegs label={say('Selections')}>
        {legs.map(({ key, pick, market, ...leg }) => (
          <TicketLeg
            key={key}
            {...leg}
            pick={say(pick)}
            market={say(market)}
            {...(paid
              ? { sport: <SportIcon code="F" size={22} /> }
              : {
                  removeLabel: `${say('Remove')} ${leg.pair}`,
                  onRemove: () => onLegsChange(legs.filter((other) => other.key !== key)),
                })}
          />
        ))}
      </TicketLegs>
      <TicketTear />
      <TicketFooter>
        {paid ? (
          <TicketTotal label={say('Stake')} value={money(stake ?? '0.00')} />
        ) : (
          <SampleStake stake={stake} onStakeChange={setStake} language={language} />
        )}
        <TicketTotal label={say('Total odds')} value={now} was={was} />
        <TicketTotal label={say('Possible payout')} value={money(payoutOf(stake ?? '0.00', now))} emphasis />
        {paid ? (
          <>
            <TicketActions>
              <Button variant="secondary" icon={<IconPrinter size={18} />}>
                {say('Print')}
              </Button>
              <Button variant="secondary" icon={<IconShare size={18} />}>
                {say('Share')}
              </Button>
            </TicketActions>
            <Button variant="brand" size="lg" fullWidth onClick={() => setPaid(false)}>
              {say('Bet again')}
            </Button>
          </>
        ) : (
          <>
            <Switch label={say('Accept price changes')} checked={auto} onCheckedChange={setAuto} />
            <Button
              variant="brand"
              size="lg"
              fullWidth
              disabledReason={stake === null ? say('Enter a stake.') : undefined}
              note={pending > 0 ? say('1 price changed') : undefined}
              onClick={pending > 0 ? accept : () => setPaid(true)}
            >
              {pending > 0 ? say('Accept changes') : say('Pay ticket')}
            </Button>
          </>
        )}
      </TicketFooter>
    </Ticket>
  );
}
