import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describePlatforms('hostile input', {}, (platform) => {
  const post = (body: string) =>
    fetch(`${platform().url}/base/v1/users/messages`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  let token = '';

  test.each([
    ['a NUL', String.raw`{"ids":["a\u0000b"]}`, 'body.ids.0: Text with a NUL character.'],
    ['half of a surrogate pair', String.raw`{"ids":["\uD800"]}`, 'body.ids.0: Text with half of a surrogate pair.'],
    ['thousands of levels', `{"ids":${nested(5000)}}`, 'Nested in more than 32 levels.'],
    ['a number beyond all integers', '{"ids":[1e308]}', 'body.ids.0: A number beyond 9007199254740991.'],
  ])('[SEC-08] %s is refused with the field and the reason', async (_, body, detail) => {
    token = (await platform().signIn('player')).access_token;
    const answer = await post(body);
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as { code: string; detail: string };
    expect(problem.code).toBe('invalidInput');
    expect(problem.detail).toContain(detail);
  });

  test('[SEC-08] a time before 2000 or after 2099 is refused, in between and without a date nothing is', async () => {
    const { access_token } = await platform().signIn('player');
    const statusOf = async (from: string) =>
      (await platform().send('transactions', { query: { from } }, access_token)).status;
    expect(await Promise.all(['+275760-01-01', '1970-01-01', '2100-01-01'].map(statusOf))).toEqual([400, 400, 400]);
    expect(await Promise.all(['2026-11-21', 'yesterday'].map(statusOf))).toEqual([200, 200]);
  });
});
