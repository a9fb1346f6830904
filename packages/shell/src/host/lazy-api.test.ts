import { wireCalls } from '@kvota/contracts/operator';
import { expect, test, vi } from 'vitest';

import { createCallGroups } from './calls/create-call-groups.ts';
import { catalogueNames } from './create-host.ts';
import { createLazyApi, type LoadCalls } from './lazy-api.ts';

const group = (...names: string[]) =>
  vi.fn<LoadCalls>(async () => Object.fromEntries(names.map((name) => [name, async () => name])));

test('[CALL-01] the groups together have every call of the contract, and share none', async () => {
  const { first, loadCatalogue, loadFurther, loadAgency, loadOperator } = createCallGroups({
    baseUrl: '',
    token: () => undefined,
  });
  const catalogue = await loadCatalogue();
  const groups = [first, catalogue, await loadFurther(), await loadAgency(), await loadOperator()];
  const names = groups.flatMap((group) => Object.keys(group));
  expect(names.toSorted()).toEqual(Object.keys(wireCalls).toSorted());
  expect(names.filter((name) => catalogueNames.test(name)).toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

test('a group is fetched with its first call, and only once', async () => {
  const [first, further] = [group('ping', 'scores'), group('profile')];
  const api = createLazyApi([first, further]);
  expect(first).not.toHaveBeenCalled();
  expect(await Promise.all([api.ping(), api.scores(), api.ping()])).toEqual(['ping', 'scores', 'ping']);
  expect(first).toHaveBeenCalledTimes(1);
  expect(further).not.toHaveBeenCalled();
  expect(await api.profile()).toBe('profile');
  expect(further).toHaveBeenCalledTimes(1);
});

test('a group with names is fetched for them alone, and no other group for them', async () => {
  const [first, agency] = [group('ping'), group('agencyNode')];
  const api = createLazyApi([first, { names: /^agency/, load: agency }]);
  expect(await api.agencyNode({ query: { userId: 'u' } })).toBe('agencyNode');
  expect(first).not.toHaveBeenCalled();
  await expect(Reflect.get(api, 'pong')()).rejects.toThrow('No such call: pong.');
  expect(agency).toHaveBeenCalledTimes(1);
});

test('a group that failed to load is loaded again by the next call', async () => {
  const first = group('ping').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const api = createLazyApi([first]);
  await expect(api.ping()).rejects.toThrow('Failed to fetch');
  expect(await api.ping()).toBe('ping');
});

test('an unknown call throws an error with its name', async () => {
  const api = createLazyApi([group('ping')]);
  await expect(Reflect.get(api, 'pong')()).rejects.toThrow('No such call: pong.');
});
