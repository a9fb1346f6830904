import { decideReload, readReloadRecord, type ReloadCause, type ReloadRecord } from './reload-record.ts';

/** What the governor needs of the world. */
export interface ReloadWorld {
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
  request(cause: ReloadCause, way?: ReloadWay): void;
  /** The user wants another try after the governor gave up. */
  retry(cause: ReloadCause): void;
}

/** How a reload may still be spared. */
export interface ReloadWay {
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
export function createReloadGovernor(world: ReloadWorld): ReloadGovernor {
  const running = new Set<ReloadCause>();
  const record = () => readReloadRecord(world.storage?.getItem(reloadRecordKey) ?? null);

  /** Counts a reload; false where that is not possible and the page was reloaded before: it might go on for ever. */
  function count(next: ReloadRecord): boolean {
    try {
      world.storage?.setItem(reloadRecordKey, JSON.stringify(next));
      if (world.storage) return true;
    } catch {
      // The storage is full or was taken away meanwhile.
    }
    return !world.reloaded();
  }

  async function pursue(cause: ReloadCause, { needed = () => true, remedy }: ReloadWay): Promise<void> {
    let failed = 0;
    while (needed()) {
      if (!world.online() || world.busy()) {
        await world.sleep(lookAgain);
        continue;
      }
      const decision = decideReload(record(), cause, { now: world.wallNow(), build: world.build });
      if (decision.kind === 'give-up') return world.giveUp(cause);
      if (decision.kind === 'wait') {
        await world.sleep(decision.ms);
        continue;
      }
      if (!(await world.probe())) {
        // Full jitter, so that a thousand pages do not ask in step.
        await world.sleep(world.random() * Math.min(probeCap, firstProbe * 2 ** failed));
        failed += 1;
        continue;
      }
      await remedy?.();
      if (!needed() || world.busy() || !world.online()) continue;
      if (!count(decision.record)) return world.giveUp(cause);
      return world.reload();
    }
  }

  const request = (cause: ReloadCause, way: ReloadWay = {}): void => {
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
      else world.reload();
    },
  };
}
