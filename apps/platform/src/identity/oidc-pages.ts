import type { Locale } from '@kvota/contracts';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { pageHeaders } from './page-style.ts';
import { Html, html, page } from './page.ts';
import { acceptedLanguages, chooseLocale, signInTexts } from './sign-in-texts.ts';

/** The language of a page: what the app asked for, else what the browser accepts. */
export function localeOf(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ').filter((tag) => tag !== '') : [];
  return chooseLocale([...asked, ...acceptedLanguages(acceptLanguage)]);
}

/** Says what was wrong with a request of an app; the details are for its developers. */
export function renderErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const locale = localeOf(undefined, ctx.get('accept-language'));
  const details = [out.error, out.error_description].filter((text) => text !== undefined).join(': ');
  const title = signInTexts[locale].failedTitle;
  send(
    ctx,
    page(
      locale,
      title,
      html`<h1>${title}</h1>
        <pre>${details}</pre>`,
    ),
  );
}

/** Asks whether to sign out, when an app could not prove whom it speaks for. `form` is oidc-provider's own. */
export function renderSignOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const locale = localeOf(ctx.oidc.params?.['ui_locales'], ctx.get('accept-language'));
  const texts = signInTexts[locale];
  const body = html`<h1>${texts.signOutTitle}</h1>
    <p>${texts.signOutQuestion}</p>
    ${new Html(form)}
    <button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${texts.signOutYes}</button>
    <button type="submit" form="op.logoutForm" class="quiet">${texts.signOutNo}</button>`;
  const target = ctx.oidc.params?.['post_logout_redirect_uri'];
  send(ctx, page(locale, texts.signOutTitle, body), typeof target === 'string' ? [new URL(target).origin] : []);
}

/** Says that the user is signed out, when there is no app to go back to. */
export function renderSignedOutPage(ctx: KoaContextWithOIDC): void {
  const locale = localeOf(undefined, ctx.get('accept-language'));
  const texts = signInTexts[locale];
  send(ctx, page(locale, texts.signOutTitle, html`<h1>${texts.signedOut}</h1>`));
}

/** The page shown in place of a sign-in that is over. */
export function expiredPage(locale: Locale, site: string | undefined): string {
  const texts = signInTexts[locale];
  const back = site === undefined ? undefined : html`<a class="button" href="${site}/">${texts.backToSite}</a>`;
  return page(
    locale,
    texts.expiredTitle,
    html`<h1>${texts.expiredTitle}</h1>
      <p>${texts.expired}</p>
      ${back}`,
  );
}

function send(ctx: KoaContextWithOIDC, text: string, formTargets: readonly string[] = []): void {
  ctx.set(pageHeaders(formTargets));
  ctx.body = text;
}
