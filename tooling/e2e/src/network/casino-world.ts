import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import type { CasinoOrder } from '../server/serve-casino.ts';

const script = resolve(import.meta.dirname, '../server/serve-casino.ts');

/** A platform with a game server. */
export interface CasinoWorld extends AsyncDisposable {
  /** Moves the time of both servers forward. */
  leap(milliseconds: number): Promise<void>;
  /** Switches the casino off or on, as an operator does. */
  switchOff(off: boolean): Promise<void>;
}

/** Starts a platform with a game server at the casino's addresses of this world, until it is disposed. */
export async function startCasinoWorld(): Promise<CasinoWorld> {
  const world = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const child = fork(script, [], { env: { ...process.env, KVOTA_E2E_WORLD: world, NODE_OPTIONS: '' }, execArgv: [] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The casino's world ended with ${String(code)}.`))),
  ]);
  const order = async (what: CasinoOrder): Promise<void> => {
    const done = once(child, 'message');
    child.send(what);
    await done;
  };
  return {
    leap: (milliseconds) => order({ leap: milliseconds }),
    switchOff: (off) => order({ off }),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
