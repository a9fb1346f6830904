import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../server/serve-casino.ts');

/** Starts a platform with a game server at the casino's addresses of this world, until it is disposed. */
export async function startCasinoWorld(): Promise<AsyncDisposable> {
  const world = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const child = fork(script, [], { env: { ...process.env, KVOTA_E2E_WORLD: world, NODE_OPTIONS: '' }, execArgv: [] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The casino's world ended with ${String(code)}.`))),
  ]);
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
