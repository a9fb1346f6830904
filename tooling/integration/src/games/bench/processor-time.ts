import { readFileSync } from 'node:fs';

import { Client } from 'pg';

/** Milliseconds of a tick in /proc. It is the same on every usual Linux. */
const tick = 10;

/** The processes of PostgreSQL that serve the connections of a measurement. */
export interface Backends {
  /** Processor time that they have used, in milliseconds; undefined if they run on another machine. */
  cpu(): Promise<number | undefined>;
  /**
   * Counts the rows of schemas again, as PostgreSQL does by itself once a minute. Until then it plans for the empty tables
   * of a database just made, which no operator has.
   */
  analyze(schemas: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Finds them by the name of the application in the address of the database. */
export async function openBackends(url: string, application: string): Promise<Backends> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async cpu() {
      const text = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1';
      const { rows } = await client.query<{ pid: number }>(text, [application]);
      try {
        return rows.reduce((sum, { pid }) => sum + timeOf(pid), 0);
      } catch {
        return undefined;
      }
    },
    async analyze(schemas) {
      const text = 'SELECT schemaname, relname FROM pg_stat_user_tables WHERE schemaname = ANY($1)';
      const { rows } = await client.query<{ schemaname: string; relname: string }>(text, [schemas]);
      for (const { schemaname, relname } of rows)
        await client.query(`VACUUM ANALYZE ${client.escapeIdentifier(schemaname)}.${client.escapeIdentifier(relname)}`);
    },
    close: () => client.end(),
  };
}

/** Time of a process in its own code and in that of the kernel. */
function timeOf(pid: number): number {
  // The name of a process, in brackets, may have spaces. Fields 14 and 15 count from the process id.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '0', system = '0'] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * tick;
}
