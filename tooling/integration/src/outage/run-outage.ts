import { gather } from './crowd.ts';
import type { PlatformChild } from './platform-child.ts';
import { countRequests } from './request-count.ts';

export interface OutageOptions {
  readonly tabs: number;
  /** The length of the outage in seconds. */
  readonly outage: number;
  readonly platform: PlatformChild;
  readonly platformUrl: string;
  /** The address of the site. */
  readonly origin: string;
  readonly report?: (line: string) => void;
  /** Lets time pass for the tabs; real time by default. `busy` is true while a tab waits for an answer. */
  readonly wait?: (milliseconds: number, busy: () => boolean) => Promise<void>;
}

/** The effects of an outage on the crowd. Times are in milliseconds. */
export interface Outage {
  readonly tabs: number;
  /** The length of the outage with the start of the platform. */
  readonly down: number;
  /** The requests per tab and second during the outage. */
  readonly requests: number;
  /** The requests per tab in the busiest second. */
  readonly busiest: number;
  readonly loadsWhileDown: number;
  readonly loads: number;
  /** The time from the end of the outage until half, 99 % and all of the tabs were connected. */
  readonly half: number;
  readonly nearlyAll: number;
  readonly all: number;
  readonly missing: number;
  readonly signedOut: number;
  /** The end of the outage, in milliseconds since 1970. */
  readonly backAt: number;
}

const realTime = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than any wait between attempts of a tab. */
const longest = 45_000;

/** Stops a platform while signed-in tabs use it, starts it again, and returns the effects (FAULT-11). */
export async function runOutage(options: OutageOptions): Promise<Outage> {
  const { tabs, outage, platform, platformUrl, origin, report = () => undefined } = options;
  const requests = countRequests();
  try {
    const crowd = await gather({ tabs, platformUrl, origin, requests });
    const busy = (): boolean => requests.inFlight() > 0 || crowd.connecting() > 0;
    const wait = (milliseconds: number): Promise<void> => (options.wait ?? realTime)(milliseconds, busy);
    while (crowd.connected() < tabs) await wait(100);
    report(`${tabs} tabs are connected and ping.`);
    // A whole round of pings spreads them as in normal use.
    await wait(4000);
    const stopped = performance.now();
    await platform.stop();
    const from = performance.now();
    await wait(Math.max(0, outage * 1000 - (from - stopped)));
    await platform.start();
    const [to, backAt] = [performance.now(), Date.now()];
    report(`The platform was down for ${Math.round(to - from)} ms.`);
    while (crowd.connected() < tabs && performance.now() - to < longest) await wait(100);
    // Lets refreshes that the outage interrupted finish.
    await wait(4000);
    const back = crowd
      .upAt()
      .flatMap((at) => (at === undefined ? [] : [Math.max(0, at - to)]))
      .toSorted((a, b) => a - b);
    const after = (share: number): number => back[Math.ceil(share * tabs) - 1] ?? Number.POSITIVE_INFINITY;
    const result: Outage = {
      tabs,
      down: to - from,
      requests: (requests.between(from, to) / tabs / (to - from)) * 1000,
      busiest: requests.busiest(from, to) / tabs,
      loadsWhileDown: crowd.loads.filter((at) => at >= stopped && at < to).length,
      loads: crowd.loads.length,
      half: after(0.5),
      nearlyAll: after(0.99),
      all: after(1),
      missing: tabs - back.length,
      signedOut: crowd.signedOut(),
      backAt,
    };
    crowd.stop();
    return result;
  } finally {
    requests.stop();
  }
}
