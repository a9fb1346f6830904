import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../server/serve-casino.ts');

/** A platform with a game server. */
export interface CasinoWorld extends AsyncDisposable {
  /** Moves the time of both servers forward. */
  leap(milliseconds: number): Promise<void>;
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
  return {
    async leap(milliseconds) {
      const moved = once(child, 'message');
      child.send(milliseconds);
      await moved;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
