import { serverAddress } from '../src/testing/servers/run-database.ts';
import { startOwnRedis, type OwnRedis } from './database/own-redis.ts';
import type { RunOptions, RunReport } from './open-run.ts';
import { printReport } from './report.ts';

/** The flags that all commands have, for `parseArgs`. */
export const runFlags = {
  seed: { type: 'string', default: '1' },
  nodes: { type: 'string', default: '2' },
  'kill-every': { type: 'string', default: '1500' },
  clients: { type: 'string', default: '8' },
  redis: { type: 'boolean', default: false },
} as const;

type FlagValues = Readonly<Record<'seed' | 'nodes' | 'kill-every' | 'clients', string>> & { readonly redis: boolean };

interface Command {
  /** The first words of the title of the table. */
  readonly title: string;
  readonly values: FlagValues;
  /** Address of the PostgreSQL server. Default: that of the environment. */
  readonly server?: string | undefined;
  readonly run: (options: RunOptions, redis: OwnRedis | undefined) => Promise<RunReport>;
}

/** Runs a command of chaos with a Redis of the run, if that is wanted, and prints its table. Returns the status of the process. */
export async function runCommand({ title, values, server, run }: Command): Promise<0 | 1> {
  const redis = values.redis ? await startOwnRedis() : undefined;
  try {
    const options: RunOptions = {
      seed: Number(values.seed),
      server: server ?? serverAddress(),
      nodes: Number(values.nodes),
      killEvery: Number(values['kill-every']),
      clients: Number(values.clients),
      share: 0.05,
      redis: redis?.url,
      print: (text) => process.stdout.write(text),
    };
    const { rows, errors } = await run(options, redis);
    return printReport(`${title}, seed ${values.seed}`, rows, errors);
  } finally {
    await redis?.remove();
  }
}
