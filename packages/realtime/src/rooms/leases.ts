import type { Schedule } from '../schedule.ts';

/** Who holds what: counted per key and holder, given back late, so that going from page to page costs nothing. */
export interface Leases<H> {
  /** Holds a key for a holder; the same holder may hold it many times. Gives the way to let go, once. */
  readonly hold: (key: string, holder: H) => () => void;
  readonly has: (key: string) => boolean;
  readonly holds: (key: string, holder: H) => boolean;
  readonly holders: (key: string) => readonly H[];
  readonly keys: () => readonly string[];
  /** Lets go of everything without telling anyone. */
  readonly clear: () => void;
}

/** How leases act on the world. */
export interface LeaseRules<H> {
  readonly schedule: Schedule;
  /** Milliseconds between letting go and giving back. */
  readonly releaseAfter: number;
  /** A holder is new at a key; `first`: nobody else had it. */
  readonly opened: (key: string, holder: H, first: boolean) => void;
  /** A holder is gone for good; `last`: nobody else has it. */
  readonly closed: (key: string, holder: H, last: boolean) => void;
}

interface Lease {
  count: number;
  cancel: (() => void) | undefined;
}

/** Leases that report what opens and closes by {@link LeaseRules}. */
export function createLeases<H>({ schedule, releaseAfter, opened, closed }: LeaseRules<H>): Leases<H> {
  const all = new Map<string, Map<H, Lease>>();

  const giveBack = (key: string, holder: H): void => {
    const leases = all.get(key);
    leases?.delete(holder);
    const last = leases === undefined || leases.size === 0;
    if (last) all.delete(key);
    closed(key, holder, last);
  };

  const enter = (key: string, holder: H): Lease => {
    const leases = all.get(key) ?? new Map<H, Lease>();
    const first = leases.size === 0;
    const lease: Lease = { count: 0, cancel: undefined };
    leases.set(holder, lease);
    all.set(key, leases);
    opened(key, holder, first);
    return lease;
  };

  return {
    hold: (key, holder) => {
      const lease = all.get(key)?.get(holder) ?? enter(key, holder);
      lease.count += 1;
      lease.cancel?.();
      lease.cancel = undefined;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        lease.count -= 1;
        if (lease.count > 0 || all.get(key)?.get(holder) !== lease) return;
        lease.cancel = schedule(() => giveBack(key, holder), releaseAfter);
      };
    },
    has: (key) => all.has(key),
    holds: (key, holder) => all.get(key)?.has(holder) ?? false,
    holders: (key) => [...(all.get(key)?.keys() ?? [])],
    keys: () => [...all.keys()],
    clear: () => {
      for (const leases of all.values()) for (const lease of leases.values()) lease.cancel?.();
      all.clear();
    },
  };
}
