import type { Bus } from '../bus/bus.ts';
import { createLocalBus } from '../bus/local-bus.ts';

/** A bus that no other node reaches, as while Redis is away. */
export interface SilentBus extends Bus {
  /** Lets everything that the bus calls back each second read in the database. */
  second(): Promise<void>;
}

export function createSilentBus(node: string): SilentBus {
  const reads: (() => void | Promise<void>)[] = [];
  return {
    ...createLocalBus(node),
    isShared: true,
    isConnected: () => false,
    whileAway(read) {
      reads.push(read);
      return () => {};
    },
    async second() {
      for (const read of reads) await read();
    },
  };
}
