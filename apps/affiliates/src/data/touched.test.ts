import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { sampleTree } from '../story/sample-tree.ts';
import { invalidateTouched, isTouched } from './touched.ts';

const { detelinara, jovana, liman, centar } = sampleTree;

test('[CALL-47] an act on a user outdates answers with the user, with users below, and lists that may now include it', () => {
  const touched = (key: readonly unknown[], data?: unknown): boolean => isTouched(['agency', ...key], data, detelinara);
  expect(touched(['agencyNode', detelinara.id], detelinara)).toBe(true);
  expect(touched(['agencyNode', jovana.id], jovana)).toBe(true);
  expect(touched(['agencyMyAgents', { parentId: centar.id }], { result: [liman, detelinara], next: null })).toBe(true);
  expect(touched(['agencySearchUser', { searchTerm: 'jov' }], [jovana])).toBe(true);
  expect(touched(['agencyAllUsers', { state: 'blocked' }], { result: [] })).toBe(true);
  expect(touched(['agencyAllUsers', { below: centar.id }], { result: [] })).toBe(true);
  expect(touched(['agencyAgentTransactions', { userId: detelinara.id }], { result: [] })).toBe(true);
});

test('[CALL-47] answers about other branches stay', async () => {
  const client = new QueryClient();
  const other = ['agency', 'agencyNode', liman.id];
  const own = ['agency', 'agencyNode', detelinara.id];
  client.setQueryData(other, liman);
  client.setQueryData(own, detelinara);
  client.setQueryData(['agency', 'agencyAllUsers', { below: liman.id }], { result: [] });
  client.setQueryData(['wallets'], detelinara);
  await invalidateTouched(client, detelinara);
  expect(client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })).toHaveLength(1);
  expect(client.getQueryState(own)?.isInvalidated).toBe(true);
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});

test('[CALL-45, CALL-51] money and a new user outdate what is about the caller, its branch and their names', () => {
  const touched = (key: readonly unknown[], data?: unknown): boolean => isTouched(['agency', ...key], data, jovana);
  expect(touched(['agencyConnection'], { node: centar, parent: null })).toBe(true);
  expect(touched(['agencyNode', centar.id], centar)).toBe(true);
  expect(touched(['agencyMyAgents', { parentId: detelinara.id }], { result: [], next: null })).toBe(true);
  expect(touched(['agencyAgentTransactions', { page: 1, pageSize: 10 }], { result: [] })).toBe(true);
  expect(touched(['agencySearchUser', { searchTerm: 'JOV' }], [])).toBe(true);
  expect(touched(['agencySearchUser', { searchTerm: 'ana' }], [])).toBe(false);
  expect(touched(['agencyMyAgents', { parentId: liman.id }], { result: [], next: null })).toBe(false);
  expect(touched(['agencyAgentTransactions', { userId: liman.id, page: 1 }], { result: [] })).toBe(false);
  expect(isTouched(['ping'], undefined, jovana)).toBe(false);
});
