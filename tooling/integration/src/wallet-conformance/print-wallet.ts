// Checks the wallet of a running platform as a provider that it knows, and prints a table. Ends with 1 if a rule fails.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { lineOf } from './check.ts';
import { listedGame, listGames } from './provider/list-games.ts';
import { checkWallet } from './wallet/index.ts';

const usage = `pnpm --filter @kvota/integration conformance:wallet --url <platform> --provider <name> --key <id> --secret <secret> --launch <command>
  --launch: a command that starts a game of this provider for money, always as the same player, and prints the token
  --serve <port>: serves a list of one game, "sample", as the address of the provider; the run begins when the platform has it`;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['url', 'provider', 'key', 'secret', 'launch', 'serve'].map((name) => [name, { type: 'string' }]),
  ),
});
function needed(name: string): string {
  const value = values[name];
  if (typeof value === 'string' && value !== '') return value;
  console.error(`--${name} is missing.\n${usage}`);
  process.exit(2);
}

const [url, provider, key, secret, launch] = ['url', 'provider', 'key', 'secret', 'launch'].map(needed) as [
  string,
  string,
  string,
  string,
  string,
];
const served =
  values['serve'] === undefined
    ? undefined
    : await listGames({ provider, key, secret, now: Date.now }, [listedGame], Number(values['serve']));
await served?.asked;
const run = randomUUID();
let made = 0;
console.log(`| ${url} | rule | seen |\n| --- | --- | --- |`);
const results = await checkWallet({
  target: { url: url.replace(/\/$/, ''), provider, key, secret, now: Date.now },
  launch: async () => execFileSync('sh', ['-c', launch], { encoding: 'utf8' }).trim(),
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  id: () => `${run}-${made++}`,
  onResult: (result) => console.log(lineOf(result)),
});
await served?.close();
const failed = results.filter(({ holds }) => !holds).length;
console.log(`\n${results.length} rules, ${failed} fail`);
process.exit(failed === 0 ? 0 : 1);
