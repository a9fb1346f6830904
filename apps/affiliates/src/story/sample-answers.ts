import {
  creditOf,
  minorToMoney,
  moneyToMinor,
  type AgencyCredit,
  type AgencyNode,
  type AgencyTransfer,
} from '@kvota/contracts';
import { at, Failure, type Answers } from '@kvota/shell/story-world';

import { everybody, sampleTree } from './sample-tree.ts';

const { centar } = sampleTree;

const transferOf = (node: AgencyNode, index: number): AgencyTransfer => ({
  id: `t-${node.id}-${index}`,
  createdAt: at(-index * 700 - 12),
  direction: index % 3 === 2 ? 'up' : 'down',
  parentId: node.parentId ?? '',
  parent: node.path.at(-2)?.username ?? '',
  userId: node.id,
  username: node.username,
  amount: index % 3 === 2 ? '150.00' : `${(index + 1) * 500}.00`,
  currency: 'RSD',
  currencyId: 941,
  note: index % 2 === 0 ? 'Dnevni limit' : '',
  balanceAfter: `${(index + 2) * 500}.00`,
});

function creditsOf(nodes: readonly AgencyNode[]): AgencyCredit[] {
  const wallets = nodes.flatMap((node) => node.wallets);
  return [...Map.groupBy(wallets, ({ currency_id: id }) => id)].map(([currencyId, own]) => ({
    currencyId,
    currency: own[0]?.currency ?? '',
    credit: minorToMoney(own.reduce((sum, wallet) => sum + moneyToMinor(creditOf(wallet)), 0n)),
  }));
}

const credit = (node: AgencyNode): number => Number(node.wallets[0]?.wallet_0 ?? 0);

const below = (nodes: readonly AgencyNode[], id: string | undefined): AgencyNode[] =>
  nodes.filter((node) => node.id !== id && (id === undefined || node.path.some((step) => step.id === id)));

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
    agencyConnection: { node: own ?? null, parent: { username: 'master-vojvodina' }, highestDepth: 6 },
    agencyNode: ({ query: { userId } }) => nodes.find(({ id }) => id === userId) ?? new Failure(404, 'userUnknown'),
    agencyMyAgents: ({ query: { parentId = own?.id, cursor = '0' } }) => {
      const children = nodes.filter((node) => node.parentId === parentId).toSorted(byKindAndName);
      const end = Number(cursor) + 100;
      return { result: children.slice(Number(cursor), end), next: end < children.length ? String(end) : null };
    },
    agencySearchUser: ({ query: { searchTerm = '' } }) =>
      below(nodes, own?.id)
        .filter(({ username }) => username.startsWith(searchTerm))
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
    agencyAgentTransactions: ({ query: { userId } }) => {
      const user = nodes.find(({ id }) => id === userId) ?? centar;
      const result = Array.from({ length: 6 }, (_, index) => transferOf(user, index));
      const totals = [{ currency: 'RSD', currencyId: 941, down: '7000.00', up: '300.00', net: '6700.00' }];
      return { result, totalPages: 1, rowCount: result.length, totals };
    },
  };
}

const byKindAndName = (a: AgencyNode, b: AgencyNode): number =>
  a.kind === b.kind ? a.username.localeCompare(b.username) : a.kind.localeCompare(b.kind);
