import { createHash } from 'node:crypto';

import { locales } from '@kvota/contracts';
import { describe, expect, test } from 'vitest';

import { pageHeaders } from './page-style.ts';
import { html } from './page.ts';
import { renderSignInPage } from './sign-in-page.ts';
import { acceptedLanguages, chooseLocale } from './choose-locale.ts';
import { signInMessages, translate } from './identity-messages.ts';

test.each([
  [['rs'], 'rs'],
  [['sr-Latn'], 'rs'],
  [['sr'], 'rs'],
  [['bs'], 'ba'],
  [['hr-HR'], 'ba'],
  [['de-AT'], 'de'],
  [['fr', 'el-GR'], 'el'],
  [['fr'], 'en'],
  [[], 'rs'],
] as const)('the requested languages %j give %s', (requested, expected) => {
  expect(chooseLocale(requested)).toBe(expected);
});

test('an Accept-Language header is ordered by quality, then by position', () => {
  expect(acceptedLanguages('en;q=0.5, ru, de;q=0.9, *;q=0.1, fr;q=0')).toEqual(['ru', 'de', 'en']);
  expect(acceptedLanguages(undefined)).toEqual([]);
});

test('text in a page is escaped', () => {
  expect(html`<p title="${'"<&\'>'}">${[html`<b>${1}</b>`]}${undefined}</p>`.text).toBe(
    '<p title="&#34;&#60;&#38;&#39;&#62;"><b>1</b></p>',
  );
});

describe.each(locales)('[I18N-01] the sign-in page in %s', (locale) => {
  const pageFor = (forAgents: boolean, maintenance = false): string =>
    renderSignInPage({
      locale,
      forAgents,
      username: '',
      password: '',
      failure: { kind: 'tooMany', minutes: 4 },
      maintenance,
      demoAccounts: [],
    });
  const page = pageFor(false);

  test('has every text, with the minutes filled in', () => {
    for (const message of Object.values(signInMessages)) {
      expect(['', message.id]).not.toContain(translate(locale, message).trim());
    }
    expect(page).toContain(translate(locale, signInMessages.title));
    expect(page).toContain(translate(locale, signInMessages.tooMany, { minutes: 4 }));
  });

  test('[SES-26] states during maintenance that no bets are accepted', () => {
    const note = translate(locale, signInMessages.maintenance);
    expect([pageFor(false, true).includes(note), page.includes(note)]).toEqual([true, false]);
  });

  test('mentions tickets to players only', () => {
    const lead = translate(locale, signInMessages.lead);
    const agentsLead = translate(locale, signInMessages.agentsLead);
    expect([page, pageFor(true)].map((text) => [text.includes(lead), text.includes(agentsLead)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('has a style that its policy allows', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(pageHeaders([])['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});
