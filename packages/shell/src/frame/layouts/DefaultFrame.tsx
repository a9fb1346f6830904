import { Frame, media } from '@kvota/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

import { useApp } from '../../host/host-context.ts';
import { latePart, lazyPart } from '../../browser/lazy-part.ts';
import { usePageTitle } from '../../navigation/use-page-title.ts';
import { usePageMetadata } from '../../navigation/PageLink.tsx';
import { pageSubjectAtom, sidebarOpenAtom, ticketsDisabledAtom } from '../../state/atoms.ts';
import { Header } from '../header/Header.tsx';
import { MobileFooter } from '../footer/MobileFooter.tsx';
import { ModuleSlot } from '../slots/ModuleSlot.tsx';
import { News } from '../header/News.tsx';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PrintHead } from './PrintHead.tsx';
import { useMedia } from '../../browser/use-media.ts';
import { useMenu } from '../../navigation/use-menu.ts';

const SidebarDrawer = lazyPart(() => import('./SidebarDrawer.tsx'), 'SidebarDrawer');
const SiteFooter = latePart(() => import('../footer/SiteFooter.tsx'), 'SiteFooter');
const AsideSheet = latePart(() => import('./AsideSheet.tsx'), 'AsideSheet');

/** Everything around a page of the default layout. The 404 page uses it too (OP-04). */
export function DefaultFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const { host, modules } = useApp();
  const page = usePageMetadata();
  const pageTitle = usePageTitle(page?.id);
  const title = useAtomValue(pageSubjectAtom) ?? pageTitle;
  const wide = useMedia(media.wide);
  const desk = useMedia(media.desk);
  const ticketsDisabled = useAtomValue(ticketsDisabledAtom);
  const hasMenu = useMenu().length > 0;
  const hasTicket = !ticketsDisabled && modules.some((module) => module.footerAction);

  const sidebarOpen = useAtomValue(sidebarOpenAtom);
  // Fetched when it is first opened, and kept, because a drawer that closes is still rendered.
  const [sidebarUsed, setSidebarUsed] = useState(sidebarOpen);
  if (sidebarOpen && !sidebarUsed) setSidebarUsed(true);

  const sidebarOf = modules.find((module) => page && module.sidebars?.[page.id]);
  const sidebar = page && sidebarOf?.sidebars?.[page.id];
  const sidebarPart = sidebar && <ModuleSlot slot={sidebar} groups={sidebarOf.messageGroups} />;
  const asideOf = ticketsDisabled ? undefined : modules.find((module) => module.aside);
  const asidePart = asideOf && (
    <ModuleSlot slot={asideOf.aside} groups={asideOf.messageGroups} fallback={<span data-coming="" />} />
  );
  const hasBar = hasMenu || hasTicket;
  const barOf = hasBar ? undefined : modules.find((module) => page && module.bottomBars?.[page.id]);
  const bar = page && barOf?.bottomBars?.[page.id];
  const ownBar = bar && <ModuleSlot slot={bar} groups={barOf.messageGroups} />;
  return (
    <>
      {title ? <title>{`${title} · ${host.config.brand}`}</title> : null}
      <Frame
        printHead={<PrintHead title={title} />}
        header={<Header hasSidebar={Boolean(sidebar)} sidebarCount={sidebarOf?.sidebarCount} />}
        // The news are for players.
        marquee={hasBar ? <News /> : undefined}
        sidebar={wide ? sidebarPart : undefined}
        aside={desk ? asidePart : undefined}
        footer={
          <SlotBoundary>
            <Suspense>
              <SiteFooter />
            </Suspense>
          </SlotBoundary>
        }
        // An empty bar would only take room.
        bottomBar={desk ? undefined : hasBar ? <MobileFooter /> : ownBar}
      >
        {children}
      </Frame>
      <Suspense>
        {sidebarPart && !wide && sidebarUsed ? <SidebarDrawer>{sidebarPart}</SidebarDrawer> : null}
        {asidePart && !desk ? <AsideSheet>{asidePart}</AsideSheet> : null}
      </Suspense>
      <PageAnnouncer />
    </>
  );
}
