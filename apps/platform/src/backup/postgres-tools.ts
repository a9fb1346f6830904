import { spawn } from 'node:child_process';

import { BackupRefused } from './backup-refused.ts';

export type PostgresTool = 'pg_dump' | 'pg_restore';

/** The address of a database without its password, and the environment that has it: arguments are visible to all. */
export interface ToolAddress {
  readonly address: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Reads the address of a PostgreSQL database. `name` is the variable or option that it comes from. */
export function toolAddress(name: string, text: string | undefined): ToolAddress {
  const given = text?.trim() ?? '';
  if (!/^postgres(ql)?:\/\//.test(given) || !URL.canParse(given))
    throw new BackupRefused(`${name} must be the address of a PostgreSQL database, such as postgres://kvota@db/kvota.`);
  const url = new URL(given);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

/** Runs a tool of PostgreSQL until it ends. Throws BackupRefused with the first line of its report if it fails. */
export async function runTool(tool: PostgresTool, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(tool, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let report = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (report += part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new BackupRefused(`${tool} is not installed: install the client tools of PostgreSQL.`)
          : error,
      ),
    );
  });
  if (status === 0) return;
  const [line = `it ended with status ${status}`] = report.split('\n').filter((part) => part.includes('error:'));
  throw new BackupRefused(`${tool} failed: ${line.replace(/^.*?error:\s*/, '').replace(/\.$/, '')}.`);
}
