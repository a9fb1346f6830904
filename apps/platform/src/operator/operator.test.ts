import { builtInMenu } from '@kvota/sitemap';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const tokenOf = async (platform: TestPlatform, username: string) => (await platform.signIn(username)).access_token;

describePlatforms('operator controls', {}, (platform) => {
  test('[CALL-04] a block reaches the player by the next ping, and so does its end', async () => {
    const [operator, player] = [await tokenOf(platform(), 'operator'), await tokenOf(platform(), 'player2')];
    const blocked = async () => (await platform().call('ping', {}, player)).blocked;
    expect(await platform().call('setBlocked', { body: { username: 'player2', blocked: true } }, operator)).toEqual({
      ErrorText: 'ok',
    });
    expect(await blocked()).toBe(true);
    await platform().call('setBlocked', { body: { username: 'player2', blocked: false } }, operator);
    expect(await blocked()).toBe(false);
    const unknown = await platform().call('setBlocked', { body: { username: 'nobody', blocked: true } }, operator);
    expect(unknown.error).toBe('unknownUser');
  });

  test('[CALL-04] [SES-06] a maintenance countdown runs by the clock, and can be withdrawn', async () => {
    const [operator, player] = [await tokenOf(platform(), 'operator'), await tokenOf(platform(), 'player')];
    const timeLeft = async () => (await platform().call('ping', {}, player)).maintenanceMode.timeLeft;
    await platform().call('setMaintenance', { body: { seconds: 30 } }, operator);
    expect(await timeLeft()).toBe(30);
    await platform().clock.jump(10_500);
    expect(await timeLeft()).toBe(20);
    await platform().clock.jump(60_000);
    expect(await timeLeft()).toBe(0);
    await platform().call('setMaintenance', { body: { seconds: 30 } }, operator);
    await platform().call('setMaintenance', { body: { seconds: 0 } }, operator);
    expect(await timeLeft()).toBe(0);
  });

  test('[CALL-15] [CALL-16] [CALL-17] settings change, and only into what they may be', async () => {
    const operator = await tokenOf(platform(), 'operator');
    const set = (group: 'general' | 'status' | 'ticket', key: string, value: unknown) =>
      platform().call('setSetting', { body: { group, key, value } }, operator);
    expect((await set('ticket', 'timeoutLiveTicket', 25)).ErrorText).toBe('ok');
    expect((await set('status', 'redirectToLogin', '1')).ErrorText).toBe('ok');
    expect((await set('general', 'slogan', { en: 'Hello' })).ErrorText).toBe('ok');
    expect((await set('ticket', 'timeoutLiveTicket', 'soon')).error).toBe('invalidSetting');
    expect((await set('ticket', 'unheardOf', 1)).error).toBe('invalidSetting');
    for (const key of ['constructor', 'a b', 'x'.repeat(65)])
      expect((await set('general', key, 1)).error, key).toBe('invalidSetting');
    expect((await set('general', 'slogan', 'x'.repeat(200_000))).error).toBe('invalidSetting');
    expect((await set('status', 'redirectToLogin', 'perhaps')).error).toBe('invalidSetting');
    expect(await platform().call('ticketSettings', {})).toContainEqual({ key: 'timeoutLiveTicket', value: 25 });
    expect(await platform().call('statusSettings', {})).toContainEqual({ key: 'redirectToLogin', value: '1' });
    expect(await platform().call('generalSettings', {})).toContainEqual({ key: 'slogan', value: { en: 'Hello' } });
    expect((await platform().settings.ticketSettings()).timeoutLiveTicket).toBe(25);
  });

  test('[SEC-15] there are at most a hundred general settings; those that exist can still change', async () => {
    const fresh = await createTestPlatform();
    const operator = await tokenOf(fresh, 'operator');
    const set = async (key: string, value: unknown) =>
      (await fresh.call('setSetting', { body: { group: 'general', key, value } }, operator)).error;
    const before = (await fresh.call('generalSettings', {})).length;
    for (let i = before; i < 100; i += 1) expect(await set(`own${i}`, i)).toBeUndefined();
    expect(await set('oneMore', 1)).toBe('invalidSetting');
    expect(await set('own99', 'changed')).toBeUndefined();
    const after = await fresh.call('generalSettings', {});
    expect(after).toHaveLength(100);
    expect(after).toContainEqual({ key: 'own99', value: 'changed' });
    await fresh.close();
  });

  test('[CALL-17, OP-85, OP-86] menu and news are what a client can show, and anything else is refused', async () => {
    const operator = await tokenOf(platform(), 'operator');
    const set = async (key: string, value: unknown) =>
      (await platform().call('setSetting', { body: { group: 'general', key, value } }, operator)).error;
    for (const menu of [
      ['live', 'betting'],
      [
        { id: 'casino', title: { en: 'Games', rs: 'Igre' } },
        { id: 'live', hidden: true },
      ],
      builtInMenu,
    ])
      expect(await set('menuItems', menu)).toBeUndefined();
    for (const menu of [
      'live',
      [],
      ['live', 'poker'],
      [{ id: 'live', title: { en: '' } }],
      [{ id: 'live', title: { en: 'x'.repeat(31) } }],
      [{ id: 'live', title: { fr: 'Jeux' } }],
    ])
      expect(await set('menuItems', menu), JSON.stringify(menu)).toBe('invalidSetting');
    for (const news of ['One', ['One', 'Two'], { en: ['One'], rs: 'Jedna' }, []])
      expect(await set('marquee', news)).toBeUndefined();
    for (const news of [7, ['x'.repeat(201)], ['two\nlines'], { fr: ['Une'] }, Array.from({ length: 21 }, () => 'x')])
      expect(await set('marquee', news)).toBe('invalidSetting');
  });

  test('the ledger of a first start adds up', async () => {
    const check = await platform().call('checkLedger', {}, await tokenOf(platform(), 'operator'));
    expect(check).toMatchObject({ ok: true, violations: [] });
    // Twelve opening balances and the seeds of three jackpots, with two sides each.
    expect(check.entries).toBe(30);
  });

  test('controls of unknown users, matches and selections report that', async () => {
    const operator = await tokenOf(platform(), 'operator');
    const selection = { eventId: '0', marketCode: '1X2', selectionCode: '1' };
    const answers = [
      await platform().call('moveOdds', { body: { ...selection, odds: '2.00' } }, operator),
      await platform().call('suspendMarket', { body: { eventId: '0', suspended: true } }, operator),
      await platform().call('endMatch', { body: { eventId: '0' } }, operator),
      await platform().call('forceTicket', { body: { username: 'nobody', force: null } }, operator),
    ];
    expect(answers.map(({ error }) => error)).toEqual([
      'unknownSelection',
      'unknownMatch',
      'unknownMatch',
      'unknownUser',
    ]);
  });
});
