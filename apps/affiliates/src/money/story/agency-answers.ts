import {
  minorToMoney,
  moneyToMinor,
  type AgencyNode,
  type AgencyTransfer,
  type TransferOutcome,
  type Wallet,
} from '@kvota/contracts';
import { at, storyPeople, storyTime, type Answers } from '@kvota/shell/story-world';

const wallet = (currency_id: number, currency: string, wallet_0: string): Wallet => ({
  currency_id,
  currency,
  wallet_0,
  wallet_1: '0.00',
  wallet_2: '0.00',
  wallet_3: '0.00',
  wallet_4: '0.00',
  wallet_5: '0.00',
  wallet_6: '0.00',
  credit_text: wallet_0,
});

const me = { id: 'u0', username: storyPeople.agent.username };

const nodeOf = (more: Partial<AgencyNode> & Pick<AgencyNode, 'id' | 'username'>): AgencyNode => ({
  kind: 'player',
  role: '',
  parentId: me.id,
  path: [me, { id: more.id, username: more.username }],
  depth: 3,
  blocked: false,
  blockedBy: null,
  blockScope: null,
  wallets: [wallet(941, 'RSD', '2500.00')],
  children: 0,
  agentsBelow: 0,
  playersBelow: 0,
  createdAt: at(-60 * 24 * 40),
  ...more,
});

/** The users of the stories: a player, an agent, a player below that agent, a blocked one. */
export const storyNodes = {
  own: nodeOf({
    ...me,
    kind: 'agent',
    role: 'AGENT',
    parentId: null,
    path: [me],
    depth: 2,
    wallets: [...storyPeople.agent.wallets],
    children: 3,
    agentsBelow: 1,
    playersBelow: 3,
  }),
  player: nodeOf({ id: 'u1', username: 'pera' }),
  agent: nodeOf({
    id: 'u2',
    username: 'perica-kiosk-novi-beograd-1965',
    kind: 'agent',
    role: 'AGENT',
    children: 1,
    playersBelow: 1,
    wallets: [wallet(941, 'RSD', '84000.00'), wallet(978, 'EUR', '120.00')],
  }),
  deeper: nodeOf({
    id: 'u3',
    username: 'persa',
    parentId: 'u2',
    path: [me, { id: 'u2', username: 'perica-kiosk-novi-beograd-1965' }, { id: 'u3', username: 'persa' }],
    depth: 4,
  }),
  blocked: nodeOf({ id: 'u4', username: 'perunika', blocked: true, blockedBy: 'own', blockScope: 'self' }),
} as const satisfies Record<string, AgencyNode>;

const everyone: readonly AgencyNode[] = Object.values(storyNodes);

const transfer = (index: number): AgencyTransfer => {
  const isUp = index % 4 === 3;
  const user = index % 2 === 0 ? storyNodes.player : storyNodes.agent;
  return {
    id: `018f2a6c-0000-7bb8-9d6f-${String(index).padStart(12, '0')}`,
    createdAt: at(-45 * (index + 1)),
    direction: isUp ? 'up' : 'down',
    parentId: me.id,
    parent: me.username,
    userId: user.id,
    username: user.username,
    amount: index % 2 === 0 ? '1000.00' : '2500.50',
    currency: 'RSD',
    currencyId: 941,
    note: index % 3 === 0 ? 'Dnevni pazar' : '',
    balanceAfter: '2500.00',
  };
};

/** As many transfers as in a busy week, newest first. */
export const storyTransfers: readonly AgencyTransfer[] = Array.from({ length: 64 }, (_, index) => transfer(index));

const sumOf = (rows: readonly AgencyTransfer[], direction: AgencyTransfer['direction']): bigint =>
  rows.filter((row) => row.direction === direction).reduce((sum, { amount }) => sum + moneyToMinor(amount), 0n);

/** Answers the list as the platform would: filtered, paged, with sums. */
export const transferListAnswers = (rows: readonly AgencyTransfer[]): Answers => ({
  agencyAgentTransactions: ({ query }) => {
    const [page, size] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 25)];
    const found = rows
      .filter(({ userId }) => query['userId'] === undefined || userId === query['userId'])
      .filter(({ direction }) => query['direction'] === undefined || direction === query['direction'])
      .filter(({ currencyId }) => query['currencyId'] === undefined || String(currencyId) === query['currencyId'])
      .filter(({ createdAt }) => query['from'] === undefined || createdAt >= query['from'])
      .filter(({ createdAt }) => query['to'] === undefined || createdAt <= query['to']);
    const [down, up] = [sumOf(found, 'down'), sumOf(found, 'up')];
    const sums = { down: minorToMoney(down), up: minorToMoney(up), net: minorToMoney(down - up) };
    return {
      result: found.slice((page - 1) * size, page * size),
      totalPages: Math.ceil(found.length / size),
      rowCount: found.length,
      totals: found.length === 0 ? [] : [{ currency: 'RSD', currencyId: 941, ...sums }],
    };
  },
});

/** The answer to a transfer that the platform has booked. */
export const booked: TransferOutcome = {
  ErrorText: 'ok',
  newCredit: '4500.00',
  ownCredit: '110640.00',
  transactionId: '018f2a6c-2f5a-7bb8-9d6f-7f1f6a0e2c11',
  serverTime: new Date(storyTime).toISOString(),
};

/** A platform with a branch of four users. */
export function agencyAnswers(own: AgencyNode = storyNodes.own): Answers {
  const { children } = own;
  return {
    agencyConnection: { node: own, parent: { username: 'master' }, highestDepth: 6 },
    agencyMyAgents: {
      result: children === 0 ? [] : [storyNodes.agent, storyNodes.player, storyNodes.blocked],
      next: null,
    },
    agencyNode: ({ query }) => everyone.find(({ id }) => id === query['userId']) ?? storyNodes.player,
    agencySearchUser: ({ query }) =>
      everyone.filter(
        ({ username, id }) => id !== me.id && username.startsWith((query['searchTerm'] ?? '').toLowerCase()),
      ),
    agencyAllUsers: { result: [], totalPages: 1, rowCount: children === 0 ? 0 : 1, totals: [] },
    agencyAddCredit: booked,
    agencyDecCredit: { ...booked, newCredit: '500.00', ownCredit: '114640.00' },
    agencyRequest: { state: 'done', answer: booked },
    agencyCreateUser: ({ body }) => ({ ErrorText: 'ok', userId: 'u9', username: body.username.toLowerCase() }),
    ...transferListAnswers(children === 0 ? [] : storyTransfers),
  };
}
