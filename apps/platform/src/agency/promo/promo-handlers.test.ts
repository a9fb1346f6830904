import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';

describePlatforms('promo codes', {}, (platform) => {
  const token = async (name: string) => (await platform().signIn(name)).access_token;
  const outcome = async (response: Response): Promise<string> => {
    const answer = (await response.json()) as { code?: string; error?: string | null };
    return (response.status === 200 ? answer.error : answer.code) ?? 'ok';
  };
  const create = async (code: string) =>
    platform().send('agencyCreatePromoCode', { body: { requestId: randomUUID(), code } }, await token('agent'));

  test('[CALL-40] of many tries at once ten are answered, whatever they try; after five minutes more', async () => {
    const player = await token('player2');
    const tryOut = async (i: number) => {
      const input = { promoCode: `GUESS-${i}` };
      const response =
        i % 2 === 0
          ? platform().send('agencyConnect', { body: input }, player)
          : platform().send('agencyConnectTarget', { query: input }, player);
      return outcome(await response);
    };
    const outcomes = await Promise.all(Array.from({ length: 25 }, (_, i) => tryOut(i)));
    expect(outcomes.filter((one) => one === 'codeUnknown')).toHaveLength(10);
    expect(outcomes.filter((one) => one === 'tooManyConnects')).toHaveLength(15);
    for (const body of [{}, { promoCode: 'ABC', userId: 'agent' }, { promoCode: 'a b' }])
      expect(await outcome(await platform().send('agencyConnect', { body }, player))).toBe('invalidInput');
    await platform().clock.jump(300_000);
    expect(await tryOut(0)).toBe('codeUnknown');
  });

  test('[CALL-40] [CALL-52] codes are read in any case, and a player joins in the same way', async () => {
    expect(await outcome(await create(' Bar-21 '))).toBe('ok');
    expect(await outcome(await create('bar-21'))).toBe('codeTaken');
    for (const code of ['ab', '-abc', 'a b c', 'žabac', 'a'.repeat(33), "a'--", 'ab\u202Ec', 'ſabc'])
      expect(await outcome(await create(code)), code).toBe('invalidInput');
    const player = await token('player2');
    const joined = await platform().call('agencyConnect', { body: { promoCode: 'bAr-21' } }, player);
    expect(joined).toEqual({ ErrorText: 'ok' });
    const { parent, connect } = await platform().call('agencyConnection', {}, player);
    expect({ parent, connect }).toEqual({ parent: { username: 'agent' }, connect: { state: 'joined', until: null } });
    const codes = await platform().call('agencyPromoCodes', {}, await token('agent'));
    expect(codes).toMatchObject([{ code: 'BAR-21', users: 1 }]);
  });

  test('[CALL-52] an agent makes and switches 60 codes in an hour', async () => {
    await platform().clock.jump(3_700_000);
    const outcomes = await Promise.all(Array.from({ length: 62 }, async (_, i) => outcome(await create(`many-${i}`))));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(60);
    expect(outcomes.filter((one) => one === 'tooManyPromoCodes')).toHaveLength(2);
  });
});
