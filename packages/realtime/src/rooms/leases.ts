import type { Schedule } from '../schedule.ts';

/**
 * Subscriptions counted per key and holder. A lease ends some time after its last release, so that the next page can
 * take it over without a new subscription.
 */
export interface Leases<H> {
  /** Takes a lease; the same holder may take it several times. Returns a function that releases it once. */
  readonly hold: (key: string, holder: H) => () => void;
  readonly has: (key: string) => boolean;
  readonly holders: (key: string) => readonly H[];
  readonly keys: () => readonly string[];
  /** Ends all leases without calling `onClose`. */
  readonly clear: () => void;
}

export interface LeaseOptions<H> {
  readonly schedule: Schedule;
  /** Milliseconds between the last release and the end of a lease. */
  readonly releaseAfter: number;
  /** Called when a holder takes its first lease of a key. */
  readonly onOpen: (key: string, holder: H) => void;
  /** Called when the lease of a holder ends. `last` is true if the key has no other holder. */
  readonly onClose: (key: string, holder: H, last: boolean) => void;
}

interface Lease {
  count: number;
  cancel: (() => void) | undefined;
}

/** Creates an empty set of leases. */
export function createLeases<H>({ schedule, releaseAfter, onOpen, onClose }: LeaseOptions<H>): Leases<H> {
  const byKey = new Map<string, Map<H, Lease>>();

  const open = (key: string, holder: H): Lease => {
    const leases = byKey.get(key) ?? new Map<H, Lease>();
    const lease: Lease = { count: 0, cancel: undefined };
    leases.set(holder, lease);
    byKey.set(key, leases);
    onOpen(key, holder);
    return lease;
  };

  const close = (key: string, holder: H): void => {
    const leases = byKey.get(key);
    leases?.delete(holder);
    const last = !leases?.size;
    if (last) byKey.delete(key);
    onClose(key, holder, last);
  };

  return {
    hold: (key, holder) => {
      const lease = byKey.get(key)?.get(holder) ?? open(key, holder);
      lease.count += 1;
      lease.cancel?.();
      lease.cancel = undefined;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        lease.count -= 1;
        if (lease.count > 0 || byKey.get(key)?.get(holder) !== lease) return;
        lease.cancel = schedule(() => close(key, holder), releaseAfter);
      };
    },
    has: (key) => byKey.has(key),
    holders: (key) => [...(byKey.get(key)?.keys() ?? [])],
    keys: () => [...byKey.keys()],
    clear: () => {
      for (const leases of byKey.values()) for (const lease of leases.values()) lease.cancel?.();
      byKey.clear();
    },
  };
}
