import { IconAccessPoint, IconCards, IconHistory, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../action/button/Button.tsx';
import { IconButton } from '../action/icon-button/IconButton.tsx';
import { SegmentedControl } from '../action/segmented/SegmentedControl.tsx';
import { Switch } from '../action/switch/Switch.tsx';
import { StakeInput } from '../field/stake-input/StakeInput.tsx';
import { BottomBar, BottomBarItem } from '../frame/bottom-bar/BottomBar.tsx';
import { Frame } from '../frame/frame/Frame.tsx';
import { Logo } from '../frame/logo/Logo.tsx';
import { Panel } from '../frame/panel/Panel.tsx';
import { SideList, SideListItem } from '../frame/side-list/SideList.tsx';
import { TopBar, TopNav, TopNavItem } from '../frame/top-bar/TopBar.tsx';
import { WalletBadge } from '../frame/wallet-badge/WalletBadge.tsx';
import type { LinkRenderProps } from '../link/LinkSlot.tsx';
import { Marquee } from '../signal/marquee/Marquee.tsx';
import { Ticket, TicketFooter, TicketHeader, TicketLegs, TicketTear, TicketTotal } from '../slip/ticket/Ticket.tsx';
import { TicketLeg } from '../slip/ticket/TicketLeg.tsx';
import { Flag } from '../sportsbook/flag/Flag.tsx';
import { LiveBadge } from '../sportsbook/live-badge/LiveBadge.tsx';
import { LeagueHeader } from '../sportsbook/market-table/LeagueHeader.tsx';
import { MarketTable } from '../sportsbook/market-table/MarketTable.tsx';
import { MatchRow } from '../sportsbook/market-table/MatchRow.tsx';
import { OddsButton, OddsGap } from '../sportsbook/odds-button/OddsButton.tsx';
import { SportIcon } from '../sportsbook/sport-icon/SportIcon.tsx';
import { leagues, sports, type ShownLeague } from './matches.ts';

const money = (amount: string): string => {
  const [whole = '0', fraction = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
};

const quickSteps = ['20', '50', '100', '200', '500', '1000', '2000', '5000'].map((amount) => ({
  amount: `${amount}.00`,
  label: money(`${amount}.00`).replace(',00', ''),
}));

const matchLink = ({ children, ...link }: LinkRenderProps): ReactElement => (
  <a href="#match" {...link}>
    {children}
  </a>
);

function League({ league }: { readonly league: ShownLeague }): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        league.matches.flatMap((match) => match.prices.flatMap((price, at) => (price.selected ? [match.id + at] : []))),
      ),
  );
  const toggle = (key: string): void => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  return (
    <MarketTable columns={league.columns.length} label={league.title}>
      <LeagueHeader
        title={league.title}
        flag={<Flag code={league.flag} />}
        badge={league.live ? <LiveBadge>Uživo</LiveBadge> : undefined}
        count={league.matches.length}
        columns={league.columns}
      />
      {league.matches.map((match) => (
        <MatchRow
          key={match.id}
          home={match.home}
          away={match.away}
          time={match.time}
          timeDetail={match.detail}
          live={match.live ?? false}
          homeScore={match.score?.[0]}
          awayScore={match.score?.[1]}
          more={match.more}
          label={`${match.home} – ${match.away}`}
          render={matchLink}
          renderMore={matchLink}
        >
          {match.prices.map((price, at) => {
            const key = match.id + at;
            return price.gap ? (
              <OddsGap key={key} />
            ) : (
              <OddsButton
                key={key}
                label={`${match.home} – ${match.away}, ${league.columns[at]}`}
                {...(price.price !== undefined && { price: price.price })}
                state={price.state ?? 'open'}
                move={price.move}
                selected={picked.has(key)}
                onClick={() => toggle(key)}
              />
            );
          })}
        </MatchRow>
      ))}
    </MarketTable>
  );
}

/** A slip in the middle of its life: one price has changed and waits to be accepted. */
export function Slip(): ReactElement {
  const [amount, setAmount] = useState<string | null>('200.00');
  const [kind, setKind] = useState<'single' | 'system'>('single');
  const [auto, setAuto] = useState(false);
  const remove = (): void => undefined;
  return (
    <Ticket label="Tiket">
      <TicketHeader title="Tiket" count={3}>
        <SegmentedControl
          label="Vrsta tiketa"
          tone="quiet"
          value={kind}
          onValueChange={setKind}
          items={[
            { value: 'single', label: 'Običan' },
            { value: 'system', label: 'Sistem' },
          ]}
        />
      </TicketHeader>
      <TicketLegs label="Parovi">
        <TicketLeg pick="1" market="Konačan ishod" pair="Crvena zvezda – Partizan" odds="1.85" onRemove={remove} />
        <TicketLeg
          pick="1"
          market="Konačan ishod"
          pair="Napredak – OFK Beograd"
          odds="3.05"
          oldOdds="2.95"
          move="up"
          onRemove={remove}
        />
        <TicketLeg
          pick="2.5+"
          market="Ukupno golova"
          pair="Radnički Niš – Čukarički"
          odds="1.90"
          state="locked"
          note="Trenutno ne prima uplate"
          onRemove={remove}
        />
      </TicketLegs>
      <TicketTear />
      <TicketFooter>
        <StakeInput
          label="Ulog"
          currency="RSD"
          amount={amount}
          onAmountChange={setAmount}
          format={money}
          min="20.00"
          max="200000.00"
          quickSteps={quickSteps}
        />
        <TicketTotal label="Ukupna kvota" value="5,64" was="5,46" />
        <TicketTotal label="Moguć dobitak" value="1.128,50" emphasis />
        <Switch label="Prihvati promene kvota" checked={auto} onCheckedChange={setAuto} />
        <Button variant="brand" size="lg" fullWidth note="1 kvota promenjena">
          Prihvati promene
        </Button>
      </TicketFooter>
    </Ticket>
  );
}

/** A whole betting page, composed of nothing but parts of the kit. */
export function BettingPage(): ReactElement {
  const [hidden, setHidden] = useState(false);
  const [span, setSpan] = useState<'1' | '3' | '12' | '24' | 'all'>('24');
  return (
    <Frame
      header={
        <TopBar
          menu={<IconButton label="Sportovi" icon={<IconMenu2 size={22} />} />}
          logo={<Logo size={26} />}
          nav={
            <TopNav label="Glavni meni">
              <TopNavItem label="Klađenje" href="#betting" current />
              <TopNavItem label="Uživo" href="#live" />
              <TopNavItem label="Kazino" href="#casino" />
              <TopNavItem label="Kazino uživo" href="#casino-live" />
              <TopNavItem label="Virtuelni" href="#virtuals" />
            </TopNav>
          }
        >
          <WalletBadge amount="12.480,00" currency="RSD" hidden={hidden} onHiddenChange={setHidden} />
          <IconButton label="Istorija tiketa" icon={<IconHistory size={22} />} />
          <IconButton label="Nalog" icon={<IconUserCircle size={22} />} />
        </TopBar>
      }
      marquee={
        <Marquee
          label="Vesti"
          items={[
            'Večeras: derbi u 18:45',
            'Ставка на событие',
            'Στοίχημα τώρα',
            'Kurse für heute Abend',
            'Вести за данас: Ђоковић у финалу',
          ]}
        />
      }
      sidebar={
        <Panel>
          <SegmentedControl
            label="Vreme"
            size="sm"
            fullWidth
            value={span}
            onValueChange={setSpan}
            items={[
              { value: '1', label: '1h' },
              { value: '3', label: '3h' },
              { value: '12', label: '12h' },
              { value: '24', label: '24h' },
              { value: 'all', label: 'Sve' },
            ]}
          />
          <SideList label="Sportovi">
            {sports.map(([code, name, count]) => (
              <SideListItem
                key={code}
                label={name}
                icon={<SportIcon code={code} size={22} />}
                count={count}
                href={`#${code}`}
                current={code === 'F'}
              />
            ))}
          </SideList>
        </Panel>
      }
      aside={<Slip />}
      bottomBar={
        <BottomBar label="Brzi meni">
          <BottomBarItem label="Klađenje" icon={<SportIcon code="F" size={22} />} href="#betting" current />
          <BottomBarItem label="Uživo" icon={<IconAccessPoint size={22} />} href="#live" />
          <BottomBarItem label="Tiket, 3 para" emphasis={{ value: '5,64', note: '3 para' }} />
          <BottomBarItem label="Kazino" icon={<IconCards size={22} />} href="#casino" />
          <BottomBarItem label="Još" icon={<IconMenu2 size={22} />} />
        </BottomBar>
      }
    >
      {leagues.map((league) => (
        <League key={league.id} league={league} />
      ))}
    </Frame>
  );
}
