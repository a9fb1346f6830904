import { createServer, type Server } from 'node:http';

import type { Platform } from '@kvota/platform';

import type { LeapingClock } from './leaping-clock.ts';

/** A score that a match will have, and when. */
export interface ScoreAhead {
  readonly at: number;
  readonly score: readonly [number, number];
}

const longestMatch = 150 * 60_000;
const step = 5000;

/** Lets tests put the time of the platform forward, and see what the simulated feed will bring. */
export function serveTime({
  port,
  clock,
  feed,
}: {
  port: number;
  clock: LeapingClock;
  feed: Platform['feed'];
}): Server {
  const scores = (eventId: string): ScoreAhead[] => {
    const found: ScoreAhead[] = [];
    const start = feed.match(eventId)?.timeStart ?? 0;
    let [host, away] = [0, 0];
    for (let at = start; at < start + longestMatch; at += step) {
      const { G } = feed.stateAt(eventId, at)?.results ?? {};
      if (G === undefined || (G[0] === host && G[1] === away)) continue;
      [host, away] = G;
      found.push({ at, score: [host, away] });
    }
    return found;
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/leap') clock.leap(Number(searchParams.get('by')));
    const answer = pathname === '/scores' ? scores(searchParams.get('event') ?? '') : clock.now();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return server.listen(port);
}
