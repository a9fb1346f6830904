import { SlipButton, SlipHost, SlipPanel, type SlipHostDeps } from '@kvota/bet-slip-react/parts';
import type { NewSelection } from '@kvota/bet-slip/slip';
import { createSlip, type Slip } from '@kvota/bet-slip/store';
import { locales, thousandthsToOdds } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { plainHost, plainSelection } from '../slip/testing/plain-slip.ts';
import { afterTap } from './chosen-prices.ts';
import { combinedOdds, payoutOf, totalOdds } from './slip-figures.ts';

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

function slipWith(selections: readonly NewSelection[]): Slip {
  const slip = createSlip({
    deps: {
      now: () => 0,
      newId: () => 'ticket-1',
      after: () => () => undefined,
      host: plainHost,
    },
    effects: {},
  });
  for (const selection of selections) slip.send({ type: 'add', selection });
  return slip;
}

const slipOf = (chosen: readonly Pick[]): Slip =>
  slipWith(chosen.map(({ event, price }) => plainSelection({ id: event, price })));

const pricesOf = (chosen: readonly Pick[]): string[] => chosen.map(({ price }) => price);

/** Returns the texts of a part of the slip, one for each element. */
function textsOf(part: ReactNode): string[] {
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return [...markup.matchAll(/<span[^<>]*>\s*([^<>]*)<\/span>/g)].map(([, text = '']) => text);
}

test('[SPEED-06, HEAD-15] the odds that are counted before the app is there are those that the bottom bar then shows', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  fc.assert(
    fc.property(picks, (chosen) => {
      const [, odds] = textsOf(
        <SlipButton slip={slipOf(chosen)} label="Slip" worded={false} onPress={() => undefined} />,
      );
      expect(combinedOdds(pricesOf(chosen))).toBe(odds);
    }),
  );
});

test('[SPEED-06] odds and payout that are shown before the app is there are those of the slip, in every language', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  fc.assert(
    fc.property(picks, fc.constantFrom(...locales), (chosen, locale) => {
      const slip = slipOf(chosen);
      const formats = formatsOf(locale);
      const host: SlipHostDeps = {
        formats,
        marketName: () => '',
        outcomeName: () => '',
        login: () => undefined,
        showTickets: () => undefined,
      };
      const texts = textsOf(
        <SlipHost value={host}>
          <SlipPanel slip={slip} />
        </SlipHost>,
      );
      const { stake } = slip.getSnapshot().state;
      expect(texts).toContain(totalOdds(pricesOf(chosen)));
      expect(texts).toContain(payoutOf(stake, pricesOf(chosen), formats.money('1000')));
    }),
    { numRuns: 30 },
  );
});

const taps = fc.array(fc.record({ event: fc.integer({ min: 1, max: 4 }), outcome: fc.constantFrom('1', 'X', '2') }));

test('[SPEED-06, SLIP-02, SLIP-03] the prices that are chosen after taps are the selections of the slip, in its order', () => {
  fc.assert(
    fc.property(taps, (all) => {
      const slip = slipWith(all.map(({ event, outcome }) => plainSelection({ id: String(event), outcome })));
      const keys = all.reduce<readonly string[]>(
        (before, { event, outcome }) => afterTap(before, `${event}|1X2|${outcome}`),
        [],
      );
      const { selections } = slip.getSnapshot().state;
      expect(keys).toEqual(selections.map(({ id, outcome }) => `${id}|1X2|${outcome}`));
    }),
  );
});
