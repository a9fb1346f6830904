import { createRealtime, type RealtimeDeps, type RealtimeReport } from '@kvota/realtime';

import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import { startConnectivity } from '../connectivity/start-connectivity.ts';
import type { PingPart } from '../host/app-module.ts';
import type { Stop } from '../browser/stop.ts';
import type { LeadershipDeps } from '../ping/leadership.ts';
import { startPing } from '../ping/start-ping.ts';
import type { Identity } from '../session/identity.ts';
import { startSession } from '../session/start-session.ts';
import type { PageEvents } from '../browser/page-events.ts';

/** What the line of a tab needs of the browser. */
export interface ConnectionDeps extends LeadershipDeps {
  readonly window: PageEvents;
  readonly identity: () => Promise<Identity>;
  readonly parts: readonly PingPart[];
  /** Gives the socket library; its own unless told. */
  readonly sockets?: RealtimeDeps['load'];
}

/** Everything between a tab and the platform: sockets, session, ping, and what is done when they fail. It needs no page. */
export function startConnection(host: ShellHost, deps: ConnectionDeps): Stop {
  const stops: Stop[] = [];
  let onReport = (report: RealtimeReport): void => warn(`The sockets report ${report.kind}`, report);
  const realtime = createRealtime({
    url: host.config.platformUrl,
    preAuth: async () => ((await session.token()) === undefined ? undefined : (await host.api.preAuth({})).token),
    now: () => performance.now(),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onReport: (report) => onReport(report),
    load: deps.sockets,
  });
  stops.push(() => realtime.stop());

  const session = startSession(host, {
    storage: host.storage,
    tabStorage: host.tabStorage,
    locks: deps.locks,
    identity: deps.identity,
    authenticate: () => realtime.authenticate(),
    window: deps.window,
  });
  stops.push(session.stop);

  const ping = startPing(host, {
    locks: deps.locks,
    document: deps.document,
    channel: host.channel('ping'),
    parts: deps.parts,
    dispatch: session.dispatch,
    sockets: realtime.status,
    random: Math.random,
  });
  stops.push(ping.stop);

  host.connect({
    realtime,
    token: session.token,
    unauthorized: () => session.dispatch({ type: 'unauthorized' }),
    pingNow: ping.pingNow,
    adoptSession: session.adopt,
  });

  const connectivity = startConnectivity(host, deps.window);
  stops.push(connectivity.stop);
  onReport = (report) => {
    connectivity.report(report);
    if (report.kind !== 'disconnected') warn(`The sockets report ${report.kind}`, report);
  };
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}
