// Vouchers while requests are cut and nodes are killed, and guessed codes over all nodes. See README.md.
import { parseArgs } from 'node:util';

import { runCommand, runFlags } from './command.ts';
import { runVouchers } from './vouchers/run-vouchers.ts';

const { values } = parseArgs({
  options: {
    ...runFlags,
    vouchers: { type: 'string', default: '10000' },
    timed: { type: 'string', default: '1000' },
    redeemers: { type: 'string' },
  },
});
const status = await runCommand({
  title: `${values.vouchers} vouchers`,
  values,
  run: (options) =>
    runVouchers({
      ...options,
      vouchers: Number(values.vouchers),
      timed: Number(values.timed),
      redeemers: values.redeemers === undefined ? undefined : Number(values.redeemers),
    }),
});
process.exit(status);
