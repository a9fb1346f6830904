import type { Stop } from '../browser/stop.ts';

/** Dependencies of the leadership. */
export interface LeadershipDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Makes one of all tabs the leader, by a lock that the browser grants to one tab at a time (OP-96).
 * A hidden tab hands the lock on and queues again at the end, because browsers slow down the timers of hidden tabs.
 */
export function startLeadership(deps: LeadershipDeps, name: string, onChange: (leading: boolean) => void): Stop {
  const { locks, document } = deps;
  if (!locks) {
    // Without locks, at an insecure address, every tab leads itself.
    onChange(true);
    return () => onChange(false);
  }
  let ended = false;
  let handOn: () => void = () => undefined;
  const abort = new AbortController();

  async function queue(manager: Pick<LockManager, 'request'>): Promise<void> {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- the returned stop sets it while the loop waits for the lock
    while (!ended) {
      await manager.request(name, { signal: abort.signal }, async () => {
        if (ended) return;
        onChange(true);
        await new Promise<void>((resolve) => {
          handOn = resolve;
        });
        onChange(false);
      });
    }
  }
  // Only the abort of a waiting request rejects.
  queue(locks).catch(() => undefined);
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') handOn();
  };
  document.addEventListener('visibilitychange', hidden);
  return () => {
    if (ended) return;
    ended = true;
    document.removeEventListener('visibilitychange', hidden);
    abort.abort();
    handOn();
  };
}
