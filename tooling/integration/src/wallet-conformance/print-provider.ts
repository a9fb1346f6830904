// Starts a wallet that fails now and then, lets the games of a provider be played on it, and prints a table. Ends with 1 if
// a rule fails. The provider has to be configured with this wallet's address and the same key.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { parseArgs, promisify } from 'node:util';

import { lineOf } from './check.ts';
import { playHouse } from './play-house.ts';
import { everyNth } from './provider/faults.ts';
import { checkProvider } from './provider/index.ts';
import { startSampleWallet } from './provider/sample-wallet.ts';

const usage = `pnpm --filter @kvota/integration conformance:provider --url <provider> --provider <name> --key <id> --secret <secret> --games <code,code> [--port 4090] [--rounds 50] [--fault-each 7] [--play <command>]
  --play: a command that plays $KVOTA_ROUNDS rounds of $KVOTA_GAME with the launch token $KVOTA_TOKEN, and ends when all are over.
          Without it the games are played as those of this repository's game server.`;

const texts = ['url', 'provider', 'key', 'secret', 'games', 'play', 'port', 'rounds', 'fault-each'];
const { values } = parseArgs({ options: Object.fromEntries(texts.map((name) => [name, { type: 'string' }])) });
function needed(name: string): string {
  const value = values[name];
  if (typeof value === 'string' && value !== '') return value;
  console.error(`--${name} is missing.\n${usage}`);
  process.exit(2);
}
const number = (name: string, usual: number): number => Number(values[name] ?? usual);

const own = { provider: needed('provider'), key: needed('key'), secret: needed('secret') };
const url = needed('url').replace(/\/$/, '');
const games = needed('games').split(',');
const command = typeof values['play'] === 'string' ? values['play'] : undefined;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
let bets = 0;
const wallet = await startSampleWallet({
  ...own,
  now: Date.now,
  port: number('port', 4090),
  fault: everyNth(number('fault-each', 7)),
  refuse: () => (bets += 1) % 9 === 0,
});
console.log(`The wallet listens at ${wallet.url}.\n\n| ${url} | rule | seen |\n| --- | --- | --- |`);
const results = await checkProvider({
  own: { ...own, url, now: Date.now },
  wallet,
  games,
  rounds: number('rounds', 50),
  async play({ game, token, rounds }) {
    if (command === undefined) return playHouse({ url, token, rounds, wait, id: randomUUID });
    const env = { ...process.env, KVOTA_GAME: game, KVOTA_TOKEN: token, KVOTA_ROUNDS: String(rounds) };
    await promisify(execFile)('sh', ['-c', command], { env });
  },
  onResult: (result) => console.log(lineOf(result)),
});
await wallet.close();
const failed = results.filter(({ holds }) => !holds).length;
console.log(`\n${results.length} rules, ${failed} fail`);
process.exit(failed === 0 ? 0 : 1);
