import type { Locale } from '@kvota/contracts';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { pageHeaders } from './page-style.ts';
import { Html, html, page, themeOf, type Theme } from './page.ts';
import { acceptedLanguages, chooseLocale } from './choose-locale.ts';
import { signInMessages, translate } from './identity-messages.ts';

/** Returns the language of a page: what the app requested, or what the browser accepts. */
export function localeOf(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ').filter((tag) => tag !== '') : [];
  return chooseLocale([...asked, ...acceptedLanguages(acceptLanguage)]);
}

/** Link back to the first of our apps, if there is one. */
const backTo = (site: string | undefined, locale: Locale): Html | undefined =>
  site === undefined
    ? undefined
    : html`<a class="button" href="${site}/">${translate(locale, signInMessages.backToSite)}</a>`;

/** Renders what was wrong with an app's request. The details are for its developers. */
export function renderErrorPage(ctx: KoaContextWithOIDC, out: ErrorOut, site: string | undefined): void {
  const locale = localeOf(ctx.query['ui_locales'], ctx.get('accept-language'));
  const details = [out.error, out.error_description].filter((text) => text !== undefined).join(': ');
  const title = translate(locale, signInMessages.failedTitle);
  send(
    ctx,
    page({
      locale,
      theme: themeOf(ctx.query['theme']),
      title,
      body: html`<h1>${title}</h1>
        <pre>${details}</pre>
        ${backTo(site, locale)}`,
    }),
  );
}

/**
 * Asks whether to sign out, if an app could not prove the user it acts for. `form` is oidc-provider's own.
 *
 * The button to stay does not submit it: even without a sign-out, oidc-provider would revoke the app's tokens
 * and report a sign-out.
 */
export function renderSignOutPage(ctx: KoaContextWithOIDC, form: string, site: string | undefined): void {
  const locale = localeOf(ctx.oidc.params?.['ui_locales'], ctx.get('accept-language'));
  const theme = themeOf(ctx.query['theme']);
  const given = ctx.oidc.params?.['post_logout_redirect_uri'];
  const target = typeof given === 'string' ? given : undefined;
  const back = target ?? (site === undefined ? undefined : `${site}/`);
  const body = html`<h1>${translate(locale, signInMessages.signOutTitle)}</h1>
    <p>${translate(locale, signInMessages.signOutQuestion)}</p>
    ${new Html(form.replace(/(?<=action="[^"?]+)(?=")/, () => `?${lookOf(locale, theme)}`))}
    <button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>
      ${translate(locale, signInMessages.signOutYes)}
    </button>
    ${back && html`<a class="button quiet" href="${back}">${translate(locale, signInMessages.signOutNo)}</a>`}`;
  send(
    ctx,
    page({ locale, theme, title: translate(locale, signInMessages.signOutTitle), body }),
    target === undefined ? [] : [new URL(target).origin],
  );
}

/** Confirms the sign-out if there is no app to return to. */
export function renderSignedOutPage(ctx: KoaContextWithOIDC, site: string | undefined): void {
  const locale = localeOf(ctx.query['ui_locales'], ctx.get('accept-language'));
  const theme = themeOf(ctx.query['theme']);
  const body = html`<h1>${translate(locale, signInMessages.signedOut)}</h1>
    ${backTo(site, locale)}`;
  send(ctx, page({ locale, theme, title: translate(locale, signInMessages.signOutTitle), body }));
}

/** Returns the origin of the app that requests a sign-in. */
export function appOf({ redirect_uri: target }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof target === 'string' ? new URL(target).origin : undefined;
}

/**
 * Returns the app that requests a sign-in and its look as the query of the sign-in page. They are in the address,
 * because stored sign-ins are deleted when they end.
 */
export function requestedLook(params: Readonly<Record<string, unknown>>): string {
  const [tongue, theme, app] = [params['ui_locales'], themeOf(params['theme']), appOf(params)];
  const look = new URLSearchParams({
    ...(typeof tongue === 'string' && { lang: localeOf(tongue, undefined) }),
    ...(theme && { theme }),
    ...(app !== undefined && { app }),
  });
  return look.size === 0 ? '' : `?${look.toString()}`;
}

/** Returns language and theme as a query that is safe in HTML. */
const lookOf = (locale: Locale, theme: Theme | undefined): string =>
  `ui_locales=${locale}${theme === undefined ? '' : `&amp;theme=${theme}`}`;

/** Keeps language and theme on the page after a sign-out, because no app requests them there. */
export async function keepLook(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Requests without a route of the provider have no context.
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (oidc?.route !== 'end_session_confirm' || ctx.status !== 303) return;
  const to = ctx.response.get('location');
  if (!to.startsWith(oidc.urlFor('end_session_success'))) return;
  const target = new URL(to);
  for (const name of ['ui_locales', 'theme']) {
    const value = ctx.query[name];
    if (typeof value === 'string') target.searchParams.set(name, value);
  }
  ctx.redirect(target.href);
}

/** Renders the page in place of a sign-in that is over. */
export function expiredPage(locale: Locale, theme: Theme | undefined, site: string | undefined): string {
  return page({
    locale,
    theme,
    title: translate(locale, signInMessages.expiredTitle),
    body: html`<h1>${translate(locale, signInMessages.expiredTitle)}</h1>
      <p>${translate(locale, signInMessages.expired)}</p>
      ${backTo(site, locale)}`,
  });
}

function send(ctx: KoaContextWithOIDC, text: string, formTargets: readonly string[] = []): void {
  ctx.set(pageHeaders(formTargets));
  ctx.body = text;
}
