import { startWorker, type Worker, type WorkerDeps } from '@kvota/server';

import type { RegisterChecks } from './register-checks.ts';

/** Starts to ask the exclusion register about players whose time has come. Its end waits for what is asked in the background. */
export function startRegisterChecks({
  registerChecks,
  ...deps
}: WorkerDeps & { readonly registerChecks: RegisterChecks }): Worker {
  const worker = startWorker(deps, [
    { name: 'Asking the exclusion register', interval: 1000, run: async () => void (await registerChecks.askDue()) },
  ]);
  return {
    stop: worker.stop,
    async idle() {
      await worker.idle();
      await registerChecks.idle();
    },
  };
}
