import { randomUUID } from 'node:crypto';

import { randomOf, shuffled } from '../../src/feed/random/hash.ts';
import { randomFault, type Fault } from '../../src/testing/faults/faulty-http.ts';

/** A user of a plan. The parent comes before its children; without one it is below the operator. */
export interface PlannedUser {
  readonly parent: number | undefined;
  readonly isAgent: boolean;
  /** Credit at the start, in minor units. */
  readonly credit: bigint;
}

/** A second request of a client: it repeats the first, or sends its id with another amount, afterwards or at the same time. */
export type Beside = 'nothing' | 'same' | 'other' | 'otherAtOnce';

export interface PlannedTransfer {
  readonly requestId: string;
  /** Users of the plan. */
  readonly actor: number;
  readonly subject: number;
  readonly direction: 'down' | 'up';
  /** In minor units. */
  readonly amount: bigint;
  readonly fault: Fault;
  readonly milliseconds: number;
  readonly beside: Beside;
}

/** Transfers that are sent at once. */
export interface Scene {
  readonly kind: 'single' | 'crossing' | 'drain';
  readonly transfers: readonly PlannedTransfer[];
}

export interface TransferPlan {
  readonly users: readonly PlannedUser[];
  readonly scenes: readonly Scene[];
}

/** New transfers of one agent. An agent may make 30 a minute, and one that did not arrive counts again. */
const mostOfOne = 12;
/** A drained wallet has this many parts. Twice as many transfers ask for one part each. */
const parts = 6;
const drained = 700n;

/**
 * Plans transfers in branches of an agent, three agents below and six players, and drains of single wallets. Crossing
 * transfers go up and down the same edges at once. The same seed gives the same plan, but for the ids of requests.
 */
export function planTransfers(count: number, { seed, share }: { seed: number; share: number }): TransferPlan {
  const random = randomOf(seed);
  const users: PlannedUser[] = [];
  const scenes: Scene[] = [];
  const add = (parent: number | undefined, isAgent: boolean, credit: bigint): number =>
    users.push({ parent, isAgent, credit }) - 1;
  const transfer = (actor: number, subject: number, direction: 'down' | 'up', amount: bigint): PlannedTransfer => ({
    requestId: randomUUID(),
    actor,
    subject,
    direction,
    amount,
    ...randomFault(random, share),
    beside: besideOf(random()),
  });
  const amount = (): bigint => BigInt(1 + Math.floor(random() * 6000));
  const rest = { count };
  const stage = (kind: Scene['kind'], transfers: readonly PlannedTransfer[]): void => {
    const fitting = transfers.slice(0, rest.count);
    rest.count -= fitting.length;
    if (fitting.length > 0) scenes.push({ kind, transfers: fitting });
  };

  const drain = (): void => {
    const agent = add(undefined, true, 100n);
    const player = add(agent, false, drained * BigInt(parts));
    stage(
      'drain',
      Array.from({ length: mostOfOne }, () => transfer(agent, player, 'up', drained)),
    );
  };
  const branch = (): void => {
    const top = add(undefined, true, 1_000_000n);
    const agents = Array.from({ length: 3 }, () => {
      const agent = add(top, true, 50_000n);
      return { agent, players: [add(agent, false, 20_000n), add(agent, false, 20_000n)] as const };
    });
    for (const { agent, players } of agents) {
      const [one, two] = players;
      for (let n = 0; n < 2; n += 1) {
        stage('crossing', [
          transfer(top, agent, 'down', amount()),
          transfer(agent, one, 'up', amount()),
          transfer(top, agent, 'up', amount()),
          transfer(agent, one, 'down', amount()),
        ]);
      }
      for (let n = 4; n < mostOfOne; n += 1) {
        const player = random() < 0.5 ? one : two;
        stage('single', [transfer(agent, player, random() < 0.5 ? 'down' : 'up', amount())]);
      }
    }
  };
  for (let n = 0; rest.count > 0; n += 1) {
    if (n % 5 === 0) drain();
    else branch();
  }
  return { users, scenes: shuffledNear(scenes, seed) };
}

const besideOf = (luck: number): Beside =>
  luck < 0.05 ? 'same' : luck < 0.1 ? 'other' : luck < 0.15 ? 'otherAtOnce' : 'nothing';

/** Shuffles among neighbours only, so that transfers of one branch still meet. */
function shuffledNear<T>(things: readonly T[], seed: number): T[] {
  const near = 60;
  const groups = Array.from({ length: Math.ceil(things.length / near) }, (_, n) =>
    things.slice(n * near, (n + 1) * near),
  );
  return groups.flatMap((group, n) => shuffled(group, seed + n));
}
