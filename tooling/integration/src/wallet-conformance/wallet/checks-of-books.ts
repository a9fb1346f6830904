import { must } from '../check.ts';
import { changeOf, type WalletCheck } from './context.ts';
import { list, minor, record, text } from '../wire.ts';
import { mustNotMove, statusOf } from './expect.ts';

/** Rules of stakes. */
export const limits: readonly WalletCheck[] = [
  {
    rule: 'a stake of nothing, one between the stakes and one above the limit are refused; a repetition gets the same bytes',
    async run(context) {
      const { stakes, highest } = await context.session();
      const between = (stakes[0] ?? 0n) + 1n;
      const change = await changeOf(context, async () => {
        for (const amount of [0n, highest + (stakes[0] ?? 1n), ...(stakes.includes(between) ? [] : [between])]) {
          const [round, bet] = [context.id(), await context.bet(amount)];
          const first = await context.transact(round, [bet]);
          must(['betLimit', 'insufficientFunds'].includes(String(first.json['status'])), statusOf(first));
          must((await context.transact(round, [bet])).text === first.text, 'the repetition differs');
        }
      });
      mustNotMove(change);
    },
  },
  {
    rule: 'of thirty bets at once exactly the accepted ones are taken from the balance',
    async run(context) {
      const bets = await Promise.all(Array.from({ length: 30 }, () => context.bet()));
      let accepted = 0n;
      const change = await changeOf(context, async () => {
        const replies = await Promise.all(bets.map((bet) => context.transact(context.id(), [bet])));
        for (const [at, reply] of replies.entries()) {
          must(reply.status === 200, statusOf(reply));
          const bet = bets[at];
          if (reply.json['status'] !== 'ok' || bet === undefined) continue;
          accepted += minor(bet.amount);
          context.book.set(bet.id, { kind: 'bet', amount: minor(bet.amount) });
        }
      });
      must(change === -accepted, `the balance changed by ${text(change)}, accepted were ${text(accepted)}`);
      return `${text(accepted)} accepted`;
    },
  },
];

/** Rules of the list of movements; `begins` is the time at which the run began. */
export const books = (begins: number): readonly WalletCheck[] => [
  {
    rule: 'reconcile lists every movement of this run once, in order, with its amount',
    async run(context) {
      const found = new Map<string, { readonly kind: string; readonly amount: bigint }>();
      let [cursor, latest]: [unknown, number] = [null, 0];
      const period = { from: new Date(begins).toISOString(), to: new Date(context.now() + 60_000).toISOString() };
      do {
        const { json } = await context.client.send('reconcile', { ...period, cursor });
        for (const one of list(json['result']).map(record)) {
          const [id, at] = [String(one['id']), Date.parse(String(one['bookedAt']))];
          must(at >= latest, `${id} is listed after a later movement`);
          latest = at;
          must(!found.has(id), `${id} is listed twice`);
          found.set(id, { kind: String(one['kind']), amount: minor(one['amount']) });
        }
        cursor = json['next'] ?? null;
      } while (cursor !== null);
      for (const [id, { kind, amount }] of context.book) {
        const there = found.get(id);
        must(there?.kind === kind && there.amount === amount, `${kind} ${id} of ${text(amount)} is missing or differs`);
      }
      const unknown = [...found].filter(
        ([id, { kind }]) => kind !== 'rollback' && !context.book.has(id) && !context.returned.has(id),
      );
      must(unknown.length === 0, `${unknown.length} movements that were never accepted`);
      return `${found.size} movements`;
    },
  },
  {
    rule: 'a period without movements is empty',
    async run(context) {
      const from = new Date(context.now() + 86_400_000).toISOString();
      const { json } = await context.client.send('reconcile', { from, to: from, cursor: null });
      must(list(json['result']).length === 0 && (json['next'] ?? null) === null, JSON.stringify(json));
    },
  },
];
