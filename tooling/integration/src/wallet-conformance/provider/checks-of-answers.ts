import { createHash } from 'node:crypto';

import { must } from '../check.ts';
import { list, minor, record, text } from '../wire.ts';
import type { ProviderCheck } from './context.ts';

const paths = ['/provider/v1/round', '/provider/v1/round/cancel', '/provider/v1/fairness'];

/** Rules of the calls that a provider answers to the platform. */
export const callsOfPlatform: readonly ProviderCheck[] = [
  {
    rule: '/health answers 200',
    async run({ url }) {
      const { status } = await fetch(`${url}/health`);
      must(status === 200, `${status}`);
    },
  },
  {
    rule: 'the list of games is signed, and each game has name, kind, return, hit rates and the hash of its sheet',
    async run({ ask, games }) {
      const { status, signed, json } = await ask('/provider/v1/games');
      must(status === 200 && signed, `${status}, signed: ${signed}`);
      const listed = list(record(json)['games']).map(record);
      for (const game of listed) {
        for (const name of ['code', 'name', 'kind', 'area', 'rtp', 'maxWin', 'sheet']) {
          must(typeof game[name] === 'string', `${String(game['code'])} has no ${name}`);
        }
        must(/^[0-9a-f]{64}$/.test(String(game['sheet'])), `${String(game['code'])} has no hash of its sheet`);
      }
      for (const code of games)
        must(
          listed.some((game) => game['code'] === code),
          `${code} is not listed`,
        );
      return `${listed.length} games`;
    },
  },
  {
    rule: 'a call with another secret is answered 401',
    async run({ ask }) {
      const forged = { secret: 'x'.repeat(40) };
      const { status } = await ask('/provider/v1/games', undefined, forged);
      must(status === 401, `games: ${status}`);
      for (const path of paths) {
        const reply = await ask(path, { player_id: 'p', round_id: 'r', reason: 'r' }, forged);
        must(reply.status === 401, `${path}: ${reply.status}`);
      }
      return `${paths.length + 1} calls`;
    },
  },
  {
    rule: 'if a game is a table, the tables are signed, and each has its phase, time and at most 12 results',
    async run({ ask }) {
      const games = list(record((await ask('/provider/v1/games')).json)['games']).map(record);
      if (!games.some(({ table }) => table === true)) return 'no tables';
      const { status, signed, json } = await ask('/provider/v1/tables', {});
      must(status === 200 && signed, `${status}, signed: ${signed}`);
      const tables = list(record(json)['tables']).map(record);
      for (const { game_code, phase, left_ms, last } of tables) {
        const name = String(game_code);
        must(
          games.some(({ code, table }) => code === game_code && table === true),
          `${name} is no listed table`,
        );
        must(
          ['betting', 'closing', 'running', 'result', 'closed'].includes(String(phase)),
          `${name}: ${String(phase)}`,
        );
        must(left_ms === null || (typeof left_ms === 'number' && left_ms >= 0), `${name}: ${String(left_ms)}`);
        const rounds = list(last).map((each) => Number(record(each)['round']));
        must(
          rounds.length <= 12 && rounds.every((one, at) => at === 0 || one < Number(rounds[at - 1])),
          `${name}: ${rounds.join()}`,
        );
      }
      return `${tables.length} tables`;
    },
  },
  {
    rule: 'a malformed call is answered 400',
    async run({ ask }) {
      for (const path of paths) {
        const { status } = await ask(path, { player_id: 5, round_id: 'a b' });
        must(status === 400, `${path}: ${status}`);
      }
    },
  },
  {
    rule: 'a round has the movements that the wallet booked, and no other player gets it',
    async run({ ask, wallet, player }) {
      let rounds = 0;
      for (const [round_id, { state }] of wallet.rounds) {
        const booked = wallet.booked.filter(({ round }) => round === round_id);
        if (booked.length === 0) continue;
        const { json } = await ask('/provider/v1/round', { round_id, player_id: player });
        const round = record(record(json)['round']);
        const wanted = state === 'finished' ? 'closed' : state;
        must(round['state'] === wanted, `${round_id} is ${String(round['state'])}, and ${wanted} here`);
        const movements = list(round['movements']).map(record);
        const key = (id: string, amount: bigint): string => `${id} ${text(amount)}`;
        const theirs = movements.map((one) => key(String(one['id']), minor(one['amount']))).sort();
        const ours = booked.map((one) => key(one.id, one.amount)).sort();
        must(theirs.join() === ours.join(), `${round_id}: ${theirs.join()} and ${ours.join()}`);
        const foreign = await ask('/provider/v1/round', { round_id, player_id: 'somebody-else' });
        must(record(foreign.json)['status'] === 'unknownRound', `${round_id} is shown to another player`);
        rounds += 1;
      }
      return `${rounds} rounds`;
    },
  },
  {
    rule: 'a decided round cannot be cancelled',
    async run({ ask, wallet }) {
      const finished = [...wallet.rounds].find(([, { state }]) => state === 'finished')?.[0];
      must(finished !== undefined, 'no round was finished');
      const { json } = await ask('/provider/v1/round/cancel', { round_id: finished, reason: 'conformance' });
      must(record(json)['status'] === 'notOpen', JSON.stringify(json));
    },
  },
  {
    rule: 'a retired server seed has the hash that was shown while it was in use',
    async run({ ask, player }) {
      const before = record((await ask('/provider/v1/fairness', { player_id: player })).json);
      const hash = record(before['active'])['hash'];
      const upcoming = record(before['upcoming'])['hash'];
      must(!JSON.stringify([before['active'], before['upcoming']]).includes('"server_seed"'), 'a seed in use is shown');
      const rotated = record((await ask('/provider/v1/fairness/rotate', { player_id: player })).json);
      must(rotated['status'] === 'ok', JSON.stringify(rotated));
      const after = record(rotated['fairness']);
      must(record(after['active'])['hash'] === upcoming, 'the upcoming seed is not the next one');
      const retired = list(after['retired']).map(record);
      const seed = retired
        .map((pair) => pair['server_seed'])
        .find((one) => typeof one === 'string' && hashOf(one) === hash);
      must(seed !== undefined, `no retired seed has the hash ${String(hash)}`);
    },
  },
];

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
