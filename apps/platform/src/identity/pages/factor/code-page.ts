import type { Locale } from '@kvota/contracts';

import { signInMessages, translate } from '../identity-messages.ts';
import { html, page, type Html, type Theme } from '../page.ts';
import { addressOf, languagePart } from '../sign-in-page.ts';
import { factorMessages } from '../../second-factor/factor-messages.ts';

/** Content of the page of a sign-in that asks for a code. */
export interface CodePage {
  readonly locale: Locale;
  readonly theme?: Theme | undefined;
  readonly app?: string | undefined;
  /** True if the agents' app signs in. */
  readonly forAgents: boolean;
  /** The minutes until a code may be tried again, or `wrong`. */
  readonly failure: number | 'wrong' | undefined;
}

/** Renders the page that asks for a code after the password. It works without scripts. */
export function renderCodePage({ locale, theme, app, forAgents, failure }: CodePage): string {
  const at = (language: Locale): string => addressOf(language, theme, app);
  const title = translate(locale, factorMessages.ask);
  const body = html`<h1>${title}</h1>
    ${failure === undefined ? undefined : html`<p class="error" id="failure" role="alert">${codeFault(locale, failure)}</p>`}
    <form method="post" action="${at(locale)}">
      ${codeField(locale, failure !== undefined)}
      <button type="submit">${translate(locale, factorMessages.submit)}</button>
      <button type="submit" class="quiet" name="cancel" value="1" formnovalidate>
        ${translate(locale, signInMessages.cancel)}
      </button>
    </form>`;
  const lead = translate(locale, forAgents ? signInMessages.agentsLead : signInMessages.lead);
  return page({ locale, theme, title, lead, body, below: languagePart(locale, at) });
}

/** Returns why a code was refused. A number is the minutes until the next one may be tried. */
export const codeFault = (locale: Locale, failure: number | 'wrong'): string =>
  failure === 'wrong'
    ? translate(locale, factorMessages.wrongCode)
    : translate(locale, signInMessages.tooMany, { minutes: failure });

/** Renders the field for a code of the app or a recovery code. */
export const codeField = (locale: Locale, invalid: boolean): Html =>
  html`<label for="code">${translate(locale, factorMessages.code)}</label>
    <p class="hint" id="code-hint">${translate(locale, factorMessages.codeHint)}</p>
    <input
      id="code"
      name="code"
      type="text"
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      required
      maxlength="40"
      autofocus
      aria-describedby="code-hint"
      ${invalid ? html` aria-invalid="true"` : undefined}
    />`;
