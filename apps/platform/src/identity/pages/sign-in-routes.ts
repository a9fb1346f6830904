import { isLocale, signInLevels, type Locale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';

import type { Attempts, CountedKey } from '../../attempts/attempts.ts';
import { clientAddress } from '../../kernel/client-address.ts';
import { QueueFull, type FairQueue } from '../../kernel/fair-queue.ts';
import { accountName } from '../../users/account-name.ts';
import type { RegisterChecks } from '../../protection/register/register-checks.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Users } from '../../users/users.ts';
import { agentsClientId } from '../tokens/clients.ts';
import { renderCodePage } from './factor/code-page.ts';
import { codePrompt } from '../second-factor/code-prompt.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { readForms } from './forms.ts';
import { knows, readKnownBrowser, rememberAccount } from './known-browser.ts';
import { errors } from '../tokens/oidc-library.ts';
import { appOf, expiredPage, localeOf } from './oidc-pages.ts';
import { pageHeaders } from './page-style.ts';
import { themeOf } from './page.ts';
import { renderSignInPage, type SignInPage } from './sign-in-page.ts';

export interface SignInRouteDeps {
  readonly provider: Provider;
  readonly users: Users;
  readonly attempts: Attempts;
  readonly secondFactors: Pick<SecondFactors, 'check'>;
  readonly settings: Pick<SettingsStore, 'maintenanceBegun'>;
  readonly registerChecks: Pick<RegisterChecks, 'ask'>;
  /** Where checks of passwords wait for their turn. */
  readonly passwordTurns: FairQueue;
  /** Key that signs the cookie of known browsers. */
  readonly formKey: string;
  /** Where browsers reach the platform. */
  readonly publicUrl: string;
  readonly origins: readonly string[];
  /** Demo accounts that the page offers to fill in, and their password; undefined outside demo mode. */
  readonly demo: { readonly usernames: readonly string[]; readonly password: string } | undefined;
}

const Form = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  code: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  cancel: v.optional(v.string()),
});
/** The address of the page contains the look that the app requested. A language chosen on the page replaces it. */
const text = v.fallback(v.optional(v.string()), undefined);
const Query = v.object({ lang: text, theme: text, app: text, fill: text });

/** A failed attempt, stored with the sign-in for the page that shows it. */
const Failed = v.object({
  username: v.string(),
  failure: v.variant('kind', [
    v.object({ kind: v.picklist(['wrong', 'busy']) }),
    v.object({ kind: v.literal('tooMany'), minutes: v.number() }),
  ]),
});
type Failed = v.InferOutput<typeof Failed>;

const minute = 60_000;

/** A browser in which the account has signed in before is counted separately, so that strangers cannot lock it out. */
const perBrowser = { name: 'sign-in of a known browser', most: 10, window: 15 * minute };
const perAccountAndAddress = { name: 'sign-in', most: 5, window: 5 * minute };
const perAccount = { name: 'sign-in of an account', most: 30, window: 15 * minute };
const perAddress = { name: 'sign-in from an address', most: 50, window: 15 * minute };

/**
 * Serves the sign-in page under `/oidc/interaction/:uid`. Attempts are counted before the password is checked: per
 * known browser, or per account, per address, and per account and address (SEC-01).
 */
export async function signInRoutes(app: FastifyInstance, options: SignInRouteDeps): Promise<void> {
  const { provider, users, attempts, secondFactors, settings, passwordTurns, formKey, publicUrl, origins, demo } =
    options;
  const { registerChecks } = options;
  const headers = pageHeaders(origins);

  readForms(app);

  const interactionOf = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await provider.interactionDetails(request.raw, reply.raw);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };
  const languageOf = (request: FastifyRequest, uiLocales?: unknown): Locale => {
    const { lang } = v.parse(Query, request.query);
    return isLocale(lang) ? lang : localeOf(uiLocales, request.headers['accept-language']);
  };
  const show = async (
    reply: FastifyReply,
    status: number,
    { prompt, ...shown }: Omit<SignInPage, 'demoAccounts' | 'maintenance'> & { readonly prompt: string },
  ): Promise<FastifyReply> => {
    if (prompt === codePrompt)
      return reply
        .status(status)
        .headers(headers)
        .send(renderCodePage({ ...shown, failure: codeFailureOf(shown.failure) }));
    const maintenance = await settings.maintenanceBegun();
    const page = renderSignInPage({ ...shown, maintenance, demoAccounts: demo?.usernames ?? [] });
    return reply.status(status).headers(headers).send(page);
  };
  /** A user who is signed in came back to the page by the browser's button, and goes on to the app (SES-24). */
  const expired = async (request: FastifyRequest, reply: FastifyReply) => {
    const { app: asked, theme } = v.parse(Query, request.query);
    const locale = languageOf(request);
    const site = origins.find((origin) => origin === asked) ?? origins[0];
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    if (accountId !== undefined && site !== undefined && request.method === 'GET') {
      return reply.redirect(site + pathOf('home', locale), 303);
    }
    return reply
      .status(410)
      .headers(headers)
      .send(expiredPage(locale, themeOf(theme), site));
  };

  app.get('/oidc/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (interaction === undefined) return expired(request, reply);
    const theme = themeOf(interaction.params['theme']);
    const forAgents = interaction.params['client_id'] === agentsClientId;
    const { fill } = v.parse(Query, request.query);
    const chosen = demo?.usernames.find((name) => name === fill);
    const failed = chosen === undefined ? failedOf(interaction.result) : undefined;
    return show(reply, 200, {
      prompt: interaction.prompt.name,
      locale: languageOf(request, interaction.params['ui_locales']),
      theme,
      app: appOf(interaction.params),
      forAgents,
      username: chosen ?? failed?.username ?? hintOf(interaction.params),
      password: chosen === undefined ? '' : (demo?.password ?? ''),
      failure: failed?.failure,
    });
  });

  app.post('/oidc/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (interaction === undefined) return expired(request, reply);
    const locale = languageOf(request, interaction.params['ui_locales']);
    const theme = themeOf(interaction.params['theme']);
    const forAgents = interaction.params['client_id'] === agentsClientId;
    const form = v.safeParse(Form, request.body);
    const { username, password, code, cancel } = form.success
      ? form.output
      : { username: '', password: '', code: '', cancel: undefined };
    const finish = async (result: Parameters<Provider['interactionFinished']>[2]) => {
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    };
    if (cancel !== undefined) return finish({ error: 'access_denied', error_description: 'the user went back' });

    const app = appOf(interaction.params);
    const prompt = interaction.prompt.name;
    const again = async (status: number, failure: Failed['failure']) => {
      if (request.headers['sec-fetch-dest'] !== 'document') {
        return show(reply, status, { prompt, locale, theme, app, forAgents, username, password: '', failure });
      }
      // A browser gets the page by a separate request, so that going back or reloading sends no form again (SES-24).
      const failed: Failed = { username, failure };
      await provider.interactionResult(request.raw, reply.raw, { failed }, { mergeWithLastSubmission: false });
      return reply.redirect(request.url, 303);
    };
    if (prompt === codePrompt) {
      const { accountId, uid = '' } = interaction.session ?? {};
      const session = await provider.Session.findByUid(uid);
      if (accountId === undefined || session?.accountId !== accountId) return expired(request, reply);
      const outcome = await secondFactors.check(accountId, code);
      if (outcome.kind === 'wrong') return again(401, { kind: 'wrong' });
      if (outcome.kind === 'locked') {
        reply.header('retry-after', Math.ceil(outcome.wait / 1000));
        return again(429, { kind: 'tooMany', minutes: Math.ceil(outcome.wait / minute) });
      }
      // The time of the sign-in stays that of the password.
      const { loginTs: ts } = session;
      return finish({
        login: { accountId, acr: signInLevels.secondFactor, amr: ['pwd', 'otp'], ...(ts !== undefined && { ts }) },
      });
    }
    const address = clientAddress(request.ip);
    const browser = readKnownBrowser(request.headers.cookie, formKey);
    const counted = countedKeys(accountName(username), address, knows(browser, username) ? browser?.id : undefined);
    const wait = await attempts.count(counted);
    if (wait > 0) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      return again(429, { kind: 'tooMany', minutes: Math.ceil(wait / minute) });
    }
    try {
      const user = await passwordTurns.run(address, () => users.withPassword(username, password));
      if (user === undefined) return again(401, { kind: 'wrong' });
      // Only the counts of this account. Others may have been guessed from the same address.
      const [own, ...shared] = counted;
      await Promise.all([own && attempts.forget([own]), attempts.giveBack(shared)]);
      registerChecks.ask(user.id, 'signIn');
      const secure = publicUrl.startsWith('https:');
      reply.raw.appendHeader('set-cookie', rememberAccount(browser, user.username, { key: formKey, secure }));
      return finish({ login: { accountId: user.id, acr: signInLevels.password, amr: ['pwd'] } });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      await attempts.giveBack(counted);
      reply.header('retry-after', '5');
      return again(503, { kind: 'busy' });
    }
  });
}

function codeFailureOf(failure: SignInPage['failure']): number | 'wrong' | undefined {
  if (failure === undefined) return undefined;
  return failure.kind === 'tooMany' ? failure.minutes : 'wrong';
}

/** Returns what an attempt counts against. `browser` is the id of a browser that knows the account. */
function countedKeys(username: string, address: string, browser: string | undefined): readonly CountedKey[] {
  if (browser !== undefined) return [{ limit: perBrowser, key: JSON.stringify([username, browser]) }];
  return [
    { limit: perAccountAndAddress, key: JSON.stringify([username, address]) },
    { limit: perAccount, key: username },
    { limit: perAddress, key: address },
  ];
}

function failedOf(result: object | undefined): Failed | undefined {
  const parsed = v.safeParse(v.object({ failed: Failed }), result);
  return parsed.success ? parsed.output.failed : undefined;
}

function hintOf(params: Record<string, unknown>): string {
  return typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 100) : '';
}
