import { disabledMenuAtom } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { useServices } from '../offer/services.ts';
import * as css from './home.css.ts';
import { HomeLoading } from './HomeSection.tsx';
import { LiveNow } from './LiveNow.tsx';
import { StartingSoon } from './StartingSoon.tsx';

/** The sportsbook's part of the home page: matches in play and matches that start next, with prices to bet on. */
export function HomeOffer(): ReactElement {
  const services = useServices();
  const closed = useAtomValue(disabledMenuAtom);
  return (
    <div className={css.parts}>
      {closed.has('live') ? null : services ? <LiveNow services={services} /> : <HomeLoading kind="live" />}
      {closed.has('betting') ? null : services ? <StartingSoon services={services} /> : <HomeLoading kind="soon" />}
    </div>
  );
}
