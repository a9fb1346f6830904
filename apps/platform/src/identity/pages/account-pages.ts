import type { Locale } from '@kvota/contracts';

import { accountTexts, type AccountTexts } from './account-texts.ts';
import { deviceName } from './device-name.ts';
import { agoIn, dayIn } from './moments.ts';
import { html, page, type Html, type Theme } from './page.ts';
import { languagePart } from './sign-in-page.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { SignIn } from '../sessions/sign-ins.ts';

/** What every page about a user's own account knows of where it stands. */
export interface AccountPlace {
  readonly locale: Locale;
  readonly theme: Theme | undefined;
  /** The page of an app to go back to. */
  readonly back: string | undefined;
  /** Proves that a form came from a page of ours. */
  readonly csrf: string;
}

/** What has just been done, or why not. */
export interface Outcome {
  readonly good: boolean;
  readonly text: string;
}

/** The query that leads from one of these pages to another and keeps language, theme and way back. */
export function queryOf({ locale, theme, back }: AccountPlace, lang: Locale = locale): string {
  const query = new URLSearchParams({ ui_locales: lang });
  if (theme !== undefined) query.set('theme', theme);
  if (back !== undefined) query.set('back', back);
  return `?${query.toString()}`;
}

/** Where the user is signed in, and how to end that. */
export function renderSessionsPage(
  place: AccountPlace,
  {
    signIns,
    here,
    now,
    outcome,
  }: { signIns: readonly SignIn[]; here: string; now: number; outcome?: Outcome | undefined },
): string {
  const texts = accountTexts[place.locale];
  const query = queryOf(place);
  const others = signIns.some(({ session }) => session !== here);
  // This device stands first, wherever it was used last.
  const inOrder = [...signIns].sort((one, other) => Number(other.session === here) - Number(one.session === here));
  const body = html`<h1>${texts.sessions}</h1>
    ${told(outcome)}
    <p>${texts.sessionsHint}</p>
    <ul class="sessions">
      ${inOrder.map((signIn) => sessionLine(place, texts, { signIn, isHere: signIn.session === here, now, query }))}
    </ul>
    ${
      others
        ? html`<form method="post" action="/oidc/account/end_others${query}">
            ${hidden(place)}
            <button type="submit">${texts.endOthers}</button>
          </form>`
        : undefined
    }
    <a class="button quiet" href="/oidc/account/password${query}">${texts.password}</a>
    ${wayBack(place)}`;
  return whole(place, texts.sessions, body, '/oidc/account');
}

function sessionLine(
  place: AccountPlace,
  texts: AccountTexts,
  { signIn, isHere, now, query }: { signIn: SignIn; isHere: boolean; now: number; query: string },
): Html {
  const name = deviceName(signIn.userAgent) ?? texts.unknownDevice;
  const since = texts.since.replace('{date}', dayIn(place.locale, signIn.startedAt));
  const used = texts.lastUsed.replace('{time}', agoIn(place.locale, signIn.lastUsedAt, now));
  return html`<li>
    <div>
      <strong>${name}</strong>
      <span>${since}, ${used}</span>
    </div>
    ${
      isHere
        ? html`<em>${texts.thisDevice}</em>`
        : html`<form method="post" action="/oidc/account/end${query}">
            ${hidden(place)}
            <input type="hidden" name="session" value="${signIn.session}" />
            <button type="submit" class="small" aria-label="${texts.end}: ${name}, ${used}">${texts.end}</button>
          </form>`
    }
  </li>`;
}

/** The form that changes the password. */
export function renderPasswordPage(place: AccountPlace, username: string, outcome?: Outcome): string {
  const texts = accountTexts[place.locale];
  const field = (name: string, label: string, autocomplete: string, hint?: string): Html =>
    html`<label for="${name}">${label}</label>
      ${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${autocomplete}"
        required
        maxlength="200"
        ${hint === undefined ? undefined : html` minlength="8" aria-describedby="${name}-hint"`}
        ${outcome?.good === false ? html` aria-invalid="true"` : undefined}
      />`;
  const form = html`<form method="post" action="/oidc/account/password${queryOf(place)}">
    ${hidden(place)}
    <input type="text" name="username" value="${username}" autocomplete="username" hidden />
    ${field('current', texts.current, 'current-password')} ${field('next', texts.next, 'new-password', texts.rule)}
    ${field('repeat', texts.repeat, 'new-password')}
    <button type="submit">${texts.save}</button>
  </form>`;
  const body = html`<h1>${texts.password}</h1>
    ${told(outcome)} ${outcome?.good === true ? undefined : form}
    <a class="button quiet" href="/oidc/account${queryOf(place)}">${texts.sessions}</a>
    ${wayBack(place)}`;
  return whole(place, texts.password, body, '/oidc/account/password');
}

/** Shown to whoever is not signed in here. */
export function renderSignInFirst(place: AccountPlace): string {
  const texts = accountTexts[place.locale];
  const body = html`<h1>${texts.signInFirst}</h1>
    <p>${texts.signInFirstHint}</p>
    ${place.back === undefined ? undefined : html`<a class="button" href="${place.back}">${signInTexts[place.locale].backToSite}</a>`}`;
  return whole(place, texts.signInFirst, body, '/oidc/account');
}

function told(outcome: Outcome | undefined): Html | undefined {
  if (outcome === undefined) return undefined;
  return outcome.good
    ? html`<p class="done" role="status">${outcome.text}</p>`
    : html`<p class="error" role="alert">${outcome.text}</p>`;
}

const hidden = ({ csrf }: AccountPlace): Html => html`<input type="hidden" name="csrf" value="${csrf}" />`;

function wayBack({ locale, back }: AccountPlace): Html | undefined {
  return back === undefined
    ? undefined
    : html`<a class="button quiet" href="${back}">${signInTexts[locale].backToSite}</a>`;
}

function whole(place: AccountPlace, title: string, body: Html, path: string): string {
  const { locale, theme } = place;
  const below = languagePart(locale, (other) => `${path}${queryOf(place, other)}`);
  return page({ locale, theme, title, body, below });
}
