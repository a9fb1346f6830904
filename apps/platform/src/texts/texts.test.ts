import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';

type Texts = Record<string, string | null>;

describePlatforms('texts of the operator', {}, (platform) => {
  const set = async (lang: 'rs' | 'en', group: 'betting' | 'site', texts: Texts) => {
    const { access_token: token } = await platform().signIn('operator');
    return await platform().call('setTranslations', { body: { lang, group, texts } }, token);
  };
  const read = async (lang: 'rs' | 'en', group: 'betting' | 'site') =>
    await platform().call('translations', { query: { lang, group } });

  test('[CALL-34, OP-94] there are none at first; then they are those that were set, by language and group', async () => {
    expect(await read('rs', 'betting')).toEqual({});
    expect(await set('rs', 'betting', { 'slip.stake': 'Uplata', minTicketPayin: 'Najmanje {limit}.' })).toEqual({
      ErrorText: 'ok',
    });
    expect(await read('rs', 'betting')).toEqual({ 'slip.stake': 'Uplata', minTicketPayin: 'Najmanje {limit}.' });
    expect(await read('rs', 'site')).toEqual({});
    expect(await read('en', 'betting')).toEqual({});
  });

  test('[CALL-34] a text is changed by setting it again and taken back by null', async () => {
    await set('en', 'betting', { 'slip.stake': 'Wager', 'slip.title': 'Betslip' });
    await set('en', 'betting', { 'slip.stake': 'Your stake', 'slip.title': null, 'slip.empty': null });
    expect(await read('en', 'betting')).toEqual({ 'slip.stake': 'Your stake' });
  });

  test('[OP-94] texts that do not fit are refused with the reason, and then nothing of the call is stored', async () => {
    const answer = await set('en', 'site', {
      'action.none': 'No such text',
      maintenanceModeCountdown: 'Soon',
      'session.login': 'Sign in',
    });
    expect(answer.error).toBe('invalidText');
    expect(answer.ErrorText).toContain('The text "action.none" is no text of this group.');
    expect(answer.ErrorText).toContain('The text "maintenanceModeCountdown" lacks the placeholder {seconds}.');
    expect(await read('en', 'site')).toEqual({});
  });

  test("[CALL-34] reading needs no role, setting needs the operator's", async () => {
    const { access_token: token } = await platform().signIn('player');
    const body = { lang: 'en', group: 'site', texts: {} } as const;
    expect((await platform().send('setTranslations', { body }, token)).status).toBe(403);
    expect((await platform().send('setTranslations', { body })).status).toBe(401);
    expect((await platform().send('translations', { query: { lang: 'bs' as 'ba', group: 'site' } })).status).toBe(400);
  });

  test('markup is text like any other: it comes back as it was, or is refused where a text has elements', async () => {
    expect((await set('en', 'site', { 'session.login': '<img src=x onerror=alert(1)>' })).ErrorText).toBe('ok');
    expect((await read('en', 'site'))['session.login']).toBe('<img src=x onerror=alert(1)>');
    expect((await set('en', 'site', { 'session.login': '<b>Log in</b>' })).error).toBe('invalidText');
    await set('en', 'site', { 'session.login': null });
  });
});
