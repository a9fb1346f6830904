import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { layOut, type Consumer } from '@kvota/checks/consumer/lay-out';
import { afterAll, beforeAll, expect, test } from 'vitest';

let consumer: Consumer;
beforeAll(() => {
  consumer = layOut(resolve(import.meta.dirname, '..'));
});
afterAll(() => consumer.remove());

/** Runs a module in the project of a user and returns its output. */
function run(source: string): string {
  writeFileSync(join(consumer.folder, 'main.js'), source);
  return execFileSync(process.execPath, ['main.js'], { cwd: consumer.folder, encoding: 'utf8' });
}

const slip = `
  import { createSlip } from '@kvota/bet-slip/store';
  const wallet = { currency: 'EUR', currencyId: 978 };
  const slip = createSlip({
    deps: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      host: () => ({ loggedIn: true, wallet, limits: null, blocked: false, maintenance: false, online: true }),
    },
    effects: {},
  });
  const none = { band: null, marketsKey: null, marketsTable: null, marketsGroup: null, player: null, realSport: null };
  const match = { id: 'a', desc: 'prematch', pair: 'A - B', sfId: 's', time: '', timeStart: 3_600_000, sport: 'F' };
  const price = { marketName: '1X2', marketDesc: '1X2', outcome: '1', price: '2.50' };
  slip.send({ type: 'add', selection: { ...none, ...match, ...price } });
  slip.send({ type: 'set-stake', stake: '20.00' });
`;

test('the ticket renders with the texts of a language, which are not part of the package', () => {
  const html = run(`${slip}
    import { SlipPanel, SlipHost } from '@kvota/bet-slip-react/parts';
    import { activate, formatsOf, loadMessages } from '@kvota/i18n';
    import { i18n } from '@lingui/core';
    import { I18nProvider } from '@lingui/react';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    await loadMessages('de', ['betting']);
    activate('de');
    const value = {
      formats: formatsOf('de'),
      currency: { code: 'EUR', label: 'EUR' },
      marketName: (sport, market) => market,
      outcomeName: (outcome) => outcome,
      login() {},
      showTickets() {},
    };
    const panel = createElement(SlipPanel, { slip, className: 'mine' });
    const ticket = createElement(SlipHost, { value }, panel);
    console.log(renderToString(createElement(I18nProvider, { i18n }, ticket)));
  `);
  expect(html).toMatch(/<section[^>]* class="\w+ mine"/);
  expect(html).toContain('Möglicher Gewinn');
  expect(html).toContain('50,00\u00A0EUR');
});

test('the hook alone needs only React', () => {
  for (const name of ['@kvota/ui', '@kvota/i18n', '@lingui', '@tabler'])
    rmSync(join(consumer.folder, 'node_modules', name), { recursive: true });
  const printed = run(`${slip}
    import { useSlip } from '@kvota/bet-slip-react';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const Stake = () => useSlip(slip, (state) => state.stake);
    console.log(renderToString(createElement(Stake)));
  `);
  expect(printed).toBe('20.00\n');
});
