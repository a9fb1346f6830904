import { parseArgs } from 'node:util';

/** A run of the size bench. */
export interface SizeOptions {
  /** Number of players. Agents come on top of them. */
  readonly users: number;
  readonly tickets: number;
  readonly seed: number;
  /** Measured runs of each call at each level. */
  readonly runs: number;
  readonly embedded: boolean;
  /** Leaves the data after the run. */
  readonly keep: boolean;
  /** The schema of a kept run, of which only the reading calls are measured. */
  readonly reuse: string | undefined;
  /** The address of PostgreSQL. */
  readonly url: string;
}

/** Flags, a text to show instead of a run, or a fault to report. */
export type ReadFlags =
  | { readonly kind: 'run'; readonly options: SizeOptions }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'fault'; readonly text: string };

export const usage = `pnpm --filter @kvota/platform agency:bench [flags]

Seeds a tree of agents with players, tickets, figures and transfers, and measures the calls of agents against their goals.
The same flags give the same data.

  --users N      players, 20 to 1,000,000; one agent for 45 of them comes on top (default 100000)
  --tickets N    tickets over 90 days, 100 to 20,000,000 (default 5000000, with --embedded 500000)
  --embedded     the embedded database in a temporary folder, in place of PostgreSQL
  --runs N       measured runs of each call at each level, 3 to 1000 (default 20)
  --seed N       seed of tree and tickets, 1 to 1000000 (default 1)
  --keep         leaves the data, and prints where it is
  --reuse NAME   measures only the reading calls on the schema that --keep has left in PostgreSQL
  --help         this text

PostgreSQL is that of DATABASE_URL. The data gets a schema that no other program uses, which is dropped at the end. 5,000,000
tickets take some 15 GB while they are there.
The run ends with status 1 if a call fails, or if the sums of days differ from the tickets. A goal that is missed is
marked, and changes no status: it needs a quiet machine.
`;

const flags = {
  users: { type: 'string' },
  tickets: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string' },
  embedded: { type: 'boolean' },
  keep: { type: 'boolean' },
  reuse: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Bounds of the flags with numbers. */
const bounds = { users: [20, 1e6], tickets: [100, 2e7], seed: [1, 1e6], runs: [3, 1000] } as const;
type NumberFlag = keyof typeof bounds;

/** Reads the arguments of the command. `url` is the address of PostgreSQL. */
export function readFlags(args: readonly string[], url: string): ReadFlags {
  const read = parsed(args);
  if (typeof read === 'string') return fault(read);
  if (read.help === true) return { kind: 'help', text: usage };
  const { embedded = false, keep = false, reuse } = read;
  const usual = { users: 100_000, tickets: embedded ? 500_000 : 5_000_000, seed: 1, runs: 20 };
  const numbers = { ...usual };
  for (const name of Object.keys(bounds) as NumberFlag[]) {
    const text = read[name];
    if (text === undefined) continue;
    const [least, most] = bounds[name];
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      return fault(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
    numbers[name] = value;
  }
  if (reuse !== undefined && !/^kvota_bench_[a-z0-9]+$/.test(reuse))
    return fault(`--reuse is the name of a schema that --keep has printed, such as kvota_bench_1a2b, not "${reuse}".`);
  if (reuse !== undefined && embedded) return fault('--reuse works with PostgreSQL only: leave --embedded out.');
  return { kind: 'run', options: { ...numbers, embedded, keep, reuse, url } };
}

const fault = (text: string): ReadFlags => ({ kind: 'fault', text: `${text}\nSee --help.` });

/** Returns the values of the flags, or what is wrong with them. */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
