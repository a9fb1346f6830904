// Transfers of agents while requests are cut and nodes are killed. See README.md.
import { parseArgs } from 'node:util';

import { runCommand, runFlags } from './command.ts';
import { runTransfers } from './transfers/run-transfers.ts';

const { values } = parseArgs({ options: { ...runFlags, transfers: { type: 'string', default: '10000' } } });
const status = await runCommand({
  title: `${values.transfers} transfers`,
  values,
  run: (options) => runTransfers({ ...options, transfers: Number(values.transfers) }),
});
process.exit(status);
