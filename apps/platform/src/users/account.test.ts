import { creditOf, minorToMoney, moneyToMinor, type CallInput } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import { openLegs } from '../testing/open-legs.ts';
import { paidTicket } from '../testing/paid-ticket.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const tokenOf = async (platform: TestPlatform, username: string) => (await platform.signIn(username)).access_token;

describePlatforms('account', {}, (platform) => {
  const call: TestPlatform['call'] = (...args) => platform().call(...args);
  const token = (username: string) => tokenOf(platform(), username);

  test('[ACC-02] [OP-87] a stake is in the list of movements with its ticket, and the balances lead to the credit', async () => {
    const player = await token('player');
    const ticket = paidTicket('account-ticket-1', openLegs(platform().offer, ['F'], 1), {
      stake: '150.50',
      wallet: { currency: 'RSD', currency_id: 941 },
    });
    expect((await call('ticketRequest', { body: ticket }, player)).ErrorText).toBe('ok');
    const { result, totals, rowCount } = await call('transactions', { query: { currencyId: 941 } }, player);
    expect(result[0]).toMatchObject({
      type: 'stake',
      amount: '-150.50',
      currency: 'RSD',
      ticketId: 'account-ticket-1',
    });
    expect(result[1]).toMatchObject({ type: 'deposit', amount: '50000.00', balanceAfter: '50000.00', ticketId: null });
    expect(totals).toEqual([
      { currency: 'RSD', currencyId: 941, paidIn: '50000.00', paidOut: '150.50', net: '49849.50' },
    ]);
    expect(rowCount).toBe(2);
    const wallets = (await call('ping', {}, player)).wallets;
    expect(result[0]?.balanceAfter).toBe(creditOf(wallets[0]!));
  });

  test('[ACC-02] [WAL-01] movements can be narrowed to a wallet, a kind and a period, and are paged', async () => {
    const player = await token('player2');
    const all = await call('transactions', {}, player);
    expect(new Set(all.result.map(({ currencyId }) => currencyId))).toEqual(new Set([941, 978, 1000]));
    const types = async (query: NonNullable<CallInput<WireCalls['transactions']>['query']>) =>
      (await call('transactions', { query }, player)).result.map(({ type }) => type);
    expect(await types({ type: 'bonus' })).toEqual(['bonus']);
    expect(await types({ currencyId: 978 })).toEqual(['deposit']);
    expect(await types({ type: 'payout' })).toEqual([]);
    expect(await types({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(3);
    expect(await types({ to: '2026-11-20' })).toEqual([]);
    const second = await call('transactions', { query: { page: 2, pageSize: 2 } }, player);
    expect([second.result.length, second.totalPages, second.rowCount]).toEqual([1, 2, 3]);
    expect(second.totals).toHaveLength(3);
  });

  test('[OP-87] a user does not see the movements, messages or bonuses of another', async () => {
    const [one, other] = [await token('player'), await token('al2')];
    const ids = new Set((await call('transactions', {}, one)).result.map(({ id }) => id));
    expect((await call('transactions', {}, other)).result.some(({ id }) => ids.has(id))).toBe(false);
    const operator = await token('operator');
    const texts = { en: { title: 'For one', text: 'Alone.' } };
    const { id } = await call('sendMessage', { body: { username: 'player', texts } }, operator);
    expect((await call('messages', {}, other)).result.some((message) => message.id === id)).toBe(false);
    await call('markMessages', { body: { ids: [id ?? ''], mark: 'deleted' } }, other);
    expect((await call('messages', {}, one)).result.some((message) => message.id === id)).toBe(true);
    expect((await call('bonuses', {}, other)).result).toEqual([]);
    expect((await platform().send('transactions', {})).status).toBe(401);
  });

  test('[OP-87] [ROUTE-17] a message is unread until it is read; deleted it is gone, and comes back', async () => {
    const [operator, player] = [await token('operator'), await token('al99')];
    const unread = async () => (await call('ping', {}, player)).unread;
    await platform().clock.advance(1000);
    const before = (await unread()) ?? 0;
    const texts = { en: { title: 'Cup final', text: 'Tonight.' }, de: { title: 'Pokalfinale', text: 'Heute.' } };
    const { id } = await call('sendMessage', { body: { texts } }, operator);
    expect(await unread()).toBe(before + 1);
    const inbox = async (lang?: 'de' | 'ru') => call('messages', { query: lang ? { lang } : {} }, player);
    expect((await inbox('de')).result[0]).toMatchObject({ id, title: 'Pokalfinale', text: 'Heute.', read: false });
    expect((await inbox('ru')).result[0]?.title).toBe('Cup final');
    const mark = (what: 'read' | 'unread' | 'deleted' | 'restored') =>
      call('markMessages', { body: { ids: [id ?? ''], mark: what } }, player);
    expect((await mark('read')).unread).toBe(before);
    expect((await inbox()).result[0]).toMatchObject({ id, read: true });
    expect((await mark('unread')).unread).toBe(before + 1);
    const held = (await inbox()).rowCount;
    expect((await mark('deleted')).unread).toBe(before);
    expect((await inbox()).rowCount).toBe(held - 1);
    expect((await mark('restored')).unread).toBe(before + 1);
    expect((await inbox()).rowCount).toBe(held);
    // Each user reads separately.
    expect((await call('messages', {}, await token('agent'))).result[0]).toMatchObject({ id, read: false });
  });

  test('[ACC-03] [WAL-07] free bets are granted into the free-bet wallet and listed, and what was not staked is taken back at their end', async () => {
    const [operator, player] = [await token('operator'), await token('al2')];
    const expiresAt = new Date(platform().clock.now() + 60_000).toISOString();
    const bonus = { requestId: 'weekly-1', username: 'al2', name: 'Weekly', amount: '300.00', expiresAt } as const;
    const period = { from: '2026-11-16', to: '2026-11-22' };
    const given = await call('grantBonus', { body: { ...bonus, kind: 'periodic', period } }, operator);
    expect(given.ErrorText).toBe('ok');
    const freeBets = async () => (await call('ping', {}, player)).wallets.find(({ currency_id: id }) => id === 1000);
    expect((await freeBets())?.wallet_0).toBe('300.00');
    const list = async (kind: 'periodic' | 'regular') => (await call('bonuses', { query: { kind } }, player)).result;
    expect(await list('periodic')).toMatchObject([
      { id: given.id, name: 'Weekly', amount: '300.00', remaining: '300.00', status: 'active', expiresAt, period },
    ]);
    expect(await list('regular')).toEqual([]);
    const legs = openLegs(platform().offer, ['F'], 30)
      .filter(({ odds }) => Number(odds) >= 1.35)
      .slice(0, 4);
    const ticket = paidTicket('bonus-ticket-1', legs, {
      stake: '100.00',
      wallet: { currency: 'FREEBET-RSD', currency_id: 1000 },
    });
    expect(await call('ticketRequest', { body: ticket }, player)).toMatchObject({ ErrorText: 'ok' });
    expect(await list('periodic')).toMatchObject([{ remaining: '200.00', status: 'active' }]);
    await platform().clock.jump(70_000);
    // The next round counts from the end of the last, which the database may have delayed.
    const nextRound = async () => {
      await platform().clock.jump(60_000);
      return (await list('periodic'))[0]?.status;
    };
    await expect.poll(nextRound, { timeout: 20_000 }).toBe('expired');
    expect((await freeBets())?.wallet_0).toBe('0.00');
    const moves = (await call('transactions', { query: { currencyId: 1000 } }, player)).result;
    expect(moves.map(({ type, amount }) => [type, amount])).toEqual([
      ['bonus_end', '-200.00'],
      ['stake', '-100.00'],
      ['bonus', '300.00'],
    ]);
    expect(await call('checkLedger', {}, operator)).toMatchObject({ ok: true, violations: [] });
  });

  test('a bonus of zero, in the past or for an unknown user is refused', async () => {
    const operator = await token('operator');
    const bonus = { requestId: 'refused-1', username: 'al2', kind: 'regular', name: 'Once', amount: '10.00' } as const;
    const errorOf = async (change: object) =>
      (await call('grantBonus', { body: { ...bonus, ...change } }, operator)).error;
    expect(await errorOf({ amount: '0.00' })).toBe('invalidAmount');
    expect(await errorOf({ expiresAt: '2020-01-01T00:00:00Z' })).toBe('invalidEnd');
    expect(await errorOf({ username: 'nobody' })).toBe('unknownUser');
  });

  test('[SEC-09] a bonus that lifts the credit above what the wire can say is refused, and ping keeps answering', async () => {
    const [operator, player] = [await token('operator'), await token('agent')];
    const grant = (requestId: string, amount: string) =>
      call('grantBonus', { body: { requestId, username: 'agent', kind: 'regular', name: 'Large', amount } }, operator);
    const freeBets = async () => (await call('ping', {}, player)).wallets.find(({ currency_id: id }) => id === 1000);
    expect((await grant('large-one', '999999999999999.99')).error).toBe('creditTooHigh');
    expect((await grant('large-two', '600000000000.00')).ErrorText).toBe('ok');
    expect((await grant('large-three', '600000000000.00')).error).toBe('creditTooHigh');
    expect((await freeBets())?.wallet_0).toBe('600000000000.00');
    expect(await call('checkLedger', {}, operator)).toMatchObject({ ok: true, violations: [] });
  });

  test('[SEC-10] a repeated act of an operator is done once; its request id is good for nothing else', async () => {
    const [operator, player] = [await token('operator'), await token('operator')];
    const body = {
      requestId: 'evening-7',
      username: 'operator',
      kind: 'regular',
      name: 'Evening',
      amount: '5.00',
    } as const;
    const grant = (change: object = {}) => call('grantBonus', { body: { ...body, ...change } }, operator);
    const answers = await Promise.all([grant(), grant(), grant()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await call('bonuses', {}, player)).result).toMatchObject([{ id: answers[0].id, amount: '5.00' }]);
    for (const change of [{ amount: '6.00' }, { username: 'player' }, { name: 'Morning' }]) {
      expect((await grant(change)).error).toBe('requestIdUsed');
    }
    const texts = { en: { title: 'Once', text: 'Only once.' } };
    const send = () => call('sendMessage', { body: { requestId: 'message-7', username: 'operator', texts } }, operator);
    expect((await send()).id).toBe((await send()).id);
    const { result } = await call('messages', {}, player);
    expect(result.filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  test('[OP-87] [ROUTE-35] a profile is changed as a whole or not at all; a birthday is set once', async () => {
    const player = await token('player2');
    const save = (body: object) => call('saveProfile', { body }, player);
    expect(await call('profile', {}, player)).toMatchObject({
      preferred_username: 'player2',
      phone: '',
      birthday: null,
    });
    expect(
      await save({ firstName: ' Ana ', city: 'Novi Sad', phone: '+381 60 1234567', birthday: '1990-05-17' }),
    ).toEqual({
      ErrorText: 'ok',
    });
    expect(await save({ city: 'Niš', email: 'nowhere' })).toMatchObject({ error: 'invalidEmail', field: 'email' });
    expect(await save({ phone: '1', email: 'nowhere' })).toEqual({
      ErrorText: 'Nothing was saved, because these values are invalid: email: invalidEmail, phone: invalidPhone.',
      error: 'invalidEmail',
      field: 'email',
      faults: [
        { field: 'email', error: 'invalidEmail' },
        { field: 'phone', error: 'invalidPhone' },
      ],
    });
    expect(await save({ birthday: '1991-05-17' })).toMatchObject({ error: 'birthdayFixed', field: 'birthday' });
    expect(await save({ email: 'ana@kvota.example' })).toEqual({ ErrorText: 'ok' });
    expect(await call('profile', {}, player)).toEqual({
      preferred_username: 'player2',
      email: 'ana@kvota.example',
      firstName: 'Ana',
      lastName: '',
      phone: '+381 60 1234567',
      city: 'Novi Sad',
      birthday: '1990-05-17',
    });
    expect((await call('user', {}, player)).email).toBe('ana@kvota.example');
  });

  test('[FAV-05] the language that a player chose is kept as site.lang', async () => {
    const player = await token('agent');
    const settings = [{ object: 'site', property: 'lang', value: 'el' } as const];
    expect(await call('saveUserSettings', { body: { settings } }, player)).toEqual({ ErrorText: 'ok' });
    expect((await call('userSettings', {}, player)).site).toEqual({ lang: 'el' });
  });

  test('[WAL-01] [WAL-05] [WAL-07] a player has a wallet for each currency, the free bets in one of their own', async () => {
    const { wallets } = await call('user', {}, await token('player2'));
    expect(wallets.map(({ currency_id: id, currency }) => [id, currency])).toEqual([
      [941, 'RSD'],
      [978, 'EUR'],
      [1000, 'FREEBET-RSD'],
    ]);
    const held = wallets.map((wallet) => minorToMoney(moneyToMinor(creditOf(wallet))));
    expect(held).toEqual(['50000.00', '500.00', '2000.00']);
  });
});
