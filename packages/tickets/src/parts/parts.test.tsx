import type { Locale } from '@kvota/contracts';
import { activate, formatsOf, loadMessages } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TicketsHost } from '../host/TicketsHost.tsx';
import { useReceiptTexts } from '../print/use-receipt.ts';
import { tickets } from '../story/tickets.ts';
import { PaidTicketCard } from './PaidTicketCard.tsx';
import { PayoutSteps } from './PayoutSteps.tsx';

/** Returns the text of the markup, with single spaces. */
function read(part: ReactNode): string {
  const markup = renderToString(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const now = (): number => Date.parse('2026-11-21T20:15:00Z');
const keys = /\b(?:history|slip|status|leg|system|receipt|market|outcome|phase)\.\w/;

function Receipt({ of, locale = 'en' }: { of: typeof tickets.open; locale?: Locale }) {
  const { system, ...texts } = useReceiptTexts(of, formatsOf(locale));
  return [...Object.values(texts).filter((text) => typeof text === 'string'), system('8/16', 12870, '1.00')].join(' ');
}

test.each(['en', 'rs', 'ba', 'de', 'el', 'sq', 'ru'] as const)(
  '[I18N-03] with the groups betting and tickets, a ticket and its receipt have all words in %s',
  async (locale) => {
    await loadMessages(locale, ['betting', 'tickets']);
    activate(locale);
    const host = { formats: formatsOf(locale), now };
    for (const ticket of Object.values(tickets)) {
      const card = (
        <TicketsHost value={host}>
          <PaidTicketCard ticket={ticket} open onOpenChange={() => undefined} />
          <Receipt of={ticket} />
        </TicketsHost>
      );
      expect(read(card)).not.toMatch(keys);
    }
  },
);

test.each([
  ['en', '12,870'],
  ['rs', '12.870'],
] as const)('[CONST-15] a receipt writes its number of combinations with thousands (%s)', async (locale, count) => {
  await loadMessages(locale, ['betting', 'tickets']);
  activate(locale);
  expect(read(<Receipt of={tickets.open} locale={locale} />)).toContain(`8/16: ${count} × 1.00`);
});

test('the page renders the teams of a leg', async () => {
  await loadMessages('en', ['betting', 'tickets']);
  activate('en');
  const host = { formats: formatsOf('en'), now, pairOf: ({ eventId }: { eventId: string }) => `match ${eventId}` };
  const card = (
    <TicketsHost value={host}>
      <PaidTicketCard ticket={tickets.open} open onOpenChange={() => undefined} />
    </TicketsHost>
  );
  expect(read(card)).toContain('match 1');
});

test('a part without host throws and explains what to do', () => {
  expect(() => read(<PayoutSteps ticket={tickets.settled} />)).toThrow('put it into <TicketsHost value={…}>');
});
