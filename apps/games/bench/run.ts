// Measures what a round costs: processor time of the whole process, with client, server, database client and a wallet in memory.
// node bench/run.ts [rounds] [players]
import { openMemory, openPostgres } from '../src/testing/databases.ts';
import { createTestGames } from '../src/testing/test-games.ts';

const [rounds = 600, players = 12] = process.argv.slice(2).map(Number);

for (const [name, open] of [
  ['PGlite', openMemory],
  ['PostgreSQL', openPostgres],
] as const) {
  const database = await open();
  const games = await createTestGames({ database });
  const frames = await Promise.all(
    Array.from({ length: players }, (_, index) => games.start({ playerId: `p-${index}`, gameCode: 'coin' })),
  );
  let next = 0;
  const times: number[] = [];
  const play = async (access: string, count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      const begun = performance.now();
      const body = { request_id: `q-${next++}`, stake: '1.00' };
      const { status, problem } = await games.call('play', { access, body });
      if (status !== 200) throw new Error(problem.code);
      times.push(performance.now() - begun);
    }
  };
  const each = Math.ceil(rounds / players);
  await Promise.all(frames.map((access) => play(access, 20)));
  times.length = 0;
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(frames.map((access) => play(access, each)));
  const used = process.cpuUsage(cpu);
  const [wall, busy] = [performance.now() - begun, (used.user + used.system) / 1000];
  times.sort((a, b) => a - b);
  const count = each * players;
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  process.stdout.write(
    `${name}: ${(busy / count).toFixed(2)} ms of processor time a round, ${(count / (wall / 1000)).toFixed(0)} rounds a second, p99 ${p99.toFixed(0)} ms\n`,
  );
  await games.close();
  await database.close();
}
