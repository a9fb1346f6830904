import { locales } from '@kvota/contracts';
import { appTextsOf } from '@kvota/i18n/server';
import { defaultLabels, ScoreBoard, type UiLabels } from '@kvota/ui';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { UiLabelsProvider } from './UiLabelsProvider.tsx';
import { useUiLabels } from './use-ui-labels.ts';

/** Words that some language takes over from English. */
const loanWords: readonly (keyof UiLabels)[] = ['live', 'total', 'jackpot', 'pause', 'wallets', 'details'];

/** Fills the placeholders of a label, so that only the words around them remain to be compared. */
const written = (label: UiLabels[keyof UiLabels]): string =>
  typeof label === 'string' ? label : String((label as (...values: unknown[]) => unknown)('7', '8', '9'));

for (const locale of locales.filter((other) => other !== 'en')) {
  test(`[I18N-05] texts that components of the kit contain are never English (${locale})`, async () => {
    const texts = await appTextsOf(locale, 'site');
    let labels: UiLabels = defaultLabels;
    function Read(): ReactElement {
      labels = useUiLabels();
      return <></>;
    }
    renderToStaticMarkup(
      <I18nProvider i18n={texts}>
        <Read />
      </I18nProvider>,
    );
    const names = Object.keys(defaultLabels) as (keyof UiLabels)[]; // the kit declares it with these keys
    const english = names.filter(
      (name) =>
        name !== 'number' &&
        written(labels[name]) === written(defaultLabels[name]) &&
        /\p{L}/u.test(written(labels[name])),
    );
    expect(english.filter((name) => !loanWords.includes(name))).toEqual([]);
    const board = renderToStaticMarkup(
      <I18nProvider i18n={texts}>
        <UiLabelsProvider>
          <ScoreBoard
            label=""
            totalLabel=""
            home={{ name: 'A', total: '0', redCards: 1 }}
            away={{ name: 'B', total: '0' }}
            periods={[]}
          />
        </UiLabelsProvider>
      </I18nProvider>,
    );
    expect(board).toContain(`${labels.redCards}: 1`);
  });
}
