import type { Stop } from '../browser/stop.ts';

/** What leadership needs of the browser. */
export interface LeadershipDeps {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Makes one tab of all the leader, by a lock that the browser gives to one at a time (OP-96).
 * A tab that is hidden hands the lock on and stands at the end of the queue: timers of hidden tabs are slowed down.
 */
export function startLeadership(deps: LeadershipDeps, name: string, onChange: (leading: boolean) => void): Stop {
  const { locks, document } = deps;
  if (!locks) {
    // Without locks (an insecure address) every tab works for itself.
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
  // An abort is how the wait for the lock ends; nothing else rejects.
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
