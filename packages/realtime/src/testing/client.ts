import type { Match, OfferSnapshot } from '@kvota/contracts';
import { vi } from 'vitest';

import { createRealtime } from '../create-realtime.ts';
import type { Realtime, RealtimeDeps, RealtimeOptions, RealtimeStatus } from '../realtime.ts';
import type { RealtimeReport } from '../report.ts';
import type { RoomHandlers } from '../rooms/rooms.ts';
import { handTimers } from './hand-timers.ts';
import { createInbox } from './inbox.ts';

/** Starts a client with manual timers and the longest delays. All its reports are kept. */
export function startClient(url: string, options: Partial<RealtimeOptions & RealtimeDeps> = {}) {
  const timers = handTimers();
  const reports = createInbox<RealtimeReport>();
  const realtime = createRealtime({
    url,
    preAuth: () => Promise.resolve(undefined),
    now: timers.now,
    schedule: timers.schedule,
    random: () => 1,
    onReport: reports.push,
    ...options,
  });
  return { realtime, timers, reports, [Symbol.dispose]: realtime.stop };
}

/** Waits until the sockets have a status. */
export async function until({ status }: Realtime, wanted: RealtimeStatus): Promise<void> {
  if (status.get() === wanted) return;
  await new Promise<void>((resolve) => {
    const stop = status.subscribe((current) => {
      if (current !== wanted) return;
      stop();
      resolve();
    });
  });
}

/** Creates handlers that record all calls. */
export function keepingHandlers() {
  const snapshots = createInbox<OfferSnapshot>();
  const updates = createInbox<readonly [room: string, body: unknown]>();
  const closed = vi.fn<(room: string) => void>();
  const handlers: RoomHandlers = {
    snapshot: snapshots.push,
    delta: (room, numbers) => updates.push([room, numbers]),
    change: (room, change) => updates.push([room, change]),
    closed,
  };
  return { handlers, snapshots, updates, closed };
}

/** The live table of football. */
export const liveF = { kind: 'live', sport: 'F' } as const;

/** Creates a snapshot of a room. */
export function snapshotOf(room: string, seq: number, matches: Match[] = []): OfferSnapshot {
  return { kind: 'live', room, seq, serverTime: '2026-11-21T12:00:00Z', matches, odds: [] };
}
