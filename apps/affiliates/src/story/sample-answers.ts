import {
  agencyRights,
  creditOf,
  minorToMoney,
  moneyToMinor,
  type AgencyCredit,
  type AgencyNode,
  type AgencyStanding,
  type AgencyTransfer,
  type AgencyUserSettings,
  type TransferOutcome,
} from '@kvota/contracts';
import { at, Failure, storyTime, type Answers } from '@kvota/shell/story-world';

import { commissionAnswers } from './sample-commission.ts';
import { figureAnswers } from './sample-figures.ts';
import { limitAnswers } from './sample-limits.ts';
import { everybody } from './sample-tree.ts';

/** Transfers between the caller, the first of the people, and the direct children, newest first: a busy week. */
export function transfersOf(people: readonly AgencyNode[]): AgencyTransfer[] {
  const [own] = people;
  const children = people.filter(({ parentId, blocked }) => parentId === own?.id && !blocked);
  if (!own || children.length === 0) return [];
  return Array.from({ length: 64 }, (_, index) => {
    const user = children[index % children.length] ?? own;
    return {
      id: `018f2a6c-0000-7bb8-9d6f-${String(index).padStart(12, '0')}`,
      createdAt: at(-45 * (index + 1)),
      direction: index % 4 === 3 ? 'up' : 'down',
      basis: 'cash',
      parentId: own.id,
      parent: own.username,
      userId: user.id,
      username: user.username,
      amount: index % 2 === 0 ? '1000.00' : '2500.50',
      currency: 'RSD',
      currencyId: 941,
      note: index % 3 === 0 ? 'Dnevni pazar' : '',
      balanceAfter: '2500.00',
    };
  });
}

const sumOf = (rows: readonly AgencyTransfer[], direction: AgencyTransfer['direction']): bigint =>
  rows.filter((row) => row.direction === direction).reduce((sum, { amount }) => sum + moneyToMinor(amount), 0n);

/** Answers the list of transfers as the platform would: filtered, paged, with sums. */
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

function creditsOf(nodes: readonly AgencyNode[]): AgencyCredit[] {
  const wallets = nodes.flatMap((node) => node.wallets);
  return [...Map.groupBy(wallets, ({ currency_id: id }) => id)].map(([currencyId, own]) => ({
    currencyId,
    currency: own[0]?.currency ?? '',
    credit: minorToMoney(own.reduce((sum, wallet) => sum + moneyToMinor(creditOf(wallet)), 0n)),
  }));
}

/** Returns the standing of a user: an empty account at its place. */
export function standingOf(
  nodes: readonly AgencyNode[],
  userId: string | undefined,
  more: Partial<AgencyStanding> = {},
): AgencyStanding | undefined {
  const node = nodes.find(({ id }) => id === userId);
  if (node === undefined) return undefined;
  return {
    userId: node.id,
    username: node.username,
    kind: node.kind,
    version: 'v1',
    closedAt: node.closedAt ?? null,
    parent: node.path.at(-2) ?? null,
    mayClose: node.path.length === 2 && !node.closedAt,
    mayMove: node.path.length > 1 && !node.closedAt,
    closing: [],
    moving: [],
    move: null,
    ...more,
  };
}

/** A move that waits until tonight. */
export const waitingMove = { id: 'move-1', to: null, askedAt: at(-90), dueAt: at(60 * 5), mayCancel: true };

/** Settings of a user: a direct child was created by the caller. */
export function settingsOf(nodes: readonly AgencyNode[], userId: string | undefined): AgencyUserSettings | undefined {
  const node = nodes.find(({ id }) => id === userId);
  if (node === undefined) return undefined;
  const mayChange = node.path.length === 2;
  return {
    userId: node.id,
    username: node.username,
    kind: node.kind,
    firstName: 'Jovana',
    lastName: 'Petrović',
    phone: mayChange ? '+381 64 1234567' : '•••567',
    email: mayChange ? 'jovana.petrovic@example.test' : 'j•••@example.test',
    isMasked: !mayChange,
    mayChange,
    isOwnAccount: false,
    version: 'v1',
    createdAt: node.createdAt,
    lastUsedAt: at(-35),
    signIns: 2,
  };
}

const credit = (node: AgencyNode): number => Number(node.wallets[0]?.wallet_0 ?? 0);

const below = (nodes: readonly AgencyNode[], id: string | undefined): AgencyNode[] =>
  nodes.filter((node) => node.id !== id && (id === undefined || node.path.some((step) => step.id === id)));

/** The rights of an agent, who is no staff account. */
export const agentRights = { rights: [...agencyRights], staff: null };

/** Answers of a platform with these users; the first one is the caller. */
export function agencyAnswers(people: readonly AgencyNode[] = everybody): Answers {
  let nodes = [...people];
  const [own] = people;
  const change = (id: string, blocked: boolean, scope: AgencyNode['blockScope']): void => {
    nodes = nodes.map((node) =>
      node.id === id || (scope === 'branch' && node.path.some((step) => step.id === id))
        ? { ...node, blocked, blockedBy: blocked ? 'own' : null, blockScope: blocked ? scope : null }
        : node,
    );
  };
  return {
    agencyConnection: {
      node: own ?? null,
      parent: { username: 'master-vojvodina' },
      highestDepth: 6,
      lending: 'agents',
      ...agentRights,
      connect: { state: 'none', until: null },
    },
    agencyNode: ({ query: { userId } }) => nodes.find(({ id }) => id === userId) ?? new Failure(404, 'userUnknown'),
    agencyUserSettings: ({ query: { userId } }) => settingsOf(nodes, userId) ?? new Failure(404, 'userUnknown'),
    agencySaveUser: ({ body: { userId, firstName, lastName, phone, email } }) => {
      const settings = settingsOf(nodes, userId);
      return settings === undefined
        ? new Failure(404, 'userUnknown')
        : { ErrorText: 'ok', settings: { ...settings, firstName, lastName, phone, email, version: 'v2' } };
    },
    agencyResetPassword: { ErrorText: 'ok' },
    agencyStanding: ({ query: { userId } }) => standingOf(nodes, userId) ?? new Failure(404, 'userUnknown'),
    agencyCloseUser: ({ body: { userId } }) => ({
      ErrorText: 'ok',
      standing: standingOf(nodes, userId, { closedAt: at(0), mayClose: false, mayMove: false, version: 'v2' }),
    }),
    agencyMoveUser: ({ body: { userId, parentId } }) => {
      const to = nodes.find(({ id }) => id === parentId);
      const move = { ...waitingMove, to: to ? { id: to.id, username: to.username } : null };
      return { ErrorText: 'ok', standing: standingOf(nodes, userId, { move, version: 'v2' }) };
    },
    agencyCancelMove: ({ body: { userId } }) => ({
      ErrorText: 'ok',
      standing: standingOf(nodes, userId, { version: 'v3' }),
    }),
    agencyStaff: { result: [], until: at(60 * 6) },
    agencySaveStaff: { ErrorText: 'ok' },
    agencyMyAgents: ({ query: { parentId = own?.id, cursor = '0' } }) => {
      const children = nodes.filter((node) => node.parentId === parentId).toSorted(byKindAndName);
      const end = Number(cursor) + 100;
      return { result: children.slice(Number(cursor), end), next: end < children.length ? String(end) : null };
    },
    agencySearchUser: ({ query: { searchTerm = '' } }) =>
      below(nodes, own?.id)
        .filter(({ username }) => username.startsWith(searchTerm.toLowerCase()))
        .slice(0, 20),
    agencyAllUsers: ({ query }) => {
      const found = below(nodes, query['below'] ?? own?.id)
        .filter((node) => query['kind'] === undefined || node.kind === query['kind'])
        .filter((node) => query['state'] === undefined || node.blocked === (query['state'] === 'blocked'))
        .filter((node) => query['withCredit'] === undefined || credit(node) > 0)
        .filter(({ username }) => username.startsWith(query['searchTerm'] ?? ''))
        .toSorted((a, b) => (query['order'] === 'balance' ? credit(b) - credit(a) : byKindAndName(a, b)));
      const size = Number(query['pageSize'] ?? 25);
      const page = Number(query['page'] ?? 1);
      return {
        result: found.slice((page - 1) * size, page * size),
        totalPages: Math.ceil(found.length / size),
        rowCount: found.length,
        totals: creditsOf(found),
        asOf: '2026-11-20T12:00:00.000Z',
      };
    },
    agencyBlockUser: ({ body: { userId, scope } }) => {
      change(userId, true, scope);
      return { ErrorText: 'ok', blocked: true };
    },
    agencyUnblockUser: ({ body: { userId } }) => {
      change(userId, false, 'self');
      return { ErrorText: 'ok', blocked: false };
    },
    agencyAddCredit: booked,
    agencyDecCredit: { ...booked, newCredit: '500.00', ownCredit: '114640.00' },
    agencyRepay: { ...booked, ownCredit: null },
    agencySaveLine: ({ body: { currencyId, limit, lowFloat = null } }) => ({
      ErrorText: 'ok',
      line: { currency: 'RSD', currencyId, limit, debt: '0.00', left: limit, lowFloat },
    }),
    agencyRequest: { state: 'done', answer: booked },
    agencyCreateUser: ({ body }) => ({ ErrorText: 'ok', userId: 'u9', username: body.username.toLowerCase() }),
    ...transferListAnswers(transfersOf(people)),
    ...limitAnswers(people),
    ...figureAnswers,
    ...commissionAnswers,
  };
}

const byKindAndName = (a: AgencyNode, b: AgencyNode): number =>
  a.kind === b.kind ? a.username.localeCompare(b.username) : a.kind.localeCompare(b.kind);
