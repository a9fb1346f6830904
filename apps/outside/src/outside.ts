import type { AddressInfo } from 'node:net';

import { buildApp } from './http/app.ts';
import type { Clock } from './kernel/clock.ts';
import { createPayments, type Payments } from './payments/create-payments.ts';
import { createCentral, type Central } from './register/create-central.ts';
import { createRegister, type Register } from './register/create-register.ts';
import { createWebhooks, type WebhookAnswer, type Webhooks } from './webhooks/send-webhooks.ts';

export interface OutsideOptions {
  readonly clock: Clock;
  /** Makes ids that nobody can guess. */
  readonly ids: () => string;
  /** Returns a number from 0 to below 1; decides which webhooks a fault meets. */
  readonly random: () => number;
  /** The bearer of the platform's calls and of the controls. */
  readonly key: string;
  /** Signs webhooks. */
  readonly secret: string;
  readonly webhookUrl: string;
  /** Called for each webhook that was answered, for measurements. */
  readonly onAnswer?: (answer: WebhookAnswer) => void;
  /** 0 takes any free port. */
  readonly ports: { readonly http: number };
  /** Address to listen at. Default: this machine only. */
  readonly host?: string;
  /** Where browsers reach this server. Default: `http://localhost:<port>`. */
  readonly publicUrl?: string;
}

/** The running stand-in, with its parts for tests in the same process. */
export interface Outside {
  readonly url: string;
  readonly payments: Payments;
  readonly webhooks: Webhooks;
  readonly register: Register;
  readonly central: Central;
  close(): Promise<void>;
}

/** Starts the stand-in of a payment provider, a register of excluded people, and a central limit of deposits. */
export async function createOutside({
  ports,
  host = '127.0.0.1',
  publicUrl,
  ...deps
}: OutsideOptions): Promise<Outside> {
  const webhooks = createWebhooks(deps);
  const payments = createPayments({ ...deps, report: (...args) => webhooks.report(...args) });
  let url = publicUrl ?? '';
  const register = createRegister();
  const central = createCentral(() => deps.clock.now());
  const app = buildApp({ ...deps, payments, webhooks, register, central, url: () => url });
  await app.listen({ port: ports.http, host });
  const { port } = app.server.address() as AddressInfo; // bound to a port
  url = publicUrl ?? `http://localhost:${port}`;
  return {
    url,
    payments,
    webhooks,
    register,
    central,
    async close() {
      webhooks.stop();
      app.server.closeAllConnections();
      await app.close();
      await webhooks.idle();
    },
  };
}
