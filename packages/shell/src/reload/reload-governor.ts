import { reloadRecordKey } from '../browser/storage/own-keys.ts';
import { decideReload, readReloadRecord, type ReloadCause, type ReloadRecord } from './reload-record.ts';

/** Dependencies of the reload governor. */
export interface ReloadDeps {
  /** Storage that survives a reload; undefined if the browser has none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Whether this document was itself loaded by a reload. It is all that is known without storage. */
  readonly reloaded: () => boolean;
  /** Identifies the build of the page. */
  readonly build: string;
  readonly wallNow: () => number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly online: () => boolean;
  /** Whether a module would lose something by a reload now. */
  readonly busy: () => boolean;
  /** Whether the platform answers and a document can be fetched. */
  readonly probe: () => Promise<boolean>;
  readonly reload: () => void;
  readonly giveUp: (cause: ReloadCause) => void;
}

export interface ReloadGovernor {
  /** Reloads the page as soon as that is sensible. A second request for the same cause is ignored while one runs. */
  request(cause: ReloadCause, options?: ReloadOptions): void;
  /** Tries again, at the user's request, after the governor gave up. */
  retry(cause: ReloadCause): void;
}

/** Conditions under which a requested reload is dropped. */
export interface ReloadOptions {
  /** Whether the reload is still needed; checked until it happens. */
  readonly needed?: () => boolean;
  /** Tried once platform and page answer again, before the page reloads. */
  readonly remedy?: () => Promise<void>;
}

/** Milliseconds between two checks while the page is offline or busy. */
const recheckInterval = 1000;
/** Upper bound of the wait for the second probe in milliseconds. It doubles with each further probe. */
const firstProbe = 4000;
/** Upper bound of the wait for any probe. */
const probeCap = 10_000;

/** Creates the only part that reloads the page: never offline, during a payment, without a server, or in a loop (OP-47, OP-48). */
export function createReloadGovernor(deps: ReloadDeps): ReloadGovernor {
  const running = new Set<ReloadCause>();
  const record = () => readReloadRecord(deps.storage?.getItem(reloadRecordKey) ?? null);

  /** Counts a reload. Returns false if it cannot be counted and the page was reloaded before, because that could be a loop. */
  function count(next: ReloadRecord): boolean {
    try {
      deps.storage?.setItem(reloadRecordKey, JSON.stringify(next));
      if (deps.storage) return true;
    } catch {
      // The storage is full, or was blocked in the meantime.
    }
    return !deps.reloaded();
  }

  async function pursue(cause: ReloadCause, { needed = () => true, remedy }: ReloadOptions): Promise<void> {
    let failed = 0;
    while (needed()) {
      if (!deps.online() || deps.busy()) {
        await deps.sleep(recheckInterval);
        continue;
      }
      const decision = decideReload(record(), cause, { now: deps.wallNow(), build: deps.build });
      if (decision.type === 'give-up') return deps.giveUp(cause);
      if (decision.type === 'wait') {
        await deps.sleep(decision.ms);
        continue;
      }
      if (!(await deps.probe())) {
        // Full jitter, so that a thousand pages do not probe at the same instants.
        await deps.sleep(deps.random() * Math.min(probeCap, firstProbe * 2 ** failed));
        failed += 1;
        continue;
      }
      await remedy?.();
      if (!needed() || deps.busy() || !deps.online()) continue;
      if (!count(decision.record)) return deps.giveUp(cause);
      return deps.reload();
    }
  }

  const request = (cause: ReloadCause, options: ReloadOptions = {}): void => {
    if (running.has(cause)) return;
    running.add(cause);
    void pursue(cause, options).finally(() => running.delete(cause));
  };
  return {
    request,
    retry(cause) {
      const { [cause]: _, ...rest } = record();
      // A reload that the user asked for happens even if it cannot be counted.
      if (count(rest)) request(cause);
      else deps.reload();
    },
  };
}
