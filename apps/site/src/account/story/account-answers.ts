import type { agencyCalls, Bonus, CallAnswer, InboxMessage, Profile, Transaction } from '@kvota/contracts';
import { at, type Answers } from '@kvota/shell/story-world';
import { sumDecimals } from '@kvota/ui';

type Move = readonly [type: Transaction['type'], amount: string, ticketId?: string];

/** The movements of a wallet, oldest first. */
const moves: readonly Move[] = [
  ['deposit', '10000.00'],
  ['stake', '-200.00', 'K-20261118-000411'],
  ['payout', '764.00', 'K-20261118-000411'],
  ['stake', '-1000.00', 'K-20261119-000087'],
  ['stake_back', '500.00', 'K-20261119-000087'],
  ['cash_out', '1620.00', 'K-20261119-000087'],
  ['stake', '-150.50', 'K-20261121-000312'],
  ['other', '946.50'],
];

const explained: Partial<Record<Transaction['type'], Transaction['explain']>> = {
  stake: [
    { code: 'staked', params: {} },
    { code: 'atOdds', params: { odds: '2.45' } },
    { code: 'drawn', params: { deposits: '150.50', winnings: '0.00' } },
    { code: 'ofAnotherVersion', params: {} },
  ],
  payout: [
    { code: 'ticketWon', params: {} },
    { code: 'payoutFor', params: { stake: '200.00' } },
  ],
};

/** The movements of a dinar wallet and of free bets, newest first. */
export const storyTransactions: readonly Transaction[] = moves
  .map(([type, amount, ticketId], index) => ({
    id: `t${index}`,
    createdAt: at(-60 * 26 * (moves.length - index)),
    type,
    amount,
    currency: 'RSD',
    currencyId: 941,
    balanceAfter: sumDecimals(moves.slice(0, index + 1).map(([, moved]) => moved)),
    ticketId: ticketId ?? null,
    explain: explained[type] ?? null,
  }))
  .toReversed();

/** As many movements as in a busy month. */
export const manyTransactions: readonly Transaction[] = Array.from({ length: 64 }, (_, index) => ({
  id: `m${index}`,
  createdAt: at(-90 * (index + 1)),
  type: index % 3 === 0 ? 'payout' : 'stake',
  amount: index % 3 === 0 ? '212.40' : '-100.00',
  currency: 'RSD',
  currencyId: 941,
  balanceAfter: '12480.00',
  ticketId: `K-20261121-${String(index).padStart(6, '0')}`,
}));

const filtered = (rows: readonly Transaction[], query: Readonly<Record<string, string>>): readonly Transaction[] =>
  rows
    .filter(({ type }) => query['type'] === undefined || type === query['type'])
    .filter(({ currencyId }) => query['currencyId'] === undefined || String(currencyId) === query['currencyId'])
    .filter(({ createdAt }) => query['from'] === undefined || createdAt >= query['from'])
    .filter(({ createdAt }) => query['to'] === undefined || createdAt <= query['to']);

/** Answers the list as the platform would: filtered, paged, with totals. */
export const transactionAnswers = (rows: readonly Transaction[]): Answers => ({
  transactions: ({ query }) => {
    const [page, size] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 25)];
    const found = filtered(rows, query);
    const ofSign = (minus: boolean): string =>
      sumDecimals(found.map(({ amount }) => amount).filter((amount) => amount.startsWith('-') === minus));
    const sums = {
      paidIn: ofSign(false),
      paidOut: ofSign(true).replace('-', ''),
      net: sumDecimals(found.map(({ amount }) => amount)),
    };
    return {
      result: found.slice((page - 1) * size, page * size),
      totalPages: Math.ceil(found.length / size),
      rowCount: found.length,
      totals: found.length === 0 ? [] : [{ currency: 'RSD', currencyId: 941, ...sums }],
    };
  },
});

const bonus = (more: Partial<Bonus>): Bonus => ({
  id: 'b1',
  kind: 'regular',
  name: 'Kvota Start',
  amount: '2000.00',
  remaining: '1250.00',
  currency: 'FREEBET-RSD',
  status: 'active',
  grantedAt: at(-60 * 24 * 2),
  expiresAt: at(60 * 24 * 5),
  period: null,
  ...more,
});

export const storyBonuses: readonly Bonus[] = [
  bonus({}),
  bonus({
    id: 'b2',
    kind: 'periodic',
    name: 'Kvota 47/2026',
    amount: '300.00',
    remaining: '300.00',
    period: { from: '2026-11-16', to: '2026-11-22' },
  }),
  bonus({ id: 'b3', name: 'Derbi', amount: '500.00', remaining: '0.00', status: 'used', expiresAt: null }),
  bonus({
    id: 'b4',
    kind: 'periodic',
    name: 'Kvota 45/2026',
    amount: '300.00',
    remaining: '0.00',
    status: 'expired',
    expiresAt: at(-60 * 24),
  }),
];

export const bonusAnswers = (bonuses: readonly Bonus[]): Answers => ({
  bonuses: ({ query }) => ({
    result: bonuses.filter(({ kind }) => query['kind'] === undefined || kind === query['kind']),
    totalPages: bonuses.length === 0 ? 0 : 1,
  }),
});

/** Operators write in any language, so stories use names only. */
export const storyMessages: readonly InboxMessage[] = [
  {
    id: 'm1',
    createdAt: at(-20),
    title: 'Partizan – Crvena zvezda',
    text: '2 : 1\n\nPartizan – Crvena zvezda\n18:00',
    read: false,
  },
  { id: 'm2', createdAt: at(-60 * 30), title: 'Kvota 47/2026', text: '300,00', read: false },
  { id: 'm3', createdAt: at(-60 * 24 * 9), title: 'Kvota', text: 'Kvota', read: true },
];

/** An inbox that stores what is done with it. */
export function inboxAnswers(given: readonly InboxMessage[]): Answers {
  const kept = new Map(given.map((message) => [message.id, { message, deleted: false }]));
  const unread = (): number => [...kept.values()].filter(({ message, deleted }) => !message.read && !deleted).length;
  return {
    messages: () => {
      const result = [...kept.values()].filter(({ deleted }) => !deleted).map(({ message }) => message);
      return { result, totalPages: 1, rowCount: result.length, unread: unread() };
    },
    markMessages: ({ body: { ids, mark } }) => {
      for (const id of ids) {
        const one = kept.get(id);
        if (!one) continue;
        const read = mark === 'read' ? true : mark === 'unread' ? false : one.message.read;
        const deleted = mark === 'deleted' ? true : mark === 'restored' ? false : one.deleted;
        kept.set(id, { message: { ...one.message, read }, deleted });
      }
      return { ErrorText: 'ok', unread: unread() };
    },
  };
}

export const storyProfile: Profile = {
  preferred_username: 'jelena',
  email: 'jelena@kvota.example',
  firstName: 'Jelena',
  lastName: 'Ilić',
  phone: '+381 60 1234567',
  city: 'Niš',
  birthday: '1990-05-17',
};

/** A player with an agent. */
export const storyAgent: CallAnswer<(typeof agencyCalls)['agencyConnection']> = {
  node: null,
  parent: { username: 'kladionica-centar' },
  highestDepth: 6,
  lending: 'agents',
  rights: [],
  staff: null,
  connect: { state: 'joined', until: null },
};

/** A player who can still join an agent. The parent of everybody without one is the operator. */
export const storyNoAgent: CallAnswer<(typeof agencyCalls)['agencyConnection']> = {
  ...storyAgent,
  parent: { username: 'operator' },
  connect: { state: 'open', until: at(60 * 24 * 21) },
};
