import { randomUUID } from 'node:crypto';

import { systemClock } from './kernel/clock.ts';
import { createOutside } from './outside.ts';

const { env } = process;
const [key, secret] = [env['KVOTA_OUTSIDE_KEY'] ?? '', env['KVOTA_OUTSIDE_SECRET'] ?? ''];
if (env['KVOTA_ENV'] === 'production' || env['NODE_ENV'] === 'production') {
  console.error('This is a stand-in for tests: it accepts any payment. It does not start in production.');
  process.exit(1);
}
if (key.length < 32 || secret.length < 32) {
  console.error('KVOTA_OUTSIDE_KEY and KVOTA_OUTSIDE_SECRET: set secrets of at least 32 characters.');
  process.exit(1);
}
const outside = await createOutside({
  clock: systemClock,
  ids: randomUUID,
  random: Math.random,
  key,
  secret,
  webhookUrl: env['KVOTA_OUTSIDE_WEBHOOKS'] ?? 'http://localhost:4000/payment/webhooks/outside',
  ports: { http: Number(env['KVOTA_OUTSIDE_PORT'] ?? env['PORT'] ?? '4400') },
  host: env['KVOTA_HOST'] || '127.0.0.1',
});
const end = (): void => {
  setTimeout(() => process.exit(1), 10_000).unref();
  void outside.close().then(() => process.exit(0));
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
// If another process started this one, it ends with it.
process.on('disconnect', end);
if (process.send) process.send({ ready: outside.url });
else console.log(`The stand-in listens at ${outside.url}`);
