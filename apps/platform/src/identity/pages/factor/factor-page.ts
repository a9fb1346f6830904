import { encode } from 'uqr';

import { brand } from '../../../kernel/brand.ts';
import { hidden, outcomeMessage, queryOf, wayBack, whole, type AccountPlace, type Outcome } from '../account-pages.ts';
import { securityMessages, translate } from '../identity-messages.ts';
import { dayIn } from '../moments.ts';
import { html, type Html } from '../page.ts';
import { codeField } from './code-page.ts';
import { factorMessages } from '../../second-factor/factor-messages.ts';
import type { FactorOffer, SecondFactor } from '../../second-factor/second-factors.ts';
import { base32 } from '../../second-factor/totp.ts';

export const factorPath = '/oidc/account/second-factor';

/** Content of the page to add a second factor. */
export interface OfferContent {
  readonly offer: FactorOffer;
  readonly username: string;
  readonly outcome?: Outcome | undefined;
  /** The field that was refused. The form gets the focus at its start, because the page keeps no password. */
  readonly wrong?: 'current' | 'code' | undefined;
}

/** Renders the page to add a second factor: QR code, key as text, and the form that confirms it by a code. */
export function renderOffer(place: AccountPlace, { offer, username, outcome, wrong }: OfferContent): string {
  const { locale } = place;
  const secret = base32(offer.key);
  const invalid = (field: OfferContent['wrong']) =>
    wrong === field ? html` aria-invalid="true" aria-describedby="failure"` : undefined;
  const body = html`<h1>${translate(locale, factorMessages.title)}</h1>
    ${outcome?.good === true ? outcomeMessage(outcome) : undefined}
    <p>${translate(locale, factorMessages.hint)}</p>
    <p>${translate(locale, factorMessages.scan)}</p>
    ${qrCode(addressOfKey(secret, username), translate(locale, factorMessages.scan))}
    <p class="hint">${translate(locale, factorMessages.byHand)}</p>
    <p class="key">${inFours(secret)}</p>
    ${outcome?.good === false ? outcomeMessage(outcome) : undefined}
    <form method="post" action="${factorPath}${queryOf(place)}">
      ${hidden(place)}
      <input type="hidden" name="offer" value="${offer.sealed}" />
      <input type="text" name="username" value="${username}" autocomplete="username" hidden />
      <label for="current">${translate(locale, securityMessages.current)}</label>
      <input
        id="current"
        name="current"
        type="password"
        autocomplete="current-password"
        required
        maxlength="200"
        ${invalid('current')}
        ${wrong === undefined ? undefined : html` autofocus`}
      />
      <label for="code">${translate(locale, factorMessages.newCode)}</label>
      <input
        id="code"
        name="code"
        type="text"
        inputmode="numeric"
        autocomplete="one-time-code"
        required
        maxlength="10"
        ${invalid('code')}
      />
      <button type="submit" name="act" value="add">${translate(locale, factorMessages.add)}</button>
    </form>
    ${ways(place)}`;
  return whole(place, translate(locale, factorMessages.title), body, factorPath);
}

/** Renders the page of a factor that is on: its state, and the acts on it, each of which needs a code. */
export function renderFactor(
  place: AccountPlace,
  { factor, outcome }: { factor: SecondFactor; outcome?: Outcome | undefined },
): string {
  const { locale } = place;
  const state = translate(locale, factor.always ? factorMessages.eachSignIn : factorMessages.onDemand);
  const [act, label] = factor.always ? (['less', 'askLess'] as const) : (['always', 'askAlways'] as const);
  const body = html`<h1>${translate(locale, factorMessages.title)}</h1>
    ${outcomeMessage(outcome)}
    <p>${translate(locale, factorMessages.since, { date: dayIn(locale, factor.addedAt) })} ${state}</p>
    <p>${translate(locale, factorMessages.codesLeft, { count: factor.recoveryCodes })}</p>
    <form method="post" action="${factorPath}${queryOf(place)}">
      ${hidden(place)} ${codeField(locale, outcome?.good === false)}
      <div class="acts">
        <button type="submit" name="act" value="${act}">${translate(locale, factorMessages[label])}</button>
        <button type="submit" class="small" name="act" value="renew">${translate(locale, factorMessages.renew)}</button>
        <button type="submit" class="small" name="act" value="remove">
          ${translate(locale, factorMessages.remove)}
        </button>
      </div>
    </form>
    ${ways(place)}`;
  return whole(place, translate(locale, factorMessages.title), body, factorPath);
}

/** Renders recovery codes. They are shown once. */
export function renderRecoveryCodes(place: AccountPlace, codes: readonly string[], outcome: Outcome): string {
  const { locale } = place;
  const body = html`<h1>${translate(locale, factorMessages.recoveryCodes)}</h1>
    ${outcomeMessage(outcome)}
    <p>${translate(locale, factorMessages.recoveryHint)}</p>
    <ol class="codes">
      ${codes.map((code) => html`<li>${code}</li>`)}
    </ol>
    <a class="button quiet" href="${factorPath}${queryOf(place)}">${translate(locale, factorMessages.title)}</a>
    ${ways(place)}`;
  return whole(place, translate(locale, factorMessages.recoveryCodes), body, factorPath);
}

const ways = (place: AccountPlace): Html =>
  html`<a class="button quiet" href="/oidc/account${queryOf(place)}"
      >${translate(place.locale, securityMessages.sessions)}</a
    >
    ${wayBack(place)}`;

const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

function addressOfKey(secret: string, username: string): string {
  const query = new URLSearchParams({ secret, issuer: brand, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(`${brand}:${username}`)}?${query.toString()}`;
}

/** Draws a QR code in black on white in both themes, because not every reader takes inverted ones. */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <path fill="#fff" d="M0 0h${size}v${size}h-${size}z" />
    <path fill="#000" d="${dots.join('')}" />
  </svg>`;
}
