import { must } from '../check.ts';
import { list, minor, record } from '../wire.ts';
import type { ProviderCheck } from './context.ts';
import type { Received } from './sample-wallet.ts';

/** The ids of a call: those of its movements, or of its rollback. */
const idsOf = ({ name, json }: Received): readonly string[] => {
  if (name === 'transact') return list(json['transactions']).map((one) => String(record(one)['id']));
  if (name === 'rollback') return [`back ${String(json['id'])}`];
  return name === 'endRound' ? [`end ${String(json['round_id'])}`] : [];
};

/** Rules of the calls that a provider makes to the wallet. */
export const callsToWallet: readonly ProviderCheck[] = [
  {
    rule: 'every call to the wallet is signed',
    async run({ wallet }) {
      const refused = wallet.received.filter((one) => one.refused !== undefined);
      must(refused.length === 0, `${refused.length} were not: ${refused[0]?.name ?? ''}, ${refused[0]?.refused ?? ''}`);
      return `${wallet.received.length} calls`;
    },
  },
  {
    rule: 'a call without an answer is repeated, byte for byte, until it is answered',
    async run({ wallet }) {
      const calls = new Map<string, { readonly body: string; answered: boolean; times: number }>();
      for (const one of wallet.received) {
        for (const id of idsOf(one)) {
          const before = calls.get(id) ?? { body: one.body, answered: false, times: 0 };
          must(before.body === one.body, `${id} was sent with two bodies`);
          calls.set(id, { ...before, answered: before.answered || one.answer !== undefined, times: before.times + 1 });
        }
      }
      const open = [...calls].filter(([, { answered }]) => !answered);
      must(open.length === 0, `${open.length} were given up: ${open[0]?.[0] ?? ''}`);
      const faults = wallet.received.filter(({ fault }) => fault !== undefined).length;
      const repeated = [...calls.values()].filter(({ times }) => times > 1).length;
      must(faults === 0 || repeated > 0, 'no call was ever repeated');
      return `${faults} faults, ${repeated} calls repeated`;
    },
  },
  {
    rule: 'a stake is one of the session’s, and a bet that was refused has no win',
    async run({ wallet }) {
      const stakes = ['1.00', '10.00', '100.00'].map(minor);
      const refused = new Set<string>();
      for (const { name, json, answer } of wallet.received) {
        if (name !== 'transact') continue;
        const movements = list(json['transactions']).map(record);
        const round = String(json['round_id']);
        const first = !wallet.booked.some((one) => one.round === round && one.kind === 'bet');
        for (const { kind, amount } of movements) {
          if (kind === 'bet' && first) must(stakes.includes(minor(amount)), `a stake of ${String(amount)}`);
        }
        if (answer?.['status'] === 'insufficientFunds' && first) refused.add(round);
      }
      for (const { kind, round } of wallet.booked) must(kind !== 'win' || !refused.has(round), `a win of ${round}`);
      return `${refused.size} bets refused`;
    },
  },
  {
    rule: 'every round is ended: with a win, with endRound, or by taking its bets back',
    async run({ wallet }) {
      const open = [...wallet.rounds].filter(([, { state }]) => state === 'open').map(([id]) => id);
      must(open.length === 0, `${open.length} rounds are open: ${open.slice(0, 3).join(', ')}`);
      return `${wallet.rounds.size} rounds`;
    },
  },
  {
    rule: 'a token is exchanged once',
    async run({ wallet }) {
      const tokens = wallet.received.filter(({ name }) => name === 'authenticate').map(({ json }) => json['token']);
      must(new Set(tokens).size === tokens.length, 'one was sent twice');
      must(wallet.exchanged() === tokens.length, 'one was unknown');
      return `${tokens.length} tokens`;
    },
  },
];
