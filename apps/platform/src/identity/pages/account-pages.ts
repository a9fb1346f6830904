import type { Locale } from '@kvota/contracts';

import { deviceName } from './device-name.ts';
import { agoIn, dayIn } from './moments.ts';
import { html, page, type Html, type Theme } from './page.ts';
import { languagePart } from './sign-in-page.ts';
import { securityMessages, signInMessages, translate } from './identity-messages.ts';
import { factorMessages } from '../second-factor/factor-messages.ts';
import type { SignIn } from '../sessions/sign-ins.ts';

/** The context that every account page needs. */
export interface AccountPlace {
  readonly locale: Locale;
  readonly theme: Theme | undefined;
  /** The page of an app to return to. */
  readonly back: string | undefined;
  /** Proves that a form came from one of our pages. */
  readonly csrf: string;
}

/** The result of the last action, or why it failed. */
export interface Outcome {
  readonly good: boolean;
  readonly text: string;
}

/** Returns the query between two account pages, with language, theme and the page to return to. */
export function queryOf({ locale, theme, back }: AccountPlace, lang: Locale = locale): string {
  const query = new URLSearchParams({ ui_locales: lang });
  if (theme !== undefined) query.set('theme', theme);
  if (back !== undefined) query.set('back', back);
  return `?${query.toString()}`;
}

/** Renders where the user is signed in, with forms to end that. */
export function renderSessionsPage(
  place: AccountPlace,
  {
    signIns,
    here,
    now,
    outcome,
  }: { signIns: readonly SignIn[]; here: string; now: number; outcome?: Outcome | undefined },
): string {
  const { locale } = place;
  const query = queryOf(place);
  const others = signIns.some(({ session }) => session !== here);
  // This device comes first, whenever it was last used.
  const inOrder = [...signIns].sort((one, other) => Number(other.session === here) - Number(one.session === here));
  const body = html`<h1>${translate(locale, securityMessages.sessions)}</h1>
    ${outcomeMessage(outcome)}
    <p>${translate(locale, securityMessages.sessionsHint)}</p>
    <ul class="sessions">
      ${inOrder.map((signIn) => sessionLine(place, { signIn, isHere: signIn.session === here, now, query }))}
    </ul>
    ${
      others
        ? html`<form method="post" action="/oidc/account/end_others${query}">
            ${hidden(place)}
            <button type="submit">${translate(locale, securityMessages.endOthers)}</button>
          </form>`
        : undefined
    }
    <a class="button quiet" href="/oidc/account/password${query}">${translate(locale, securityMessages.password)}</a>
    <a class="button quiet" href="/oidc/account/second-factor${query}">${translate(locale, factorMessages.title)}</a>
    ${wayBack(place)}`;
  return whole(place, translate(locale, securityMessages.sessions), body, '/oidc/account');
}

function sessionLine(
  place: AccountPlace,
  { signIn, isHere, now, query }: { signIn: SignIn; isHere: boolean; now: number; query: string },
): Html {
  const { locale } = place;
  const name = deviceName(signIn.userAgent) ?? translate(locale, securityMessages.unknownDevice);
  const since = translate(locale, securityMessages.since, { date: dayIn(locale, signIn.startedAt) });
  const used = translate(locale, securityMessages.lastUsed, { time: agoIn(locale, signIn.lastUsedAt, now) });
  return html`<li>
    <div>
      <strong>${name}</strong>
      <span>${since}, ${used}</span>
    </div>
    ${
      isHere
        ? html`<em>${translate(locale, securityMessages.thisDevice)}</em>`
        : html`<form method="post" action="/oidc/account/end${query}">
            ${hidden(place)}
            <input type="hidden" name="session" value="${signIn.session}" />
            <button
              type="submit"
              class="small"
              aria-label="${translate(locale, securityMessages.end)}: ${name}, ${used}"
            >
              ${translate(locale, securityMessages.end)}
            </button>
          </form>`
    }
  </li>`;
}

/** Renders the form that changes the password. */
export function renderPasswordPage(place: AccountPlace, username: string, outcome?: Outcome): string {
  const { locale } = place;
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
    ${field('current', translate(locale, securityMessages.current), 'current-password')}
    ${field('next', translate(locale, securityMessages.next), 'new-password', translate(locale, securityMessages.rule))}
    ${field('repeat', translate(locale, securityMessages.repeat), 'new-password')}
    <button type="submit">${translate(locale, securityMessages.save)}</button>
  </form>`;
  const body = html`<h1>${translate(locale, securityMessages.password)}</h1>
    ${outcomeMessage(outcome)} ${outcome?.good === true ? undefined : form}
    <a class="button quiet" href="/oidc/account${queryOf(place)}">${translate(locale, securityMessages.sessions)}</a>
    ${wayBack(place)}`;
  return whole(place, translate(locale, securityMessages.password), body, '/oidc/account/password');
}

/** Renders the page for visitors who are not signed in here. */
export function renderSignInFirst(place: AccountPlace): string {
  const { locale } = place;
  const body = html`<h1>${translate(locale, securityMessages.signInFirst)}</h1>
    <p>${translate(locale, securityMessages.signInFirstHint)}</p>
    ${place.back === undefined ? undefined : html`<a class="button" href="${place.back}">${translate(place.locale, signInMessages.backToSite)}</a>`}`;
  return whole(place, translate(locale, securityMessages.signInFirst), body, '/oidc/account');
}

/** Renders the result of the last action. */
export function outcomeMessage(outcome: Outcome | undefined): Html | undefined {
  if (outcome === undefined) return undefined;
  return outcome.good
    ? html`<p class="done" role="status">${outcome.text}</p>`
    : html`<p class="error" id="failure" role="alert">${outcome.text}</p>`;
}

/** Renders the proof that a form came from one of our pages. */
export const hidden = ({ csrf }: AccountPlace): Html => html`<input type="hidden" name="csrf" value="${csrf}" />`;

/** Renders the link to the page of an app to return to. */
export function wayBack({ locale, back }: AccountPlace): Html | undefined {
  return back === undefined
    ? undefined
    : html`<a class="button quiet" href="${back}">${translate(locale, signInMessages.backToSite)}</a>`;
}

/** Renders a whole account page, which is at `path`. */
export function whole(place: AccountPlace, title: string, body: Html, path: string): string {
  const { locale, theme } = place;
  const below = languagePart(locale, (other) => `${path}${queryOf(place, other)}`);
  return page({ locale, theme, title, body, below });
}
