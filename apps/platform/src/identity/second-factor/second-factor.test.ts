import { locales, signInLevels } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { createAttempts } from '../../attempts/create-attempts.ts';
import { oidcPayloads, recoveryCodes, secondFactors, users } from '../../database/schema/index.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createCookieJar, type CookieJar } from '../../testing/cookie-jar.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { authorizationUrl, pkcePair, postToken, signIn, type Tokens } from '../../testing/sign-in.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { translate } from '../pages/identity-messages.ts';
import { createSecondFactors } from './create-second-factors.ts';
import { factorMessages } from './factor-messages.ts';
import { base32, codeOf, stepAt } from './totp.ts';

const { password: byPassword, secondFactor: byCode } = signInLevels;

test.each(locales)('[I18N-01] the texts of the second factor in %s', (locale) => {
  for (const message of Object.values(factorMessages))
    expect(['', message.id]).not.toContain(translate(locale, message).trim());
  expect(translate(locale, factorMessages.codesLeft, { count: 7 })).toContain('7');
});

describe.each(sqlDatabases)('second factors on $name', ({ open }) => {
  async function bench(run: (bench: Awaited<ReturnType<typeof make>>) => Promise<void>): Promise<void> {
    const database = await open();
    try {
      await run(await make(database.db));
    } finally {
      await database.close();
    }
  }
  async function make(db: Awaited<ReturnType<typeof open>>['db']) {
    const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
    const userId = `user of ${crypto.randomUUID()}`;
    const row = { id: userId, username: userId, email: '', passwordHash: '-', createdAt: new Date(clock.now()) };
    await db.insert(users).values(row);
    const attempts = createAttempts({ db, clock });
    const factors = createSecondFactors({ db, attempts, factorKey: 'a key of the platform', now: () => clock.now() });
    const offer = factors.offer(userId);
    const code = (steps = 0) => codeOf(offer.key, stepAt(clock.now()) + steps);
    const codes = (await factors.add(userId, offer, code())) ?? [];
    const check = async (text: string) => (await factors.check(userId, text)).kind;
    return { db, clock, userId, factors, offer, code, codes, check };
  }

  test('[SEC-24] a code works once, also if it is sent several times at once, and the one that added the factor never', async () => {
    await bench(async ({ clock, code, check, codes, userId, factors }) => {
      expect(codes).toHaveLength(8);
      expect(await check(code())).toBe('wrong');
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => check(code(1))));
      expect(outcomes.toSorted()).toEqual(['right', 'wrong', 'wrong', 'wrong']);
      await clock.advance(30_000);
      expect(await check(code())).toBe('wrong');
      await clock.advance(30_000);
      expect(await check(` ${code().slice(0, 3)} ${code().slice(3)} `)).toBe('right');
      expect(await factors.of(userId)).toMatchObject({ always: false, recoveryCodes: 8 });
    });
  });

  test('[SEC-24] of codes guessed at once five are checked, and then none for five minutes, the right one included', async () => {
    await bench(async ({ clock, code, check }) => {
      await clock.advance(60_000);
      const outcomes = await Promise.all(Array.from({ length: 12 }, () => check('000000x')));
      expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
      expect(await check(code())).toBe('locked');
      await clock.advance(300_000);
      expect(await check(code())).toBe('right');
    });
  });

  test('[SEC-24] a recovery code works once, and new ones replace the old', async () => {
    await bench(async ({ db, factors, userId, codes, check }) => {
      const [first = '', second = '', third = ''] = codes;
      expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      const outcomes = await Promise.all([check(first), check(first.toLowerCase().replaceAll('-', ' '))]);
      expect(outcomes.toSorted()).toEqual(['right', 'wrong']);
      expect(await check(second)).toBe('right');
      const renewed = await factors.renewCodes(userId);
      expect([await check(third), await check(renewed[0] ?? '')]).toEqual(['wrong', 'right']);
      expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toHaveLength(7);
    });
  });

  test('[SEC-24] neither the key nor a recovery code is stored as it is, and an offer is for its user and an hour', async () => {
    await bench(async ({ db, clock, factors, userId, offer, codes, check }) => {
      const stored = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]);
      for (const secret of [Buffer.from(offer.key).toString('base64url'), base32(offer.key), ...codes])
        expect(stored).not.toContain(secret);
      expect(factors.open(userId, offer.sealed)?.key).toEqual(Buffer.from(offer.key));
      expect(factors.open('somebody else', offer.sealed)).toBeUndefined();
      expect(factors.open(userId, 'sealed:nothing')).toBeUndefined();
      // There is a factor, so a second one is not added.
      expect(await factors.add(userId, offer, codeOf(offer.key, stepAt(clock.now())))).toBeUndefined();
      await clock.advance(3_600_001);
      expect(factors.open(userId, offer.sealed)).toBeUndefined();
      await factors.remove(userId);
      expect([await factors.of(userId), await check(codes[0] ?? '')]).toEqual([undefined, 'wrong']);
    });
  });
});

const targetOf = ({ issuer, origin }: TestPlatform) => ({
  issuer,
  clientId: 'kvota-affiliates',
  redirectUri: `${origin}/callback`,
});
const pathOf = ({ issuer }: TestPlatform) => `${issuer}/account/second-factor?ui_locales=en`;
const claims = ({ access_token: token }: Tokens) => decodeJwt<{ acr: string; auth_time: number }>(token);
const fieldIn = (page: string, name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(page)?.[1] ?? '';

describePlatforms('the second factor of a sign-in', { freshSignIn: true }, (platform) => {
  const username = 'agent';
  let jar: CookieJar;
  let key: Uint8Array;
  let step: number;
  /** Returns a code that was not used: the steps around now allow three, and the factor is added by the first. */
  const nextCode = () => codeOf(key, (step += 1));
  const post = (url: string | URL, fields: Record<string, string>) =>
    jar.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const read = async () => (await jar.fetch(pathOf(platform()))).text();

  /** Reads the key that the page shows, and sends its first code. */
  async function add(fields: { current?: string; code?: string } = {}) {
    const page = await read();
    const shown = /class="key">([^<]+)</.exec(page)?.[1] ?? '';
    expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    key = fromBase32(shown.replaceAll(' ', ''));
    step = stepAt(Date.now()) - 1;
    const sent = { csrf: fieldIn(page, 'csrf'), offer: fieldIn(page, 'offer'), act: 'add' };
    return post(pathOf(platform()), { ...sent, current: 'kvota', code: codeOf(key, step), ...fields });
  }
  async function act(name: string, code: string) {
    const page = await read();
    return post(pathOf(platform()), { csrf: fieldIn(page, 'csrf'), act: name, code });
  }
  /** Makes an authorization request. Returns the address of its page, or the one that it ends at. */
  async function ask(parameters: Record<string, string>, challenge = pkcePair().challenge): Promise<URL> {
    const answer = await jar.fetch(authorizationUrl(targetOf(platform()), challenge, parameters));
    return new URL(answer.headers.get('location') ?? '', platform().issuer);
  }
  /** Follows a posted form to the next page, or to the end. */
  async function follow(posted: Response): Promise<URL> {
    expect(posted.status).toBe(303);
    const resumed = await jar.fetch(posted.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '', platform().issuer);
  }
  async function tokensOf(end: URL, verifier: string): Promise<Tokens> {
    const { issuer, clientId, redirectUri } = targetOf(platform());
    const code = end.searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri, code };
    return (await (await postToken(issuer, { ...form, code_verifier: verifier })).json()) as Tokens; // as it answers
  }
  const isPage = (url: URL) => url.pathname.includes('/interaction/');
  /** Makes the password of the browser's session older. */
  async function age(tokens: Tokens, seconds: number): Promise<void> {
    const [row] = await platform()
      .db.select()
      .from(oidcPayloads)
      .where(eq(oidcPayloads.uid, String(decodeJwt(tokens.access_token)['session'])));
    const payload = { ...row?.payload, loginTs: Number(row?.payload['loginTs']) - seconds };
    await platform()
      .db.update(oidcPayloads)
      .set({ payload })
      .where(eq(oidcPayloads.id, row?.id ?? ''));
  }
  const stepUp = { acr_values: byCode, max_age: '300' };

  beforeEach(async () => {
    await platform().db.delete(secondFactors);
    jar = createCookieJar();
  });

  test('[SEC-24] without a factor the password is enough, whatever acr_values ask for, and the token says so', async () => {
    const tokens = await signIn(targetOf(platform()), { username, password: 'kvota' }, jar, stepUp);
    expect(claims(tokens).acr).toBe(byPassword);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ acr: byPassword, auth_time: claims(tokens).auth_time });
  });

  test('[SEC-24] [SEC-23] a factor is added by password and code; a step-up asks for what is missing; claims survive a refresh', async () => {
    const first = await signIn(targetOf(platform()), { username, password: 'kvota' }, jar);
    // The page marks the field that was refused, and no other.
    const refusedField = async (answer: Response) => [
      answer.status,
      ...[...(await answer.text()).matchAll(/id="(\w+)"(?=[^>]*aria-invalid)/g)].map(([, id]) => id),
    ];
    expect(await refusedField(await add({ current: 'wrong' }))).toEqual([422, 'current']);
    expect(await refusedField(await add({ code: '000000' }))).toEqual([422, 'code']);
    const added = await add();
    expect(added.status).toBe(200);
    expect([...(await added.text()).matchAll(/<li>([A-Z2-7-]{19})<\/li>/g)]).toHaveLength(8);
    // The page is not asked to show them again.
    expect(await read()).not.toMatch(/<li>[A-Z2-7-]{19}</);

    // Another browser: an ordinary request needs no code, one that asks for the factor does, and a refresh keeps both claims.
    jar = createCookieJar();
    const plain = await signIn(targetOf(platform()), { username, password: 'kvota' }, jar);
    expect(claims(plain).acr).toBe(byPassword);
    const { verifier, challenge } = pkcePair();
    const page = await ask(stepUp, challenge);
    expect(await (await jar.fetch(page)).text()).toContain('one-time-code');
    // The password does not help there, and a wrong code is no code.
    expect((await post(page, { username, password: 'kvota' })).status).toBe(401);
    expect((await post(page, { code: '000000' })).status).toBe(401);
    const end = await follow(await post(page, { code: nextCode() }));
    const strong = await tokensOf(end, verifier);
    expect(claims(strong)).toMatchObject({ acr: byCode, auth_time: claims(plain).auth_time });
    expect(decodeJwt(strong.id_token)).toMatchObject({ acr: byCode, auth_time: claims(plain).auth_time });
    const form = { grant_type: 'refresh_token', client_id: 'kvota-affiliates', refresh_token: strong.refresh_token };
    const renewed = (await (await postToken(platform().issuer, form)).json()) as Tokens; // as the endpoint answers
    expect(claims(renewed)).toMatchObject({ acr: byCode, auth_time: claims(plain).auth_time });
    // The tokens of another tab become neither stronger nor more recent.
    const other = { ...form, refresh_token: plain.refresh_token };
    expect(claims((await (await postToken(platform().issuer, other)).json()) as Tokens).acr).toBe(byPassword);

    // An act above the mark: the password of a user with a factor is not enough, and the same request is done with the code.
    const value = { marks: [{ currency: 'RSD', limit: '1.00' }] };
    await writeSetting(platform().db, 'agency', 'stepUp', value);
    const [player] = await platform().db.select().from(users).where(eq(users.username, 'player'));
    const body = { requestId: crypto.randomUUID(), userId: player?.id ?? '', currencyId: 941, amount: '1.00' };
    const refused = await platform().send('agencyAddCredit', { body }, plain.access_token);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer error="insufficient_user_authentication", acr_values="${byCode}", max_age="300"`,
    ]);
    const needed = { acrValues: byCode, maxAge: 300, enrol: false };
    expect(await refused.json()).toMatchObject({ code: 'insufficientSignIn', stepUp: needed });
    expect((await platform().send('agencyAddCredit', { body }, strong.access_token)).status).toBe(200);

    // Once the sign-in is too old, the code of then counts no more: the password is asked for, and then a code.
    expect(isPage(await ask(stepUp))).toBe(false);
    await age(strong, 301);
    const again = pkcePair();
    const old = await ask(stepUp, again.challenge);
    expect(await (await jar.fetch(old)).text()).toContain('current-password');
    const forCode = await follow(await post(old, { username, password: 'kvota', code: nextCode() }));
    expect(isPage(forCode)).toBe(true);
    const fresh = await tokensOf(await follow(await post(forCode, { code: codeOf(key, step) })), again.verifier);
    expect(claims(fresh).acr).toBe(byCode);
    expect(claims(fresh).auth_time).toBeGreaterThanOrEqual(claims(first).auth_time);
  });

  test('[SEC-24] a factor for each sign-in gives no code and no account page without it; removing it needs a code', async () => {
    await signIn(targetOf(platform()), { username, password: 'kvota' }, jar);
    expect((await add()).status).toBe(200);
    expect((await act('always', '000000')).status).toBe(422);
    expect((await act('always', nextCode())).status).toBe(200);
    const before = jar;
    jar = createCookieJar();
    const page = await ask({ acr_values: 'urn:kvota:3fa' });
    const forCode = await follow(await post(page, { username, password: 'kvota' }));
    expect(isPage(forCode)).toBe(true);
    // Going back leaves a session without the code, which opens nothing.
    const back = await follow(await post(forCode, { cancel: '1' }));
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect((await jar.fetch(pathOf(platform()))).status).toBe(401);
    expect(isPage(await ask({ acr_values: '' }))).toBe(true);
    jar = before;
    expect((await act('remove', '000000')).status).toBe(422);
    expect(await platform().db.select().from(secondFactors)).toHaveLength(1);
    expect((await act('remove', nextCode())).status).toBe(200);
    expect(await platform().db.select().from(secondFactors)).toEqual([]);
  });
});

function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
