import { decideReload, readReloadRecord, type ReloadCause } from './reload-record.ts';

/** What the governor needs of the world. */
export interface ReloadWorld {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
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
  /** Reloads the page as soon as that is sensible, unless `needed` says by then that it is not. One request per cause at a time. */
  request(cause: ReloadCause, needed?: () => boolean): void;
  /** The user wants another try after the governor gave up. */
  retry(cause: ReloadCause): void;
}

export const reloadRecordKey = 'kvota.reloads';
const lookAgain = 1000;
/** The longest wait between two probes. */
const probeCap = 10_000;

/** The one place that reloads the page: never offline, never over a payment, never while nothing answers, never in a loop (OP-47, OP-48). */
export function createReloadGovernor(world: ReloadWorld): ReloadGovernor {
  const running = new Set<ReloadCause>();
  const record = () => readReloadRecord(world.storage.getItem(reloadRecordKey));

  async function pursue(cause: ReloadCause, needed: () => boolean): Promise<void> {
    let failed = 0;
    while (needed()) {
      if (!world.online() || world.busy()) {
        await world.sleep(lookAgain);
        continue;
      }
      const decision = decideReload(record(), cause, world.wallNow());
      if (decision.kind === 'give-up') return world.giveUp(cause);
      if (decision.kind === 'wait') {
        await world.sleep(decision.ms);
        continue;
      }
      if (!(await world.probe())) {
        // Full jitter, so that a thousand pages do not ask in step.
        await world.sleep(world.random() * Math.min(probeCap, 1000 * 2 ** failed));
        failed += 1;
        continue;
      }
      if (!needed() || world.busy() || !world.online()) continue;
      world.storage.setItem(reloadRecordKey, JSON.stringify(decision.record));
      return world.reload();
    }
  }

  const request = (cause: ReloadCause, needed: () => boolean = () => true): void => {
    if (running.has(cause)) return;
    running.add(cause);
    void pursue(cause, needed).finally(() => running.delete(cause));
  };
  return {
    request,
    retry(cause) {
      const { [cause]: _, ...rest } = record();
      world.storage.setItem(reloadRecordKey, JSON.stringify(rest));
      request(cause);
    },
  };
}
