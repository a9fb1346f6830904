import { isLocale, type HistoryTicket, type Locale } from '@kvota/contracts';
import { pathOf, type SitemapId } from '@kvota/sitemap';
import type { RealtimeStatus } from '@kvota/realtime';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';

import { createAppRouter } from '../app/create-app-router.ts';
import { startServices } from '../app/start-services.ts';
import { createHost, type ShellHost } from '../host/create-host.ts';
import type { AppContext } from '../host/host-context.ts';
import { readConfig, type AppConfig } from '../browser/app-config.ts';
import { prepareOverlays } from '../frame/overlays/overlay-parts.ts';
import type { AppModule } from '../host/app-module.ts';
import type { Stop } from '../browser/stop.ts';
import { createNavigate } from '../navigation/create-navigate.ts';
import { trackNavigation } from '../navigation/track-navigation.ts';
import { inLanguage } from '../navigation/last-path.ts';
import { chosenWalletAtom, readyAtom, sessionAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
import { keepAct } from '../session/waiting-act.ts';
import { memoryStorage } from '../browser/storage/memory-storage.ts';
import { bindTheme } from '../site-theme/bind-theme.ts';
import { themeKey } from '../site-theme/stored-theme.ts';
import { answeringFetch, type Answers } from './answers.ts';
import type { StoryMatch } from './fixtures/build-match.ts';
import { storyMatches } from './fixtures/matches.ts';
import { storyTickets } from './fixtures/tickets.ts';
import { quietConsole } from './quiet-console.ts';
import { createStoryOffer } from './story-offer.ts';
import { createStoryClock, storyTime, type StoryClock } from './story-clock.ts';
import { personOf, storedUserOf, storySessions, type StorySession } from './story-people.ts';
import { storyPlatform } from './story-platform.ts';
import { createStorySockets, type StorySockets } from './sockets/story-sockets.ts';
import { treeOf, treeWith } from './story-tree.tsx';

/** The app of a story, and how the world around it behaves. */
export interface WorldSetup {
  readonly modules?: readonly AppModule[];
  /** The first page; home if left out. */
  readonly page?: SitemapId;
  readonly params?: Record<string, string>;
  readonly search?: Readonly<Record<string, string>>;
  /** An address without its language, instead of a page. */
  readonly path?: string;
  /** A single part at the page's address, instead of the page in its frame. */
  readonly part?: () => ReactElement | null;
  /** Answers that differ from those of a platform without faults. */
  readonly answers?: Answers;
  readonly offer?: readonly StoryMatch[];
  readonly history?: readonly HistoryTicket[];
  readonly sockets?: RealtimeStatus;
  /** The server's time, in milliseconds since 1970. */
  readonly now?: number;
  readonly config?: Partial<AppConfig>;
  /** The user, instead of the one chosen in the toolbar. */
  readonly session?: StorySession;
  /** Patterns of the console output that the story expects. */
  readonly expectedConsole?: readonly RegExp[];
  /** Runs when all services run and before anything is rendered. */
  readonly prepare?: (world: World) => void | Promise<void>;
}

/** An app whose whole environment belongs to the story: calls, sockets, time, storages and sign-in. */
export interface World {
  readonly app: AppContext;
  readonly host: ShellHost;
  readonly router: AnyRouter;
  readonly sockets: StorySockets;
  readonly clock: StoryClock;
  /** Spies on the host's actions that leave the page. */
  readonly login: ReturnType<typeof fn>;
  readonly stepUp: ReturnType<typeof fn>;
  readonly logout: ReturnType<typeof fn>;
  readonly reload: ReturnType<typeof fn>;
  /** Lets the user come back with the sign-in for which an act has left the page. Its page has to be shown after that. */
  readonly comeBack: (act: string) => void;
  /** Replaces answers from now on. */
  readonly answer: (answers: Answers) => void;
  /** Pings once: wallets, messages, and the result of a waiting ticket. */
  readonly ping: () => Promise<void>;
  readonly stop: Stop;
}

/** The choices in the toolbar that a world uses. */
interface Toolbar {
  readonly session: StorySession;
  readonly locale: Locale;
  readonly theme: unknown;
}

/** Reads the toolbar. Unknown values count as the first choice. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const { session, language, theme } = globals;
  return {
    session: storySessions.find((known) => known === session) ?? 'visitor',
    locale: typeof language === 'string' && isLocale(language) ? language : 'en',
    theme,
  };
}

/** Creates the world of a story, starts its services and loads its page, so that the first render shows the page. */
export async function createWorld(setup: WorldSetup, toolbar: Toolbar): Promise<World> {
  const { modules = [], page = 'home', part } = setup;
  // The previous story may have gone offline.
  onlineManager.setOnline(true);
  const stops: Stop[] = [quietConsole(setup.expectedConsole ?? [])];
  const config: AppConfig = { ...readConfig('', 'https://platform.story'), ...setup.config };
  const person = personOf(setup.session ?? toolbar.session);
  const clock = createStoryClock(setup.now ?? storyTime);
  const book = createStoryOffer(setup.offer ?? storyMatches);
  const sockets = createStorySockets(book, clock.now, setup.sockets ?? 'connected');
  const [login, logout, reload] = [fn().mockName('login'), fn().mockName('logout'), fn().mockName('reload')];
  const stepUp = fn().mockName('stepUp');
  const storage = memoryStorage({
    [themeKey]: String(toolbar.theme !== 'light'),
    ...storedUserOf(person, config),
  });
  const platform = storyPlatform({ book, now: clock.now, person, history: setup.history ?? storyTickets });
  let answers: Answers = { ...platform, ...setup.answers };

  const host: ShellHost = createHost({
    config,
    storage,
    tabStorage: memoryStorage(),
    clock,
    // Far longer than a story is looked at, so that a call without an answer goes on loading.
    wire: { fetch: answeringFetch(() => answers), timeout: 2 ** 31 - 1 },
    governor: { request: reload, retry: reload },
    navigate: createNavigate(
      () => host,
      () => router,
    ),
    login,
    stepUp,
    logout,
  });
  const { store } = host;
  const app: AppContext = { host, modules };
  const path = inLanguage(setup.path ?? pathOf(page, undefined, setup.params), toolbar.locale);
  const query = setup.search ? `?${new URLSearchParams(setup.search).toString()}` : '';
  const router: AnyRouter = createAppRouter({
    app,
    routeTree: part ? treeWith(page, part) : treeOf(modules),
    preload: false,
    history: createMemoryHistory({ initialEntries: [path + query] }),
  });
  bindTheme(store, storage);
  trackNavigation(router, store, storage);
  if (person?.chosen !== undefined) store.set(chosenWalletAtom, person.chosen);

  const world: World = {
    app,
    host,
    router,
    sockets,
    clock,
    login,
    stepUp,
    logout,
    reload,
    ping: async () => (await host.running).pingNow(),
    comeBack: (act) => {
      const user = userIdOf(host.store.get(sessionAtom)) ?? '';
      keepAct(host.tabStorage, { act, signIn: 'story', user, path, signedInAt: Date.now() });
    },
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    stop: () => {
      for (const stop of stops.splice(0).toReversed()) stop();
    },
  };
  stops.push(() => host.queryClient.clear());
  await prepareOverlays();
  stops.push(
    startServices(host, {
      router,
      modules,
      window,
      document,
      origin: 'https://site.story',
      locks: undefined,
      identity: () => Promise.reject(new Error('A story has no identity provider.')),
      // A story pings when it wants to.
      every: () => () => undefined,
      createRealtime: () => sockets,
      serviceWorkerOf: undefined,
    }).stop,
  );
  await world.ping();
  await router.load();
  // A story begins when a page has been shown already.
  store.set(readyAtom, true);
  await setup.prepare?.(world);
  return world;
}
