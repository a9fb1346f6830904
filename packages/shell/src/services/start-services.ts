import { createRealtime, type RealtimeReport } from '@kvota/realtime';
import type { AnyRouter } from '@tanstack/react-router';

import type { ShellHost } from '../app/create-host.ts';
import { warn } from '../app/report.ts';
import { startConnectivity } from '../connectivity/start-connectivity.ts';
import { prepareOverlays } from '../frame/overlay-parts.ts';
import type { AppModule } from '../module/app-module.ts';
import type { Stop } from '../module/host.ts';
import { startPing } from '../ping/start-ping.ts';
import { startGuarding } from '../router/start-guarding.ts';
import { loadIdentity } from '../session/load-identity.ts';
import { startSession } from '../session/start-session.ts';
import { startSettings } from '../settings/start-settings.ts';
import { startPersistence } from '../storage/start-persistence.ts';
import { startOverrides } from '../texts/start-overrides.ts';

/** Everything of the shell that lives as long as the page, in the order in which it starts; it ends in the other. */
export function startServices(host: ShellHost, router: AnyRouter, modules: readonly AppModule[]): Stop {
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
  });
  stops.push(() => realtime.stop());

  const session = startSession(host, {
    storage: localStorage,
    session: sessionStorage,
    locks: navigator.locks,
    identity: () => loadIdentity(host.config),
    authenticate: () => realtime.authenticate(),
  });
  stops.push(session.stop);

  const ping = startPing(host, {
    locks: navigator.locks,
    document,
    channel: host.channel('ping'),
    parts: modules.flatMap((module) => module.ping ?? []),
    dispatch: session.dispatch,
  });
  stops.push(ping.stop);

  host.connect({
    realtime,
    token: session.token,
    unauthorized: () => session.dispatch({ type: 'unauthorized' }),
    pingNow: ping.pingNow,
    adoptSession: session.adopt,
  });

  const connectivity = startConnectivity(host);
  stops.push(connectivity.stop);
  onReport = (report) => {
    connectivity.report(report);
    if (report.kind !== 'disconnected') warn(`The sockets report ${report.kind}`, report);
  };

  prepareOverlays().catch((error: unknown) => warn('The dialogs could not be prepared', error));
  stops.push(startSettings(host));
  stops.push(startOverrides(host));
  stops.push(startPersistence(host.store, sessionStorage));
  stops.push(startGuarding(host, router));
  stops.push(...modules.map((module) => module.start(host)));
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}
