import type { createRealtime, RealtimeReport } from '@kvota/realtime';

import type { every } from '../browser/every.ts';
import type { PageEvents } from '../browser/page-events.ts';
import { warn } from '../browser/report.ts';
import type { Stop } from '../browser/stop.ts';
import { startConnectivity } from '../connectivity/start-connectivity.ts';
import type { PingPart } from '../host/app-module.ts';
import type { ShellHost } from '../host/create-host.ts';
import type { LeadershipDeps } from '../ping/leadership.ts';
import { startPing } from '../ping/start-ping.ts';
import type { Identity } from '../session/identity.ts';
import { startSession } from '../session/start-session.ts';

/** Dependencies of a tab's connection to the platform. */
export interface ConnectionDeps extends LeadershipDeps {
  readonly window: PageEvents;
  readonly identity: () => Promise<Identity>;
  /** The ping parts of the modules that run; they start after the connection. */
  readonly parts: () => readonly PingPart[];
  readonly every: typeof every;
  readonly createRealtime: typeof createRealtime;
}

/** Starts everything between a tab and the platform: sockets, session, ping and connectivity. It needs no page. */
export function startConnection(host: ShellHost, deps: ConnectionDeps): Stop {
  const { locks, document, identity, parts, every, window } = deps;
  const stops: Stop[] = [];
  let onReport = (report: RealtimeReport): void => warn(`The sockets report ${report.kind}`, report);
  const realtime = deps.createRealtime({
    url: host.config.platformUrl,
    preAuth: async () => ((await session.token()) === undefined ? undefined : (await host.api.preAuth({})).token),
    now: () => performance.now(),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onReport: (report) => onReport(report),
  });
  stops.push(() => realtime.stop());

  const session = startSession(host, {
    storage: host.storage,
    tabStorage: host.tabStorage,
    locks,
    identity,
    authenticate: () => realtime.authenticate(),
    window,
  });
  stops.push(session.stop);

  const ping = startPing(host, {
    locks,
    document,
    channel: host.channel('ping'),
    parts,
    every,
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
    leaveSession: session.leave,
  });

  const connectivity = startConnectivity(host, window);
  stops.push(connectivity.stop);
  onReport = (report) => {
    connectivity.report(report);
    if (report.kind !== 'disconnected') warn(`The sockets report ${report.kind}`, report);
  };
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}
