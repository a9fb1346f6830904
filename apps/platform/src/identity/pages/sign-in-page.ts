import { languageTag, locales, type Locale } from '@kvota/contracts';
import { languageNames } from '@kvota/i18n/server';

import { html, page, type Html, type Theme } from './page.ts';
import { signInMessages, translate } from './identity-messages.ts';

/** Content of the sign-in page. */
export interface SignInPage {
  readonly locale: Locale;
  readonly theme?: Theme | undefined;
  /** Origin of the app that signs in. */
  readonly app?: string | undefined;
  /** True if the agents' app signs in. */
  readonly forAgents: boolean;
  readonly username: string;
  readonly password: string;
  /** Why the last attempt failed. */
  readonly failure:
    | { readonly kind: 'wrong' | 'busy' }
    | { readonly kind: 'tooMany'; readonly minutes: number }
    | undefined;
  /** True while maintenance forbids to bet. */
  readonly maintenance: boolean;
  /** Names of demo accounts to choose from; empty outside demo mode. */
  readonly demoAccounts: readonly string[];
}

/** Renders the sign-in page: a form that works without scripts. It announces a maintenance (SES-26). */
export function renderSignInPage(shown: SignInPage): string {
  const { locale, theme, app, forAgents, username, password, failure, maintenance, demoAccounts } = shown;
  const invalid = failure?.kind === 'wrong' ? html` aria-invalid="true" aria-describedby="failure"` : undefined;
  // If a name was typed or a demo account chosen, focus moves on to the next field.
  const [inName, inPassword, onButton] = [username === '', username !== '' && password === '', password !== ''].map(
    (here) => (here ? html` autofocus` : undefined),
  );
  const at = (language: Locale): string => addressOf(language, theme, app);
  const body = html`<h1>${translate(locale, signInMessages.title)}</h1>
    ${failure && html`<p class="error" id="failure" role="alert">${failureText(locale, failure)}</p>`}
    ${maintenance ? html`<p class="note">${translate(locale, signInMessages.maintenance)}</p>` : undefined}
    <form method="post" action="${at(locale)}">
      <label for="username">${translate(locale, signInMessages.username)}</label>
      <input
        id="username"
        name="username"
        type="text"
        value="${username}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        maxlength="100"
        ${inName}${invalid}
      />
      <label for="password">${translate(locale, signInMessages.password)}</label>
      <input
        id="password"
        name="password"
        type="password"
        value="${password}"
        autocomplete="current-password"
        required
        maxlength="200"
        ${inPassword}${invalid}
      />
      <button type="submit" ${onButton}>${translate(locale, signInMessages.submit)}</button>
      <button type="submit" class="quiet" name="cancel" value="1" formnovalidate>
        ${translate(locale, signInMessages.cancel)}
      </button>
    </form>
    ${demoAccounts.length > 0 ? demoPart(locale, at(locale), demoAccounts, username) : undefined}`;
  const lead = forAgents ? translate(locale, signInMessages.agentsLead) : translate(locale, signInMessages.lead);
  return page({
    locale,
    theme,
    title: translate(locale, signInMessages.title),
    lead,
    body,
    below: languagePart(locale, at),
  });
}

/** Each form and link contains the app and the look of the page, so that they are known even when the sign-in is over. */
export const addressOf = (locale: Locale, theme: Theme | undefined, app: string | undefined): string =>
  `?${new URLSearchParams({ lang: locale, ...(theme && { theme }), ...(app !== undefined && { app }) }).toString()}`;

function failureText(locale: Locale, failure: NonNullable<SignInPage['failure']>): string {
  return failure.kind === 'tooMany'
    ? translate(locale, signInMessages.tooMany, { minutes: failure.minutes })
    : translate(locale, signInMessages[failure.kind]);
}

function demoPart(locale: Locale, address: string, accounts: readonly string[], chosen: string): Html {
  const links = accounts.map(
    (name) =>
      html`<li>
        <a href="${address}&amp;fill=${name}" ${name === chosen ? html` aria-current="true"` : undefined}>${name}</a>
      </li>`,
  );
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${translate(locale, signInMessages.demo)}</h2>
    <p>${translate(locale, signInMessages.demoHint)}</p>
    <ul>
      ${links}
    </ul>
  </section>`;
}

/** Renders links to the page in each language. */
export function languagePart(locale: Locale, addressIn: (other: Locale) => string): Html {
  const links = locales.map(
    (other) =>
      html`<li>
        <a
          href="${addressIn(other)}"
          lang="${languageTag(other)}"
          ${other === locale ? html` aria-current="true"` : undefined}
          >${languageNames[other]}</a
        >
      </li>`,
  );
  return html`<nav class="languages" aria-label="${translate(locale, signInMessages.languages)}">
    <ul>
      ${links}
    </ul>
  </nav>`;
}
