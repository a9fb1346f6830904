import type { Clock } from '@kvota/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Attempts } from '../../attempts/attempts.ts';
import { clientAddress } from '../../kernel/client-address.ts';
import { QueueFull, type FairQueue } from '../../kernel/fair-queue.ts';
import type { Users } from '../../users/users.ts';
import { factorRoutes, type FactorRouteDeps } from './factor/factor-routes.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import { queryOf, renderPasswordPage, renderSessionsPage, renderSignInFirst, type Outcome } from './account-pages.ts';
import { AccountVisits, readQuery, type BrowserSession } from './account-visits.ts';
import { readForms } from './forms.ts';
import { securityMessages, signInMessages, translate } from './identity-messages.ts';

export interface AccountRouteDeps extends FactorRouteDeps {
  readonly users: Pick<Users, 'byId' | 'changePassword' | 'withPassword'>;
  readonly signIns: Pick<SignIns, 'of' | 'end' | 'endAll'>;
  readonly attempts: Attempts;
  /** Where checks of passwords wait for their turn. */
  readonly passwordTurns: FairQueue;
  readonly clock: Clock;
}

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const Form = v.object({ csrf: text, session: text, current: text, next: text, repeat: text });
type Form = v.InferOutput<typeof Form>;

const minute = 60_000;
const shortestPassword = 8;
const guessing = { name: 'change of password', most: 5, window: 5 * minute };

/** Serves the user's own pages below `/oidc/account`: sign-ins, password and second factor. They work without scripts. */
export async function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): Promise<void> {
  readForms(app);
  const visits = new AccountVisits(deps);
  sessionRoutes(app, visits, deps);
  passwordRoutes(app, visits, deps);
  factorRoutes(app, visits, deps);
}

function sessionRoutes(app: FastifyInstance, visits: AccountVisits, { signIns, clock }: AccountRouteDeps): void {
  /** Runs the action of a form and redirects to the list, so that a reload repeats nothing. */
  const act = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (session: BrowserSession, form: Form) => Promise<'ended' | 'endedOthers'>,
  ) => {
    const { session, place } = await visits.of(request, reply);
    if (session === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    const form = readForm(request);
    const done = visits.isOurs(request, session, form.csrf) ? await run(session, form) : 'outdated';
    return reply.redirect(`/oidc/account${queryOf(place)}&done=${done}`, 303);
  };

  app.get('/oidc/account', async (request, reply) => {
    const { session, place } = await visits.of(request, reply);
    if (session === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    const { done } = readQuery(request);
    const outcome: Outcome | undefined = done && {
      good: done !== 'outdated',
      text: translate(place.locale, securityMessages[done]),
    };
    const list = await signIns.of(session.userId);
    const shown = { signIns: list, here: session.session, now: clock.now(), outcome };
    return visits.show(reply, 200, renderSessionsPage(place, shown));
  });
  app.post('/oidc/account/end', (request, reply) =>
    act(request, reply, async (own, { session }) => {
      // A session that is already gone counts as ended.
      if (session !== own.session) await signIns.end(own.userId, session);
      return 'ended';
    }),
  );
  app.post('/oidc/account/end_others', (request, reply) =>
    act(request, reply, async ({ userId, session }) => {
      await signIns.endAll(userId, session);
      return 'endedOthers';
    }),
  );
}

function passwordRoutes(app: FastifyInstance, visits: AccountVisits, deps: AccountRouteDeps): void {
  const { users, signIns, attempts, passwordTurns } = deps;

  app.get('/oidc/account/password', async (request, reply) => {
    const { session, place } = await visits.of(request, reply);
    const user = session && (await users.byId(session.userId));
    if (user === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    return visits.show(reply, 200, renderPasswordPage(place, user.username));
  });
  app.post('/oidc/account/password', async (request, reply) => {
    const { session, place } = await visits.of(request, reply);
    const user = session && (await users.byId(session.userId));
    if (session === undefined || user === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    const { locale } = place;
    const answer = (status: number, good: boolean, why: string) =>
      visits.show(reply, status, renderPasswordPage(place, user.username, { good, text: why }));
    const form = readForm(request);
    if (!visits.isOurs(request, session, form.csrf)) {
      return answer(403, false, translate(locale, securityMessages.outdated));
    }
    const fault = passwordFault(form);
    if (fault !== undefined) return answer(422, false, translate(locale, securityMessages[fault]));
    const guess = [{ limit: guessing, key: user.id }];
    const wait = await attempts.count(guess);
    if (wait > 0) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      return answer(429, false, translate(locale, signInMessages.tooMany, { minutes: Math.ceil(wait / minute) }));
    }
    const change = passwordTurns.run(clientAddress(request.ip), () =>
      users.changePassword(user.id, form.current, form.next),
    );
    const changed = await change.catch((error: unknown) => {
      if (error instanceof QueueFull) return 'busy' as const;
      throw error;
    });
    if (changed === 'busy') {
      await attempts.giveBack(guess);
      return answer(503, false, translate(locale, signInMessages.busy));
    }
    if (!changed) return answer(422, false, translate(locale, securityMessages.wrongCurrent));
    await attempts.forget(guess);
    // All other sessions end, because they may have been started with the old password.
    await signIns.endAll(session.userId, session.session);
    return answer(200, true, translate(locale, securityMessages.changed));
  });
}

function passwordFault({ current, next, repeat }: Form): 'tooShort' | 'mismatch' | 'same' | undefined {
  if (next.length < shortestPassword) return 'tooShort';
  if (next !== repeat) return 'mismatch';
  return next === current ? 'same' : undefined;
}

function readForm(request: FastifyRequest): Form {
  const parsed = v.safeParse(Form, request.body);
  return parsed.success ? parsed.output : { csrf: '', session: '', current: '', next: '', repeat: '' };
}
