import { SlipButton } from '@kvota/bet-slip-react/parts';
import { createSlip } from '@kvota/bet-slip/store';
import { thousandthsToOdds } from '@kvota/contracts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { plainHost, plainSelection } from '../slip/testing/plain-slip.ts';
import { combinedOdds } from './combined-odds.ts';

interface Pick {
  readonly event: string;
  readonly price: string;
}

const picks: fc.Arbitrary<Pick[]> = fc.uniqueArray(
  fc.record({
    event: fc.integer({ min: 1, max: 20 }).map(String),
    price: fc
      .oneof(fc.integer({ min: 1010, max: 5000 }), fc.integer({ min: 1010, max: 900_000 }))
      .map((thousandths) => thousandthsToOdds(thousandths)),
  }),
  { selector: ({ event }) => event, minLength: 1 },
);

/** Returns the odds that the button of the slip shows with these selections. */
function shownBySlip(chosen: readonly Pick[]): string | undefined {
  const slip = createSlip({
    deps: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      host: plainHost,
    },
    effects: {},
  });
  for (const { event, price } of chosen) {
    slip.send({ type: 'add', selection: plainSelection({ id: event, price }) });
  }
  expect(slip.getSnapshot().state.selections).toHaveLength(chosen.length);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SlipButton slip={slip} label="Slip" worded={false} onPress={() => undefined} />
    </I18nProvider>,
  );
  const [, odds] = [...markup.matchAll(/<span[^<>]*>([^<>]*)<\/span>/g)].map(([, text]) => text);
  return odds;
}

test('[SPEED-06, HEAD-15] the odds that are counted before the app is there are those that the slip then shows', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  fc.assert(
    fc.property(picks, (chosen) => {
      expect(combinedOdds(chosen.map(({ price }) => price))).toBe(shownBySlip(chosen));
    }),
  );
});
