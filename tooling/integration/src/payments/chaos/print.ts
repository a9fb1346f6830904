// Deposits while the webhooks of their provider go wrong and nodes are killed. See README.md of the platform.
import { parseArgs } from 'node:util';

import { runCommand, runFlags } from '../../../../../apps/platform/chaos/command.ts';
import { runPayments } from './run-payments.ts';

const { values } = parseArgs({
  options: {
    ...runFlags,
    'kill-every': { type: 'string', default: '4300' },
    payments: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '25' },
  },
});
const status = await runCommand({
  title: `${values.payments} deposits`,
  values,
  run: (options) => runPayments({ ...options, payments: Number(values.payments), rate: Number(values.rate) }),
});
process.exit(status);
