import { disabledMenuAtom } from '@kvota/shell';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

import { useServices } from '../services/services.ts';
import { HomeLoading } from './HomeSection.tsx';
import * as css from './home.css.ts';
import { LiveNow } from './LiveNow.tsx';
import { StartingSoon } from './StartingSoon.tsx';

/** The sportsbook on the home page of a site: what is in play and what begins next, with odds that can be pressed. */
export function HomeOffer(): ReactElement {
  const services = useServices();
  const closed = useAtomValue(disabledMenuAtom);
  return (
    <div className={css.parts}>
      {closed.has('live') ? null : services ? <LiveNow services={services} /> : <HomeLoading kind="live" />}
      {closed.has('betting') ? null : (
        <OnceNear fallback={<HomeLoading kind="soon" />}>
          {services ? <StartingSoon services={services} /> : <HomeLoading kind="soon" />}
        </OnceNear>
      )}
    </div>
  );
}

/** What is below the window waits, and takes neither line nor processor, until it is half a window away. */
function OnceNear({ children, fallback }: { children: ReactNode; fallback: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return near ? <>{children}</> : <div ref={place}>{fallback}</div>;
}
