import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';

import { activate } from '../activate.ts';
import { loadMessages } from '../load-messages.ts';
import { translateKey } from '../translate-key.ts';
import { mergeOverrides, refuseOverrides } from './overrides.ts';

beforeEach(async () => {
  await loadMessages('en', ['site', 'betting']);
  await mergeOverrides('en', 'betting', {});
  activate('en');
});

const reasons = async (texts: Record<string, string>): Promise<Record<string, string>> =>
  Object.fromEntries(await refuseOverrides('en', 'betting', texts));

test('[OP-94, CALL-34] an operator’s texts replace the built-in ones, with their values and plurals', async () => {
  const refused = await mergeOverrides('en', 'betting', {
    'slip.stake': 'Wager',
    minTicketPayin: 'From {limit} on.',
    'slip.count': '{count, plural, =0 {no pick} one {# pick} other {# picks}}',
  });
  expect(refused.size).toBe(0);
  expect(translateKey('slip.stake')).toBe('Wager');
  expect(translateKey('minTicketPayin', { limit: '20.00' })).toBe('From 20.00 on.');
  expect([0, 1, 5].map((count) => translateKey('slip.count', { count }))).toEqual(['no pick', '1 pick', '5 picks']);
});

test('[OP-94] if the operator withdraws a text, the built-in one is restored', async () => {
  await mergeOverrides('en', 'betting', { 'slip.stake': 'Wager', 'slip.title': 'Betslip' });
  await mergeOverrides('en', 'betting', { 'slip.title': 'Betslip' });
  expect([translateKey('slip.stake'), translateKey('slip.title')]).toEqual(['Stake', 'Betslip']);
});

test('[OP-94] a text with other placeholders or plurals is left out; the others are shown', async () => {
  const refused = await mergeOverrides('en', 'betting', { minTicketPayin: 'From {min} on.', 'slip.stake': 'Wager' });
  expect([...refused.keys()]).toEqual(['minTicketPayin']);
  expect(translateKey('minTicketPayin', { limit: '20.00' })).toBe('The lowest stake is 20.00.');
  expect(translateKey('slip.stake')).toBe('Wager');
});

test('[OP-94] a refusal has the reason', async () => {
  expect(
    await reasons({
      minTicketPayin: 'From {min} on.',
      'slip.count': '{count, plural, one {# pick} few {# picks} other {# picks}}',
      maxTicketPayin: 'At most {limit, number}.',
      'slip.stake': 'Wager <0>now</0>',
      'slip.title': '  ',
      'slip.empty': 'Choose {odds',
      nothing: 'No such text',
      toString: 'No such text either',
    }),
  ).toEqual({
    minTicketPayin: 'lacks the placeholder {limit}; has the placeholder {min}, for which there is no value',
    'slip.count': 'has a form "few" of {count}, which the language does not have',
    maxTicketPayin: 'uses the placeholder {limit} as number in place of text',
    'slip.stake': 'has the element <0>, which is not there',
    'slip.title': 'is empty',
    'slip.empty': expect.stringContaining('cannot be read: '),
    nothing: 'is no text of this group',
    toString: 'is no text of this group',
  });
});

test('[OP-94] each language requires its own plural forms', async () => {
  const two = '{count, plural, one {# x} other {# x}}';
  const russian = await refuseOverrides('ru', 'betting', { 'slip.count': two });
  expect(russian.get('slip.count')).toBe('lacks the form "few" of {count}; lacks the form "many" of {count}');
  expect((await refuseOverrides('sq', 'betting', { 'slip.count': two })).size).toBe(0);
  const three = '{count, plural, one {# x} few {# x} other {# x}}';
  for (const locale of ['rs', 'ba'] as const)
    expect((await refuseOverrides(locale, 'betting', { 'slip.count': three })).size).toBe(0);
});

test('subscribers are notified of a change', async () => {
  let changes = 0;
  const stop = i18n.on('change', () => {
    changes += 1;
  });
  await mergeOverrides('en', 'betting', { 'slip.stake': 'Wager' });
  stop();
  expect(changes).toBe(1);
});
