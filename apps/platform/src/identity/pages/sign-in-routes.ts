import { isLocale, type Locale } from '@kvota/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';

import type { Clock } from '../../kernel/clock.ts';
import type { Users } from '../../users/users.ts';
import { createAttemptLimit } from '../../kernel/attempt-limit.ts';
import { agentsClientId } from '../tokens/clients.ts';
import { readForms } from './forms.ts';
import { errors } from '../tokens/oidc-library.ts';
import { expiredPage, localeOf } from './oidc-pages.ts';
import { pageHeaders } from './page-style.ts';
import { themeOf } from './page.ts';
import { renderSignInPage, type SignInPage } from './sign-in-page.ts';

export interface SignInRouteDeps {
  readonly provider: Provider;
  readonly users: Users;
  readonly clock: Clock;
  readonly origins: readonly string[];
  /** Demo accounts that the page offers to fill in, and their password; undefined outside demo mode. */
  readonly demo: { readonly usernames: readonly string[]; readonly password: string } | undefined;
}

const Form = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  password: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  cancel: v.optional(v.string()),
});
/** The address of the page contains the look that the app requested. A language chosen on the page replaces it. */
const text = v.fallback(v.optional(v.string()), undefined);
const Query = v.object({ lang: text, theme: text, fill: text });

const minute = 60_000;

/**
 * Serves the sign-in page under `/oidc/interaction/:uid`. Attempts are limited per account and address, and per
 * address.
 */
export async function signInRoutes(app: FastifyInstance, options: SignInRouteDeps): Promise<void> {
  const { provider, users, clock, origins, demo } = options;
  const perAccount = createAttemptLimit(clock, { failures: 5, window: 5 * minute });
  const perAddress = createAttemptLimit(clock, { failures: 50, window: 15 * minute });
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
  const show = (reply: FastifyReply, status: number, shown: Omit<SignInPage, 'demoAccounts'>) =>
    reply
      .status(status)
      .headers(headers)
      .send(renderSignInPage({ ...shown, demoAccounts: demo?.usernames ?? [] }));
  const expired = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(410)
      .headers(headers)
      .send(expiredPage(languageOf(request), themeOf(v.parse(Query, request.query).theme), origins[0]));

  app.get('/oidc/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (interaction === undefined) return expired(request, reply);
    const theme = themeOf(interaction.params['theme']);
    const forAgents = interaction.params['client_id'] === agentsClientId;
    const { fill } = v.parse(Query, request.query);
    const chosen = demo?.usernames.find((name) => name === fill);
    return show(reply, 200, {
      locale: languageOf(request, interaction.params['ui_locales']),
      theme,
      forAgents,
      username: chosen ?? hintOf(interaction.params),
      password: chosen === undefined ? '' : (demo?.password ?? ''),
      failure: undefined,
    });
  });

  app.post('/oidc/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (interaction === undefined) return expired(request, reply);
    const locale = languageOf(request, interaction.params['ui_locales']);
    const theme = themeOf(interaction.params['theme']);
    const forAgents = interaction.params['client_id'] === agentsClientId;
    const form = v.safeParse(Form, request.body);
    const { username, password, cancel } = form.success
      ? form.output
      : { username: '', password: '', cancel: undefined };
    const finish = async (result: Parameters<Provider['interactionFinished']>[2]) => {
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    };
    if (cancel !== undefined) return finish({ error: 'access_denied', error_description: 'the user went back' });

    const account = JSON.stringify([username.trim().toLowerCase(), request.ip]);
    const wait = Math.max(perAccount.wait(account), perAddress.wait(request.ip));
    if (wait > 0) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      const failure = { kind: 'tooMany', minutes: Math.ceil(wait / minute) } as const;
      return show(reply, 429, { locale, theme, forAgents, username, password: '', failure });
    }
    const user = await users.withPassword(username, password);
    if (user === undefined) {
      perAccount.fail(account);
      perAddress.fail(request.ip);
      return show(reply, 401, { locale, theme, forAgents, username, password: '', failure: { kind: 'wrong' } });
    }
    perAccount.forget(account);
    return finish({ login: { accountId: user.id, amr: ['pwd'] } });
  });
}

function hintOf(params: Record<string, unknown>): string {
  return typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 100) : '';
}
