import { must } from '../check.ts';
import type { Forgery } from './client.ts';
import { changeOf, type WalletCheck } from './context.ts';
import { minor, record, text } from '../wire.ts';
import { mustBe, mustNotMove, statusOf } from './expect.ts';

/** Rules of signing. */
export const signatures: readonly WalletCheck[] = [
  {
    rule: 'an answer is signed for its request, also a refusal and a fault',
    async run({ client, session }) {
      const { id } = await session();
      for (const session_id of [id, 'nobody']) {
        const reply = await client.send('balance', { session_id });
        must(reply.signed, `${statusOf(reply)} without a valid signature`);
      }
    },
  },
  {
    rule: 'a wrong secret, key, provider, time or body is answered 401, and books nothing',
    async run(context) {
      const bet = await context.bet();
      const { id: session_id, game: game_code } = await context.session();
      const body = { session_id, round_id: context.id(), game_code, finished: true, transactions: [bet] };
      const forgeries: Record<string, Forgery> = {
        secret: { secret: 'x'.repeat(40) },
        key: { key: 'no-such-key' },
        provider: { provider: 'nobody' },
        'an old time': { off: -31_000 },
        'a time to come': { off: 31_000 },
        body: { body: JSON.stringify({ ...body, finished: false }) },
      };
      const change = await changeOf(context, async () => {
        for (const [what, forgery] of Object.entries(forgeries)) {
          const reply = await context.client.send('transact', body, forgery);
          must(reply.status === 401, `${what}: ${statusOf(reply)}`);
        }
      });
      mustNotMove(change);
      return `${Object.keys(forgeries).length} forgeries`;
    },
  },
  {
    rule: 'a time that is 29 s off is accepted',
    async run({ client, session }) {
      const { id } = await session();
      for (const off of [-29_000, 29_000]) mustBe(await client.send('balance', { session_id: id }, { off }), 200, 'ok');
    },
  },
];

/** Rules of sessions. */
export const sessions: readonly WalletCheck[] = [
  {
    rule: 'a token opens one session; a second time and an unknown token are refused',
    async run({ client, launch }) {
      const token = await launch();
      mustBe(await client.send('authenticate', { token }), 200, 'ok');
      for (const again of [token, 'no-such-token']) {
        mustBe(await client.send('authenticate', { token: again }), 200, 'sessionExpired');
      }
    },
  },
  {
    rule: 'a session has game, player, currency, balance, ascending stakes within the limits, and rules',
    async run({ openSession }) {
      const { answer, stakes, highest } = await openSession();
      for (const name of ['session_id', 'player_id', 'game_code', 'currency', 'lang', 'serverTime']) {
        must(typeof answer[name] === 'string' && answer[name] !== '', `${name} is ${JSON.stringify(answer[name])}`);
      }
      minor(answer['balance']);
      must(stakes.length > 0, 'no stakes');
      const ascending = stakes.every((stake, at) => at === 0 || stake > (stakes[at - 1] ?? 0n));
      must(ascending, `stakes are ${stakes.map(text).join(' ')}`);
      must((stakes.at(-1) ?? 0n) <= highest, `the highest stake is above max_bet ${text(highest)}`);
      must(typeof record(answer['rules'])['shortest_round_ms'] === 'number', 'no shortest_round_ms');
      return `${stakes.length} stakes, ${text(stakes[0] ?? 0n)} to ${text(stakes.at(-1) ?? 0n)}`;
    },
  },
  {
    rule: 'an unknown session is a fault',
    async run({ client }) {
      mustBe(await client.send('balance', { session_id: 'nobody' }), 404, 'unknownSession');
    },
  },
];

/** Bodies that no caller may send. */
export const malformed: readonly WalletCheck[] = [
  {
    rule: 'malformed bodies are answered 400 with a code, never 5xx, and book nothing',
    async run(context) {
      const bet = await context.bet();
      const { id: session_id, game: game_code } = await context.session();
      const good = { session_id, round_id: context.id(), game_code, finished: true, transactions: [bet] };
      const movement = (more: object): object => ({ ...good, transactions: [{ ...bet, id: context.id(), ...more }] });
      const bodies: readonly unknown[] = [
        ...['session_id', 'round_id', 'finished', 'transactions'].map((name) => ({ ...good, [name]: undefined })),
        ...['-1.00', '1.001', '1e3', ' 1.00', '١', '', 1, null, '9'.repeat(40)].map((amount) => movement({ amount })),
        ...['jackpots', '', 7].map((kind) => movement({ kind })),
        ...['', 'a b', 'x'.repeat(81), 'a\u0000b', 5].map((id) => movement({ id })),
        { ...good, transactions: [] },
        { ...good, transactions: [bet, bet] },
        { ...good, transactions: Array.from({ length: 11 }, () => ({ ...bet, id: context.id() })) },
        { ...good, round_id: 'x'.repeat(81) },
        [],
        null,
        'text',
      ];
      const texts = [...bodies.map((body) => JSON.stringify(body)), '', '{', '\u0000', '[1,2'];
      const change = await changeOf(context, async () => {
        for (const one of texts) {
          const reply = await context.client.sendText('transact', one);
          const answered = reply.status === 400 && typeof reply.json['code'] === 'string';
          must(answered, `${one.slice(-160)}: ${statusOf(reply)}`);
        }
      });
      mustNotMove(change);
      return `${texts.length} bodies`;
    },
  },
];
