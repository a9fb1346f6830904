import { useRealtime } from '@kvota/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { callsOutdatedBy } from './branch-changes.ts';

/** Milliseconds in which changes are gathered, so that many of them cause one look. */
const gatherFor = 1000;
const nothing = (): void => undefined;

/**
 * Follows the branch of the agent while a page of the area is open, and fetches again what others have changed. After a lost
 * connection everything is fetched again. `blocked` is true while the agent is blocked: the platform then sends nothing.
 */
export function useBranch(blocked: boolean): void {
  const client = useQueryClient();
  useRealtime(
    useCallback(
      (realtime) => {
        if (blocked) return nothing;
        const changes = new Set<string>();
        let timer: ReturnType<typeof setTimeout> | undefined;
        const look = (): void => {
          timer = undefined;
          const calls = callsOutdatedBy(changes);
          changes.clear();
          void client.invalidateQueries(
            {
              predicate: ({ queryKey: [area, call] }) =>
                area === 'agency' && typeof call === 'string' && calls.has(call),
            },
            // A slow answer would otherwise be cancelled by the next change, again and again.
            { cancelRefetch: false },
          );
        };
        const follow = (on: boolean): void => void realtime.sports.emit('agency', { on });
        let wasConnected = realtime.sports.connected();
        const stops = [
          realtime.onAuthenticated(() => {
            follow(true);
            if (wasConnected) void client.invalidateQueries({ queryKey: ['agency'] }, { cancelRefetch: false });
            wasConnected = true;
          }),
          realtime.on('agency_changed', ({ what }) => {
            changes.add(what);
            timer ??= setTimeout(look, gatherFor);
          }),
        ];
        // Without effect before the platform knows the user, after which it is sent again.
        follow(true);
        return () => {
          for (const stop of stops) stop();
          follow(false);
          if (timer === undefined) return;
          clearTimeout(timer);
          look();
        };
      },
      [blocked, client],
    ),
  );
}
