const mostNodes = 16;

/**
 * Returns how many nodes `--nodes` asks for; 1 without it. Throws if it is no such number, or if the nodes would have
 * nothing in common.
 */
export function countNodes(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const at = args.indexOf('--nodes');
  if (at === -1) return 1;
  const text = args[at + 1] ?? '';
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > mostNodes)
    throw new Error(`--nodes takes a number from 1 to ${mostNodes}, not "${text}".`);
  const missing = ['DATABASE_URL', 'REDIS_URL'].filter((name) => !env[name]);
  if (count > 1 && missing.length > 0)
    throw new Error(
      `--nodes ${count} needs ${missing.join(' and ')}: the nodes share a PostgreSQL and a Redis, such as DATABASE_URL=postgres://postgres@127.0.0.1:5432/kvota REDIS_URL=redis://127.0.0.1:6379.`,
    );
  return count;
}
