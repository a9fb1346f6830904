import { createServer, type Server } from 'node:http';

import type { LeapingClock } from './leaping-clock.ts';
import type { WorldPlatform } from './open-platform.ts';
import type { SignInClock } from './sign-in-clock.ts';

/** A score that a match will have, and its instant. */
export interface ScoreAhead {
  readonly at: number;
  readonly score: readonly [number, number];
}

const longestMatch = 150 * 60_000;
const step = 5000;

/** Serves an address where tests move and stop the time of the platform, and read the future of the simulated feed. */
export function serveTime({
  port,
  clock,
  signIns,
  platform,
}: {
  port: number;
  clock: LeapingClock;
  signIns: SignInClock;
  platform: WorldPlatform;
}): Server {
  const { feed } = platform;
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
  /** Returns whether a live match goes on for `span` milliseconds without a suspension. */
  const playsOn = (eventId: string, span: number): boolean => {
    const now = clock.now();
    for (let at = now; at <= now + span; at += 1000) {
      const state = feed.stateAt(eventId, at);
      if (state?.status !== 'live' || state.suspension !== null) return false;
    }
    return true;
  };
  const answerTo = async ({ pathname, searchParams }: URL): Promise<unknown> => {
    const eventId = searchParams.get('event') ?? '';
    if (pathname === '/stop') clock.stop();
    if (pathname === '/resume') clock.resume();
    if (pathname === '/age-sign-ins') signIns.age(Number(searchParams.get('by')));
    if (pathname === '/leap') await platform.leap(Number(searchParams.get('by')));
    if (pathname === '/scores') return scores(eventId);
    if (pathname === '/plays-on') return playsOn(eventId, Number(searchParams.get('for')));
    return clock.now();
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    answerTo(new URL(request.url ?? '/', 'http://localhost')).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(JSON.stringify(String(error))),
    );
  });
  return server.listen(port);
}
