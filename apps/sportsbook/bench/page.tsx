// The page of the bench: the product's table with the offer store, and a hand-written page with the same DOM.
import '@kvota/ui/global';
import { createSlip } from '@kvota/bet-slip/store';
import type { Match, OddsKey } from '@kvota/contracts';
import { loadMessages } from '@kvota/i18n';
import { createOfferStore, priceKey } from '@kvota/offer';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { HostContext } from '@kvota/shell';
import { createRoot } from 'react-dom/client';

import type { Favorites } from '../src/favorites/use-favorites.ts';
import type { Column } from '../src/offer/column.ts';
import { createMoveCues } from '../src/offer/move-cues.ts';
import { groupByLeague } from '../src/offer/group-by-league.ts';
import { OfferRows } from '../src/table/OfferRows.tsx';
import type { Services } from '../src/offer/services.ts';

/** The options of a run. The changes are the same for every kind. */
export interface Run {
  readonly kind: 'idle' | 'product' | 'floor';
  readonly rows: number;
  /** Changed prices a second. */
  readonly rate: number;
  /** When changes arrive: with every frame, or as often as the server sends them. */
  readonly every: 'frame' | number;
  readonly cues: boolean;
}

const columns: readonly Column[] = [
  ...['1', 'X', '2'].map((selection) => ({ family: '1X2', selection })),
  ...['1X', '12', 'X2'].map((selection) => ({ family: 'DC', selection })),
  ...['yes', 'no'].map((selection) => ({ family: 'GG', selection })),
];

const matchAt = (at: number): Match => ({
  sport: 'F',
  eventId: String(1000 + at),
  sfId: String(10000 + at),
  leagueId: 'F-rs-1',
  leagueName: 'SuperLiga',
  groupName: 'Serbia',
  hostName: `Vojvodina ${at}`,
  awayName: `Spartak ${at}`,
  timeStart: new Date(Date.now() + 3_600_000).toISOString(),
  inPlay: false,
  matchState: 'NSY',
  marketsCount: 120,
  markets: {
    '1X2': { MS: 'OPEN', '1': { O: '1.85' }, X: { O: '3.40' }, '2': { O: '4.20' } },
    DC: { MS: 'OPEN', '1X': { O: '1.20' }, '12': { O: '1.28' }, X2: { O: '1.88' } },
    GG: { MS: 'OPEN', yes: { O: '1.80' }, no: { O: '1.95' } },
  },
});

/** Of the frame, the table uses the time only. */
const frame = { host: { serverNow: () => Date.now() }, modules: [] } as unknown as NonNullable<
  React.ContextType<typeof HostContext>
>;
const none: Favorites = { of: () => [], toggle: () => {} };
const room = 'prematch/F';

/** Renders the product's table. Returns the function that applies a change. */
async function product(root: HTMLElement, rows: number, cuesOn: boolean) {
  const matches = Array.from({ length: rows }, (_, at) => matchAt(at));
  const keys: OddsKey[] = matches.flatMap(({ eventId }) =>
    columns.map(({ family, selection }): OddsKey => [eventId, family, selection]),
  );
  const offer = createOfferStore({
    now: () => performance.now(),
    frame: (run) => {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
  });
  offer.apply({ kind: 'prematch', room, seq: 0, serverTime: new Date().toISOString(), matches, odds: keys });
  const slip = createSlip({
    deps: {
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      host: () => ({
        loggedIn: true,
        wallet: { currency: 'RSD', currencyId: 1 },
        limits: null,
        blocked: false,
        maintenance: false,
        online: true,
      }),
    },
    effects: {},
  });
  const cues = createMoveCues({
    now: () => performance.now(),
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  });
  const noCues = { show: () => {}, clear: () => {}, stop: () => {} };
  // The table uses only these.
  const services = { offer, slip, cues: cuesOn ? cues : noCues } as unknown as Services;
  const table = (): React.ReactElement => (
    <OfferRows
      services={services}
      leagues={groupByLeague(matches)}
      columnsOf={() => columns}
      favorites={none}
      stale={false}
      listKey="bench"
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: table }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const react = createRoot(root);
  react.render(
    <I18nProvider i18n={i18n}>
      <HostContext value={frame}>
        <RouterProvider router={router} />
      </HostContext>
    </I18nProvider>,
  );
  await seen(() => root.querySelectorAll('[data-price]').length === keys.length);
  let seq = 0;
  return {
    keys,
    take: (changes: readonly number[]) => offer.applyDelta(room, [(seq += 1), ...changes]),
    stop: () => {
      react.unmount();
      cues.stop();
      slip.stop();
    },
  };
}

/** The hand-written page: a copy of the DOM, where the text of a cell is written directly into its node. */
async function floor(root: HTMLElement, rows: number) {
  const copied = await product(root, rows, false);
  const copy = root.cloneNode(true) as HTMLElement;
  copied.stop();
  root.replaceChildren(...copy.childNodes);
  const texts = copied.keys.map((key) => {
    const cell = root.querySelector(`[data-price="${priceKey(...key)}"]`);
    const walker = document.createTreeWalker(cell ?? root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/^\d+\.\d+$/.test(node.nodeValue ?? '')) return node as Text;
    throw new Error(`A cell without a price: ${key.join(' ')}`);
  });
  let waiting: (readonly number[])[] = [];
  const write = (): void => {
    const due = waiting;
    waiting = [];
    for (const changes of due) {
      for (let at = 0; at < changes.length; at += 2) {
        const text = texts[changes[at] ?? 0];
        const thousandths = changes[at + 1] ?? 0;
        if (text) text.nodeValue = (thousandths / 1000).toFixed(2);
      }
    }
  };
  return {
    keys: copied.keys,
    take: (changes: readonly number[]) => {
      if (waiting.push(changes) === 1) requestAnimationFrame(write);
    },
    stop: () => root.replaceChildren(),
  };
}

function seen(what: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = (): void => (what() ? done() : void requestAnimationFrame(look));
    look();
  });
}

/** The same numbers in every run. */
function numbers(): () => number {
  let state = 12345;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

let stop = (): void => {};
let frames: number[] = [];
let longTasks = 0;
new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });

const bench = {
  /** Builds the page of a run and starts to change prices. Resolves when it runs. */
  async start(run: Run): Promise<void> {
    stop();
    await loadMessages('en', ['betting']);
    i18n.activate('en');
    const root = document.querySelector<HTMLElement>('#root');
    if (!root) throw new Error('The page has no root.');
    root.replaceChildren();
    const page = run.kind === 'floor' ? await floor(root, run.rows) : await product(root, run.rows, run.cues);
    const random = numbers();
    const changes = (count: number): number[] => {
      const list: number[] = [];
      // The last value wins, as on the server: each price is in a message once.
      const told = new Set<number>();
      for (let i = 0; i < count; i += 1) {
        const at = Math.floor(random() * page.keys.length);
        const thousandths = 1100 + Math.floor(random() * 800) * 10;
        if (told.has(at)) continue;
        told.add(at);
        list.push(at, thousandths);
      }
      return list;
    };
    let going = true;
    // Changes arrive between two frames, as the messages of a socket do. If they were applied within a frame, they
    // would be visible one frame late.
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', ({ data }: MessageEvent<number[]>) => page.take(data));
    port2.start();
    let last = performance.now();
    frames = [];
    longTasks = 0;
    const frame = (now: number): void => {
      if (!going) return;
      requestAnimationFrame(frame);
      frames.push(now);
      if (run.every !== 'frame') return;
      const list = changes(Math.round((run.rate * Math.min(100, now - last)) / 1000));
      last = now;
      if (run.kind !== 'idle') port1.postMessage(list);
    };
    requestAnimationFrame(frame);
    const timer =
      run.every === 'frame'
        ? undefined
        : setInterval(() => {
            const list = changes(Math.round(run.rate / Number(run.every)));
            if (run.kind !== 'idle') page.take(list);
          }, 1000 / run.every);
    stop = () => {
      going = false;
      clearInterval(timer);
      port1.close();
      page.stop();
      stop = () => {};
    };
  },
  /**
   * Returns the frames that were late by more than half a frame, their share, and tasks over 50 ms, since the start
   * of the run.
   */
  smoothness(): { readonly dropped: number; readonly longTasks: number } {
    const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at));
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 16.7;
    const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
    return { dropped: lost / Math.max(1, gaps.length + lost), longTasks };
  },
  forget(): void {
    frames = [];
    longTasks = 0;
  },
  stop: () => stop(),
};

Object.assign(window, { bench });
