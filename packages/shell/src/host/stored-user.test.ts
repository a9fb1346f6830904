import { expect, test } from 'vitest';

import { hasRole } from '../state/session.ts';
import { readStoredUser, secondsLeft, sessionOf, storageKey } from './stored-user.ts';

const token = (claims: object): string => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const stored = (more: object): string =>
  JSON.stringify({
    access_token: token({}),
    id_token: 'i',
    refresh_token: 'r',
    expires_at: 1000,
    profile: { sub: 'u1', preferred_username: 'player' },
    ...more,
  });

test('[SES-04] id and preferred username are read from the stored user', () => {
  const user = readStoredUser(stored({}), 'kvota-site');
  expect(user).toMatchObject({ id: 'u1', username: 'player', canRefresh: true, hasIdToken: true });
});

test('[ROLE-01] roles are read from the resource access of this client only', () => {
  const access = { resource_access: { 'kvota-site': { roles: ['AL2'] }, other: { roles: ['AGENT'] } } };
  const profile = { sub: 'u1', preferred_username: 'player', ...access };
  const rolesAt = (text: string, client: string) => readStoredUser(text, client)?.roles;
  expect(rolesAt(stored({ profile }), 'kvota-site')).toEqual(['AL2']);
  expect(rolesAt(stored({ access_token: token(access) }), 'kvota-site')).toEqual(['AL2']);
  expect(rolesAt(stored({ profile }), 'absent')).toEqual([]);
  expect(rolesAt(stored({}), 'kvota-site')).toEqual([]);
});

test('[OP-69] roles are compared exactly', () => {
  const session = sessionOf(
    readStoredUser(stored({ profile: { sub: 'u1', resource_access: { c: { roles: ['AL2', 7] } } } }), 'c')!,
  );
  expect([hasRole(session, 'AL2'), hasRole(session, 'al2'), hasRole(session, 'AL')]).toEqual([true, false, false]);
});

test('a malformed stored user counts as none', () => {
  for (const text of [null, '', '{', '[]', '7', '{"profile":{}}', stored({ access_token: '' })]) {
    expect(readStoredUser(text, 'kvota-site')).toBeUndefined();
  }
});

test('[CONST-02] a clock that was set back does not give a token more than its 270 s', () => {
  const user = readStoredUser(stored({}), 'kvota-site')!;
  expect(secondsLeft(user, 900_000)).toBe(100);
  expect(secondsLeft(user, 0)).toBe(270);
  expect(secondsLeft(user, 2_000_000)).toBe(0);
});

test('the key is that of the identity library', () => {
  expect(storageKey({ authority: 'https://id', clientId: 'c' })).toBe('oidc.user:https://id:c');
});
