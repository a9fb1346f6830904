import { countAsked } from './asked.ts';
import { gather } from './crowd.ts';
import type { PlatformChild } from './platform-child.ts';

export interface OutageOptions {
  readonly tabs: number;
  /** Seconds for which nobody listens. */
  readonly outage: number;
  readonly platform: PlatformChild;
  readonly platformUrl: string;
  /** Address of the site; what it is asked for is counted by its owner. */
  readonly origin: string;
  readonly say?: (line: string) => void;
}

/** What became of the crowd; times in milliseconds. */
export interface Outage {
  readonly tabs: number;
  /** How long nobody listened, the platform's own start included. */
  readonly down: number;
  /** Requests of a tab in a second, while nobody listened. */
  readonly asked: number;
  /** The same in the busiest second. */
  readonly busiest: number;
  readonly loadsWhileDown: number;
  readonly loads: number;
  /** From the first moment at which somebody listened until so many of the crowd were connected. */
  readonly half: number;
  readonly nearlyAll: number;
  readonly all: number;
  readonly missing: number;
  readonly signedOut: number;
  /** When somebody listened again, milliseconds since 1970. */
  readonly backAt: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than any wait of a tab that is not lost. */
const longest = 45_000;

/** Stops a platform under a crowd of signed-in tabs, starts it again, and tells how they fared (fault 11). */
export async function runOutage(options: OutageOptions): Promise<Outage> {
  const { tabs, outage, platform, platformUrl, origin, say = () => undefined } = options;
  const asked = countAsked();
  try {
    const crowd = await gather({ tabs, platformUrl, origin, asked });
    while (crowd.connected() < tabs) await wait(100);
    say(`${tabs} tabs are connected and ping.`);
    // A whole round of pings, so that they are spread as they are on any day.
    await wait(4000);
    const stopped = performance.now();
    await platform.stop();
    const from = performance.now();
    await wait(Math.max(0, outage * 1000 - (from - stopped)));
    await platform.start();
    const [to, backAt] = [performance.now(), Date.now()];
    say(`Nobody listened for ${Math.round(to - from)} ms.`);
    while (crowd.connected() < tabs && performance.now() - to < longest) await wait(100);
    // Sessions that were being refreshed meanwhile come to their end.
    await wait(4000);
    const back = crowd
      .upAt()
      .flatMap((at) => (at === undefined ? [] : [Math.max(0, at - to)]))
      .toSorted((a, b) => a - b);
    const after = (share: number): number => back[Math.ceil(share * tabs) - 1] ?? Number.POSITIVE_INFINITY;
    const result: Outage = {
      tabs,
      down: to - from,
      asked: (asked.between(from, to) / tabs / (to - from)) * 1000,
      busiest: asked.busiest(from, to) / tabs,
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
    asked.stop();
  }
}
