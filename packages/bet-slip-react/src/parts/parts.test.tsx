import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createSlip, type Slip } from '@kvota/bet-slip/store';
import type { NewSelection } from '@kvota/bet-slip/slip';
import { activate, formatsOf, loadMessages } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';

import { Betslip } from '../../examples/parts/Betslip.tsx';
import { SlipButton } from './SlipButton.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { SlipHost } from './host/SlipHost.tsx';
import { refusalText } from './text/refusal-text.ts';

const selection: NewSelection = {
  id: '4711',
  desc: 'prematch',
  marketName: '1X2',
  marketDesc: '1X2',
  outcome: '1',
  price: '2.50',
  band: null,
  pair: 'A - B',
  sfId: 's4711',
  time: '1970-01-01T01:00:00Z',
  timeStart: 3_600_000,
  marketsKey: '1X2',
  marketsTable: null,
  marketsGroup: null,
  player: null,
  sport: 'F',
  realSport: null,
};

function emptySlip(): Slip {
  const wallet = { currency: 'EUR', currencyId: 978 };
  return createSlip({
    deps: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      host: () => ({
        loggedIn: true,
        wallet,
        limits: null,
        blocked: false,
        maintenance: false,
        online: true,
      }),
    },
    effects: {},
  });
}

/** Returns the text of the markup, with single spaces. */
function read(part: ReactNode): string {
  const markup = renderToString(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

beforeEach(async () => {
  await loadMessages('en', ['betting']);
  activate('en');
});

test('examples/parts: from an empty ticket to one that can be paid, in the language and the currency of the page', () => {
  const slip = emptySlip();
  expect(read(<Betslip slip={slip} />)).toContain('Slip');
  slip.send({ type: 'add', selection });
  slip.send({ type: 'set-stake', stake: '20.00' });
  const ticket = read(<Betslip slip={slip} />);
  expect(ticket).toContain('A - B');
  expect(ticket).toContain('Possible payout 50.00 EUR');
  expect(ticket).toContain('Pay 20.00 EUR');
});

test('[SLIP-14] a leg in a market of one player has the name of the player, as the page writes it', () => {
  const slip = emptySlip();
  slip.send({
    type: 'add',
    selection: { ...selection, id: 'e_Dušan Tadić', marketName: 'PG@7', player: 'Dušan Tadić' },
  });
  const host = {
    formats: formatsOf('en'),
    marketName: (_sport: string, market: string, player: string | null) => `${player} in ${market}`,
    outcomeName: (outcome: string) => outcome,
    login: () => undefined,
    showTickets: () => undefined,
  };
  const panel = (
    <SlipHost value={host}>
      <SlipPanel slip={slip} />
    </SlipHost>
  );
  expect(read(panel)).toContain('Dušan Tadić in PG@7');
});

test('the example of the README is the one that is tested', () => {
  const root = join(import.meta.dirname, '../..');
  const example = readFileSync(join(root, 'examples/parts/Betslip.tsx'), 'utf8');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the texts are those of the language of the page', async () => {
  await loadMessages('de', ['betting']);
  activate('de');
  const slip = emptySlip();
  slip.send({ type: 'add', selection });
  expect(read(<Betslip slip={slip} />)).toContain('Möglicher Gewinn');
});

test('[STAKE-10] a refused system names both numbers of combinations with their thousands', async () => {
  const refusal = { code: 'maxSystemTicketCombinations', params: { limit: '1000', actual: '12870' } } as const;
  expect(refusalText(i18n, refusal, String)).toContain('1,000 combinations, this one has 12,870');
  await loadMessages('rs', ['betting']);
  activate('rs');
  expect(refusalText(i18n, refusal, String)).toMatch(/1\.000 .*12\.870/);
});

test('a part without host throws and explains what to do', () => {
  const slip = emptySlip();
  slip.send({ type: 'add', selection });
  expect(() => read(<SlipPanel slip={slip} />)).toThrow('put it into <SlipHost value={…}>');
});

test('[HEAD-15] the button of a bottom bar shows the number without its noun until the texts are loaded', () => {
  const slip = emptySlip();
  slip.send({ type: 'add', selection });
  const button = (worded: boolean): string =>
    read(<SlipButton slip={slip} label="Ticket" onPress={() => undefined} worded={worded} />);
  expect(button(true)).toBe('Ticket 2.50 1 selection');
  expect(button(false)).toBe('Ticket 2.50 1');
});
