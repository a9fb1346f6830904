import { BottomBarItem, SideList, SideListItem, TicketEmpty } from '@kvota/ui';
import {
  IconBallFootball,
  IconBroadcast,
  IconCards,
  IconCreditCard,
  IconDeviceGamepad2,
  IconHistory,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import type { AppModule } from '../host/app-module.ts';
import { BeingBuiltPage } from '../routes/BeingBuiltPage.tsx';
import { HealthPage } from '../routes/HealthPage.tsx';
import { usePageTitle } from '../navigation/use-page-title.ts';
import { PageLink, usePageMetadata } from '../navigation/PageLink.tsx';
import { layouts } from '../routes/root.tsx';
import { asideOpenAtom } from '../state/atoms.ts';
import { storyPage } from './story-page.ts';
import { textOf } from './text-of.ts';

const framed = [
  'home',
  'betting',
  'liveBetting',
  'casino',
  'casinoLive',
  'virtuals',
  'ticketHistory',
  'accountTransactions',
  'accountPayment',
  'accountBonuses',
  'voucherHistory',
  'messages',
  'accountSettings',
  'promo',
  'payin',
] as const;

const routes = framed.map((id) =>
  createRoute({ getParentRoute: () => layouts.default, ...storyPage(id), component: BeingBuiltPage }),
);

/** A page that throws while it is rendered. */
const broken = createRoute({
  getParentRoute: () => layouts.default,
  ...storyPage('index1'),
  component: (): ReactElement => {
    throw Object.assign(new Error('The answer of the platform was cut short'), { status: 502 });
  },
});

/** No page of the sitemap has the full-screen layout yet. */
const fullgame = createRoute({
  getParentRoute: () => layouts.fullgame,
  path: '/games_full',
  staticData: storyPage('games').staticData,
  component: BeingBuiltPage,
});

const ways = ['betting', 'liveBetting', 'casino', 'casinoLive', 'virtuals'] as const;

function SampleWay({ to }: { readonly to: (typeof ways)[number] }): ReactElement {
  const current = usePageMetadata()?.id === to;
  const title = usePageTitle(to);
  return <SideListItem label={title} current={current} render={(props) => <PageLink page={to} {...props} />} />;
}

function SampleSidebar(): ReactElement {
  return (
    <SideList label={textOf('frame.sidebar')}>
      {ways.map((to) => (
        <SampleWay key={to} to={to} />
      ))}
    </SideList>
  );
}

function SampleTicket(): ReactElement {
  return <TicketEmpty title={textOf('frame.ticket')} />;
}

function SampleFooterButton(): ReactElement {
  const open = useSetAtom(asideOpenAtom);
  return <BottomBarItem label={textOf('frame.ticket')} icon={<IconReceipt size={22} />} onClick={() => open(true)} />;
}

/** A module with a part in every slot, for stories of the frame itself. */
export const sampleModule = {
  id: 'sample',
  routes: {
    default: [...routes, broken],
    game: [createRoute({ getParentRoute: () => layouts.game, ...storyPage('games'), component: BeingBuiltPage })],
    fullgame: [fullgame],
    match_tracker: [
      createRoute({ getParentRoute: () => layouts.match_tracker, ...storyPage('match3'), component: BeingBuiltPage }),
    ],
    bare: [createRoute({ getParentRoute: () => layouts.bare, ...storyPage('ping'), component: HealthPage })],
  },
  menu: [
    { id: 'betting', icon: IconBallFootball },
    { id: 'live', icon: IconBroadcast },
    { id: 'casino', icon: IconCards },
    { id: 'casino_live', icon: IconUsers },
    { id: 'virtuals', icon: IconDeviceGamepad2 },
  ],
  accountMenu: () =>
    Promise.resolve([
      { page: 'ticketHistory', icon: IconHistory, order: 10 },
      { page: 'accountTransactions', icon: IconReceipt, order: 20 },
      { page: 'accountPayment', icon: IconCreditCard, order: 30 },
    ]),
  messageGroups: ['site'],
  sidebars: { betting: SampleSidebar },
  aside: SampleTicket,
  footerAction: SampleFooterButton,
} satisfies AppModule;
