// Plays rounds for money over several processes while everything fails: `pnpm --filter @kvota/integration money --rounds 100000`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runMoney } from './run-money.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2000' },
    players: { type: 'string', default: '40' },
    folder: { type: 'string', default: '.data/money-run' },
    port: { type: 'string', default: '4810' },
    'kill-every': { type: 'string', default: '2000' },
    'kill-rounds': { type: 'string', default: '100' },
    'platform-kills': { type: 'string', default: '3' },
    factor: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const report = await runMoney({
  folder: resolve(values.folder),
  database: process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test',
  rounds: Number(values.rounds),
  players: Number(values.players),
  port: Number(values.port),
  killEvery: { milliseconds: Number(values['kill-every']), rounds: Number(values['kill-rounds']) },
  platformKills: Number(values['platform-kills']),
  factor: Number(values.factor),
  seed: Number(values.seed),
  signal: stop.signal,
  report: (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
});
const { rules, ...figures } = report;
console.log(JSON.stringify(figures, null, 2));
for (const { rule, broken, examples } of rules)
  console.log(
    `${broken === 0 ? 'holds ' : 'BROKEN'} ${rule}${broken === 0 ? '' : `: ${broken}, such as ${examples.join(', ')}`}`,
  );
process.exit(rules.every(({ broken }) => broken === 0) ? 0 : 1);
