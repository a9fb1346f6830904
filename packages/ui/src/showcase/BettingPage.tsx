import { IconAccessPoint, IconCards, IconHistory, IconMenu2, IconUserCircle } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { IconButton } from '../action/icon-button/IconButton.tsx';
import { SegmentedControl } from '../action/segmented/SegmentedControl.tsx';
import { BottomBar, BottomBarItem } from '../frame/bottom-bar/BottomBar.tsx';
import { Frame } from '../frame/frame/Frame.tsx';
import { Logo } from '../frame/logo/Logo.tsx';
import { Panel } from '../frame/panel/Panel.tsx';
import { SideList, SideListItem } from '../frame/side-list/SideList.tsx';
import { TopBar, TopNav, TopNavItem } from '../frame/top-bar/TopBar.tsx';
import { WalletBadge } from '../frame/wallet-badge/WalletBadge.tsx';
import { BottomSheet } from '../overlay/drawer/BottomSheet.tsx';
import { Marquee } from '../signal/marquee/Marquee.tsx';
import { MarketSwitcher } from '../sportsbook/market-switcher/MarketSwitcher.tsx';
import { SportIcon } from '../sportsbook/sport-icon/SportIcon.tsx';
import { LeagueSample } from './LeagueSample.tsx';
import { leagues, sports } from './matches.ts';
import { moneyIn } from './sample-money.ts';
import { firstPicks, sampleLeg, selectionsIn, totalsOf, type SampleLeg } from './sample-slip.ts';
import { SampleSlip } from './SampleSlip.tsx';
import { sayIn, type Say } from './say.ts';

const markets = [
  { id: 'result', label: '1 X 2', from: 0, count: 3 },
  { id: 'line', label: '− / +', from: 3, count: 2 },
];

function Top({ say, money }: { readonly say: Say; readonly money: Say }): ReactElement {
  const [hidden, setHidden] = useState(false);
  return (
    <TopBar
      menu={<IconButton label={say('Sports')} icon={<IconMenu2 size={22} />} />}
      logo={<Logo size={26} />}
      nav={
        <TopNav label={say('Main menu')}>
          <TopNavItem label={say('Betting')} href="#betting" current />
          <TopNavItem label={say('Live')} href="#live" />
          <TopNavItem label={say('Casino')} href="#casino" />
          <TopNavItem label={say('Live casino')} href="#casino-live" />
          <TopNavItem label={say('Virtuals')} href="#virtuals" />
        </TopNav>
      }
    >
      <WalletBadge amount={money('12480.00')} currency="RSD" hidden={hidden} onHiddenChange={setHidden} />
      <IconButton label={say('Ticket history')} icon={<IconHistory size={22} />} />
      <IconButton label={say('Account')} icon={<IconUserCircle size={22} />} />
    </TopBar>
  );
}

function Sports({ say }: { readonly say: Say }): ReactElement {
  const [span, setSpan] = useState<'1' | '3' | '12' | '24' | '72' | 'all'>('24');
  return (
    <Panel>
      <SegmentedControl
        label={say('Time range')}
        size="sm"
        fullWidth
        value={span}
        onValueChange={setSpan}
        items={[
          { value: '1', label: '1h' },
          { value: '3', label: '3h' },
          { value: '12', label: '12h' },
          { value: '24', label: '24h' },
          { value: '72', label: '72h' },
          { value: 'all', label: say('All') },
        ]}
      />
      <SideList label={say('Sports')}>
        {sports.map(([code, name, count]) => (
          <SideListItem
            key={code}
            label={say(name)}
            icon={<SportIcon code={code} size={22} />}
            count={count}
            href={`#${code}`}
            current={code === 'F'}
          />
        ))}
      </SideList>
    </Panel>
  );
}

/** A whole betting page, composed of nothing but parts of the kit: prices go on the slip and off again. */
export function BettingPage({ language }: { readonly language?: unknown }): ReactElement {
  const say = sayIn(language);
  const [legs, setLegs] = useState(firstPicks);
  const [market, setMarket] = useState('result');
  const [open, setOpen] = useState(false);
  const shown = markets.find(({ id }) => id === market);
  const picked = new Set(legs.map(({ key }) => key));
  const toggle = (key: string): void => {
    const leg = sampleLeg(key);
    if (picked.has(key)) setLegs(legs.filter((other) => other.key !== key));
    else if (leg) setLegs([...legs, leg]);
  };
  const slip = (
    <SampleSlip legs={legs} onLegsChange={(next: readonly SampleLeg[]) => setLegs(next)} language={language} />
  );
  return (
    <Frame
      header={<Top say={say} money={moneyIn(language)} />}
      marquee={
        <Marquee
          label={say('News')}
          items={[
            say('Tonight: the derby at 18:45'),
            say('Odds for this evening'),
            'Вести за данас: Ђоковић у финалу',
            'Στοίχημα τώρα',
          ]}
        />
      }
      sidebar={<Sports say={say} />}
      aside={slip}
      bottomBar={
        <>
          <BottomBar label={say('Quick menu')}>
            <BottomBarItem label={say('Betting')} icon={<SportIcon code="F" size={22} />} href="#betting" current />
            <BottomBarItem label={say('Live')} icon={<IconAccessPoint size={22} />} href="#live" />
            <BottomBarItem
              label={say('Ticket')}
              onClick={() => setOpen(true)}
              {...(legs.length > 0 && {
                emphasis: { value: totalsOf(legs).now, note: selectionsIn(language, say)(legs.length) },
              })}
            />
            <BottomBarItem label={say('Casino')} icon={<IconCards size={22} />} href="#casino" />
            <BottomBarItem label={say('More')} icon={<IconMenu2 size={22} />} />
          </BottomBar>
          <BottomSheet open={open} onOpenChange={setOpen} title={say('Ticket')} hideTitle flush>
            {slip}
          </BottomSheet>
        </>
      }
    >
      <MarketSwitcher label={say('Markets')} markets={markets} value={market} onValueChange={setMarket} />
      {leagues.map((league) => (
        <LeagueSample
          key={league.id}
          league={league}
          say={say}
          picked={picked}
          phoneFrom={shown?.from ?? 0}
          phoneColumns={shown?.count === 2 ? 2 : 3}
          onToggle={toggle}
        />
      ))}
    </Frame>
  );
}
