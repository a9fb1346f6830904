import { createHmac, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';

import type { Clock } from '../../kernel/clock.ts';
import type { Users } from '../../users/users.ts';
import {
  queryOf,
  renderPasswordPage,
  renderSessionsPage,
  renderSignInFirst,
  type AccountPlace,
  type Outcome,
} from './account-pages.ts';
import { createAttemptLimit } from '../../kernel/attempt-limit.ts';
import { readForms } from './forms.ts';
import { localeOf } from './oidc-pages.ts';
import { pageHeaders } from './page-style.ts';
import { themeOf } from './page.ts';
import { securityMessages, signInMessages, translate } from './identity-messages.ts';
import type { SignIns } from '../sessions/sign-ins.ts';

export interface AccountRouteDeps {
  readonly provider: Provider;
  readonly users: Pick<Users, 'byId' | 'changePassword'>;
  readonly signIns: Pick<SignIns, 'of' | 'end' | 'endAll'>;
  readonly clock: Clock;
  readonly origins: readonly string[];
  /** Where browsers reach the platform. */
  readonly publicUrl: string;
  /** Key of the proofs in forms. */
  readonly formKey: string;
}

const Query = v.object({
  ui_locales: v.optional(v.string()),
  theme: v.optional(v.string()),
  back: v.optional(v.string()),
  done: v.optional(v.picklist(['ended', 'endedOthers', 'outdated'])),
});
const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const Form = v.object({ csrf: text, session: text, current: text, next: text, repeat: text });

const minute = 60_000;
const shortestPassword = 8;

/** The session of the identity provider, by its cookie. */
interface Here {
  readonly userId: string;
  readonly session: string;
}

/** Serves the user's own pages below `/oidc/account`: sign-ins and password. They work without scripts. */
export async function accountRoutes(app: FastifyInstance, options: AccountRouteDeps): Promise<void> {
  const { provider, users, signIns, clock, origins, formKey } = options;
  const own = new URL(options.publicUrl).origin;
  const guesses = createAttemptLimit(clock, { failures: 5, window: 5 * minute });
  const headers = pageHeaders([]);
  readForms(app);

  const hereOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Here | undefined> => {
    const { accountId, uid } = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    return accountId === undefined ? undefined : { userId: accountId, session: uid };
  };
  const proofOf = ({ session }: Here): string =>
    createHmac('sha256', formKey).update(`account form of ${session}`).digest('base64url');
  const placeOf = (request: FastifyRequest, here: Here | undefined): AccountPlace => {
    const query = readQuery(request);
    const known = query.back !== undefined && origins.includes(originOf(query.back) ?? '');
    return {
      locale: localeOf(query.ui_locales, request.headers['accept-language']),
      theme: themeOf(query.theme),
      // Accepts only addresses of our apps, because a link could otherwise lead from this page anywhere.
      back: known ? query.back : origins[0] && `${origins[0]}/`,
      csrf: here === undefined ? '' : proofOf(here),
    };
  };
  const show = (reply: FastifyReply, status: number, shown: string) =>
    reply.status(status).headers(headers).send(shown);

  /** Accepts a form only if one of our pages showed it to this session and no other site sent it. */
  const isOurs = (request: FastifyRequest, here: Here, csrf: string): boolean => {
    const { origin } = request.headers;
    const [given, wanted] = [Buffer.from(csrf), Buffer.from(proofOf(here))];
    const foreign = origin !== undefined && origin !== 'null' && origin !== own;
    return !foreign && given.length === wanted.length && timingSafeEqual(given, wanted);
  };

  const sessionsPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const here = await hereOf(request, reply);
    const place = placeOf(request, here);
    if (here === undefined) return show(reply, 401, renderSignInFirst(place));
    const { done } = readQuery(request);
    const outcome: Outcome | undefined = done && {
      good: done !== 'outdated',
      text: translate(place.locale, securityMessages[done]),
    };
    const list = await signIns.of(here.userId);
    return show(
      reply,
      200,
      renderSessionsPage(place, { signIns: list, here: here.session, now: clock.now(), outcome }),
    );
  };

  /** Runs the action of a form and redirects to the list, so that a reload repeats nothing. */
  const act = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (here: Here, form: v.InferOutput<typeof Form>) => Promise<'ended' | 'endedOthers'>,
  ) => {
    const here = await hereOf(request, reply);
    const place = placeOf(request, here);
    if (here === undefined) return show(reply, 401, renderSignInFirst(place));
    const form = readForm(request);
    const done = isOurs(request, here, form.csrf) ? await run(here, form) : 'outdated';
    return reply.redirect(`/oidc/account${queryOf(place)}&done=${done}`, 303);
  };

  app.get('/oidc/account', sessionsPage);
  app.post('/oidc/account/end', (request, reply) =>
    act(request, reply, async (here, { session }) => {
      // A session that is already gone counts as ended.
      if (session !== here.session) await signIns.end(here.userId, session);
      return 'ended';
    }),
  );
  app.post('/oidc/account/end_others', (request, reply) =>
    act(request, reply, async ({ userId, session }) => {
      await signIns.endAll(userId, session);
      return 'endedOthers';
    }),
  );

  app.get('/oidc/account/password', async (request, reply) => {
    const here = await hereOf(request, reply);
    const place = placeOf(request, here);
    const user = here && (await users.byId(here.userId));
    if (user === undefined) return show(reply, 401, renderSignInFirst(place));
    return show(reply, 200, renderPasswordPage(place, user.username));
  });
  app.post('/oidc/account/password', async (request, reply) => {
    const here = await hereOf(request, reply);
    const place = placeOf(request, here);
    const user = here && (await users.byId(here.userId));
    if (here === undefined || user === undefined) return show(reply, 401, renderSignInFirst(place));
    const { locale } = place;
    const refuse = (status: number, why: string) =>
      show(reply, status, renderPasswordPage(place, user.username, { good: false, text: why }));
    const form = readForm(request);
    if (!isOurs(request, here, form.csrf)) return refuse(403, translate(locale, securityMessages.outdated));
    const wait = guesses.wait(user.id);
    if (wait > 0) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      return refuse(429, translate(place.locale, signInMessages.tooMany, { minutes: Math.ceil(wait / minute) }));
    }
    if (form.next.length < shortestPassword) return refuse(422, translate(locale, securityMessages.tooShort));
    if (form.next !== form.repeat) return refuse(422, translate(locale, securityMessages.mismatch));
    if (form.next === form.current) return refuse(422, translate(locale, securityMessages.same));
    if (!(await users.changePassword(user.id, form.current, form.next))) {
      guesses.fail(user.id);
      return refuse(422, translate(locale, securityMessages.wrongCurrent));
    }
    guesses.forget(user.id);
    // All sessions with the old password end.
    await signIns.endAll(here.userId, here.session);
    return show(
      reply,
      200,
      renderPasswordPage(place, user.username, { good: true, text: translate(locale, securityMessages.changed) }),
    );
  });
}

function readQuery(request: FastifyRequest): v.InferOutput<typeof Query> {
  const parsed = v.safeParse(Query, request.query);
  return parsed.success ? parsed.output : {};
}

function readForm(request: FastifyRequest): v.InferOutput<typeof Form> {
  const parsed = v.safeParse(Form, request.body);
  return parsed.success ? parsed.output : { csrf: '', session: '', current: '', next: '', repeat: '' };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
