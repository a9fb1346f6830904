import { decideReload, readReloadRecord, type ReloadCause, type ReloadRecord } from './reload-record.ts';

/** Dependencies of the reload governor. */
export interface ReloadDeps {
  /** Undefined where nothing can be kept over a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Whether this very document came by a reload: all that is known where nothing can be kept. */
  readonly reloaded: () => boolean;
  /** Names the build that the page is of. */
  readonly build: string;
  readonly wallNow: () => number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly online: () => boolean;
  /** A module would lose something by a reload now. */
  readonly busy: () => boolean;
  /** Whether a document could be had and the platform answers. */
  readonly probe: () => Promise<boolean>;
  readonly reload: () => void;
  readonly giveUp: (cause: ReloadCause) => void;
}

export interface ReloadGovernor {
  /** Reloads the page as soon as that is sensible. One request per cause at a time. */
  request(cause: ReloadCause, way?: ReloadOptions): void;
  /** The user wants another try after the governor gave up. */
  retry(cause: ReloadCause): void;
}

/** How a reload may still be spared. */
export interface ReloadOptions {
  /** Whether it is wanted still, asked until it is done. */
  readonly needed?: () => boolean;
  /** What is tried first once page and platform answer again. */
  readonly remedy?: () => Promise<void>;
}

export const reloadRecordKey = 'kvota.reloads';
const lookAgain = 1000;
/** The longest wait for the second probe, and for any further one. */
const firstProbe = 4000;
const probeCap = 10_000;

/** The one place that reloads the page: never offline, never over a payment, never while nothing answers, never in a loop (OP-47, OP-48). */
export function createReloadGovernor(deps: ReloadDeps): ReloadGovernor {
  const running = new Set<ReloadCause>();
  const record = () => readReloadRecord(deps.storage?.getItem(reloadRecordKey) ?? null);

  /** Counts a reload; false where that is not possible and the page was reloaded before: it might go on for ever. */
  function count(next: ReloadRecord): boolean {
    try {
      deps.storage?.setItem(reloadRecordKey, JSON.stringify(next));
      if (deps.storage) return true;
    } catch {
      // The storage is full or was taken away meanwhile.
    }
    return !deps.reloaded();
  }

  async function pursue(cause: ReloadCause, { needed = () => true, remedy }: ReloadOptions): Promise<void> {
    let failed = 0;
    while (needed()) {
      if (!deps.online() || deps.busy()) {
        await deps.sleep(lookAgain);
        continue;
      }
      const decision = decideReload(record(), cause, { now: deps.wallNow(), build: deps.build });
      if (decision.type === 'give-up') return deps.giveUp(cause);
      if (decision.type === 'wait') {
        await deps.sleep(decision.ms);
        continue;
      }
      if (!(await deps.probe())) {
        // Full jitter, so that a thousand pages do not ask in step.
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

  const request = (cause: ReloadCause, way: ReloadOptions = {}): void => {
    if (running.has(cause)) return;
    running.add(cause);
    void pursue(cause, way).finally(() => running.delete(cause));
  };
  return {
    request,
    retry(cause) {
      const { [cause]: _, ...rest } = record();
      // Whoever presses wants it: also where nothing can be counted.
      if (count(rest)) request(cause);
      else deps.reload();
    },
  };
}
