import { must } from '../check.ts';
import { changeOf, type Movement, type WalletCheck } from './context.ts';
import { minor, record, text } from '../wire.ts';
import { mustBe, mustNotMove } from './expect.ts';

/** Rules of bets and wins. */
export const booking: readonly WalletCheck[] = [
  {
    rule: 'a bet and its win in one call are booked both; the answer has the balance and the totals of the session',
    async run(context) {
      await context.openSession();
      const bet = await context.bet();
      const stake = minor(bet.amount);
      const before = await context.balance();
      const { json } = await context.booked(context.id(), [bet, context.win(stake * 3n)]);
      must(minor(json['balance']) === before + stake * 2n, `balance ${String(json['balance'])}`);
      const totals = record(json['session']);
      must(minor(totals['staked']) === stake && minor(totals['won']) === stake * 3n, JSON.stringify(totals));
    },
  },
  {
    rule: 'ten equal calls at once get the same bytes, and are booked once',
    async run(context) {
      const movements = [await context.bet()];
      const round = context.id();
      const change = await changeOf(context, async () => {
        await context.booked(round, movements);
        const { id: session_id, game: game_code } = await context.session();
        const body = { session_id, round_id: round, game_code, finished: true, transactions: movements };
        const replies = await Promise.all(Array.from({ length: 10 }, () => context.client.send('transact', body)));
        must(new Set(replies.map((reply) => reply.text)).size === 1, 'the answers differ');
        for (const reply of replies) mustBe(reply, 200, 'ok');
      });
      must(change === -minor(movements[0]?.amount), `the balance changed by ${text(change)}`);
    },
  },
  {
    rule: 'a known id with other content is answered 422, and books nothing',
    async run(context) {
      const [round, bet] = [context.id(), await context.bet()];
      await context.booked(round, [bet]);
      const change = await changeOf(context, async () => {
        const more = { ...bet, amount: text(minor(bet.amount) * 2n) };
        mustBe(await context.transact(round, [more]), 422, 'payloadMismatch');
        mustBe(await context.transact(context.id(), [bet]), 422, 'payloadMismatch');
        mustBe(await context.transact(round, [bet, context.win(1n)]), 422, 'payloadMismatch');
      });
      mustNotMove(change);
    },
  },
  {
    rule: 'a round takes bets and wins until it is finished, and none afterwards',
    async run(context) {
      const round = context.id();
      const bet = await context.bet();
      await context.booked(round, [bet], false);
      await context.booked(round, [context.win(minor(bet.amount))], true);
      const change = await changeOf(context, async () => {
        mustBe(await context.transact(round, [context.win(100n)]), 200, 'roundClosed');
        mustBe(await context.transact(round, [await context.bet()]), 200, 'roundClosed');
      });
      mustNotMove(change);
    },
  },
  {
    rule: 'a win of an unknown round is refused',
    async run(context) {
      mustNotMove(
        await changeOf(context, async () => {
          mustBe(await context.transact(context.id(), [context.win(100n)]), 200, 'unknownRound');
        }),
      );
    },
  },
  {
    rule: 'endRound closes a round without a win, any number of times',
    async run(context) {
      const round = context.id();
      await context.booked(round, [await context.bet()], false);
      for (let i = 0; i < 2; i += 1) mustBe(await context.client.send('endRound', { round_id: round }), 200, 'ok');
      mustBe(await context.transact(round, [context.win(100n)]), 200, 'roundClosed');
      mustBe(await context.client.send('endRound', { round_id: context.id() }), 200, 'unknownRound');
    },
  },
  {
    rule: 'a win is booked after the session was replaced by another',
    async run(context) {
      const [round, bet] = [context.id(), await context.bet()];
      await context.booked(round, [bet], false);
      const { id: session_id, game: game_code } = await context.session();
      await context.openSession();
      const win = context.win(minor(bet.amount));
      const body = { session_id, round_id: round, game_code, finished: true, transactions: [win] };
      mustBe(await context.client.send('transact', body), 200, 'ok');
      context.book.set(win.id, { kind: 'win', amount: minor(win.amount) });
    },
  },
];

const rollbackOf = (bet: Movement, round: string, id: string): object => ({
  id,
  of: bet.id,
  round_id: round,
  reason: 'conformance',
});

/** Rules of taking a bet back. */
export const rollbacks: readonly WalletCheck[] = [
  {
    rule: 'a rollback returns a bet exactly, once; a win after it is refused',
    async run(context) {
      const [round, bet, id] = [context.id(), await context.bet(), context.id()];
      const change = await changeOf(context, async () => {
        await context.booked(round, [bet], false);
        const replies = await Promise.all(
          [id, id, context.id()].map((one) => context.client.send('rollback', rollbackOf(bet, round, one))),
        );
        for (const reply of replies) mustBe(reply, 200, 'ok');
        const refused = await context.transact(round, [context.win(100n)]);
        must(refused.json['status'] !== 'ok', 'the win was booked');
      });
      mustNotMove(change);
      context.book.delete(bet.id);
      context.returned.add(bet.id);
    },
  },
  {
    rule: 'a bet that arrives after its rollback is refused',
    async run(context) {
      const [round, bet] = [context.id(), await context.bet()];
      const change = await changeOf(context, async () => {
        mustBe(await context.client.send('rollback', rollbackOf(bet, round, context.id())), 200, 'ok');
        mustBe(await context.transact(round, [bet]), 200, 'rolledBack');
      });
      mustNotMove(change);
    },
  },
  {
    rule: 'a bet and its rollback at once leave the balance as it was',
    async run(context) {
      const rounds = 10;
      const change = await changeOf(context, async () => {
        for (let i = 0; i < rounds; i += 1) {
          const [round, bet] = [context.id(), await context.bet()];
          context.returned.add(bet.id);
          const replies = await Promise.all([
            context.transact(round, [bet], false),
            context.client.send('rollback', rollbackOf(bet, round, context.id())),
          ]);
          for (const { status } of replies) must(status === 200, `status ${status}`);
        }
      });
      mustNotMove(change);
      return `${rounds} rounds`;
    },
  },
];
