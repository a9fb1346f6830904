import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import type { Attempts } from '../../../attempts/attempts.ts';
import { clientAddress } from '../../../kernel/client-address.ts';
import { QueueFull, type FairQueue } from '../../../kernel/fair-queue.ts';
import type { UserRecord, Users } from '../../../users/users.ts';
import { renderSignInFirst, type AccountPlace } from '../account-pages.ts';
import type { AccountVisitDeps, AccountVisits } from '../account-visits.ts';
import { securityMessages, signInMessages, translate } from '../identity-messages.ts';
import { codeFault } from './code-page.ts';
import { factorMessages } from '../../second-factor/factor-messages.ts';
import { factorPath, renderFactor, renderOffer, renderRecoveryCodes, type OfferContent } from './factor-page.ts';
import type { SecondFactor, SecondFactors } from '../../second-factor/second-factors.ts';

export interface FactorRouteDeps extends AccountVisitDeps {
  readonly users: Pick<Users, 'byId' | 'withPassword'>;
  readonly attempts: Attempts;
  /** Where checks of passwords wait for their turn. */
  readonly passwordTurns: FairQueue;
  readonly secondFactors: SecondFactors;
}

const text = v.optional(v.pipe(v.string(), v.maxLength(400)), '');
const Form = v.object({ csrf: text, offer: text, current: text, code: text, act: text });
type Form = v.InferOutput<typeof Form>;

const minute = 60_000;
/** Together with the changes of the password, which are guesses at the same one. */
const guessing = { name: 'change of password', most: 5, window: 5 * minute };

/** A form of the page, with its user. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly place: AccountPlace;
  readonly user: UserRecord;
  readonly form: Form;
}

/** Serves the account page of the second factor (SEC-24). It works without scripts, in a scope that reads forms. */
export function factorRoutes(app: FastifyInstance, visits: AccountVisits, deps: FactorRouteDeps): void {
  const { users, secondFactors } = deps;
  app.get(factorPath, async (request, reply) => {
    const { session, place } = await visits.of(request, reply);
    const user = session && (await users.byId(session.userId));
    if (user === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    const factor = await secondFactors.of(user.id);
    const shown =
      factor === undefined
        ? renderOffer(place, { offer: secondFactors.offer(user.id), username: user.username })
        : renderFactor(place, { factor });
    return visits.show(reply, 200, shown);
  });
  app.post(factorPath, async (request, reply) => {
    const { session, place } = await visits.of(request, reply);
    const user = session && (await users.byId(session.userId));
    if (session === undefined || user === undefined) return visits.show(reply, 401, renderSignInFirst(place));
    const parsed = v.safeParse(Form, request.body);
    const form = parsed.success ? parsed.output : v.parse(Form, {});
    const visit = { request, reply, place, user, form };
    const factor = await secondFactors.of(user.id);
    if (!visits.isOurs(request, session, form.csrf))
      return answer(visits, deps, visit, { factor, status: 403, fault: securityMessages.outdated });
    return factor === undefined ? add(visits, deps, visit) : change(visits, deps, visit, factor);
  });
}

/** A text of the pages, not yet translated. */
type Fault = Parameters<typeof translate>[1];

interface Refusal extends Pick<OfferContent, 'wrong'> {
  readonly status: number;
  readonly fault: Fault | string;
}

function answer(
  visits: AccountVisits,
  { secondFactors }: FactorRouteDeps,
  { reply, place, user, form }: Visit,
  { factor, status, fault, wrong }: Refusal & { readonly factor: SecondFactor | undefined },
): FastifyReply {
  const outcome = { good: false, text: typeof fault === 'string' ? fault : translate(place.locale, fault) };
  const offer = secondFactors.open(user.id, form.offer) ?? secondFactors.offer(user.id);
  const shown =
    factor === undefined
      ? renderOffer(place, { offer, username: user.username, outcome, wrong })
      : renderFactor(place, { factor, outcome });
  return visits.show(reply, status, shown);
}

/** Adds the factor by the password and a code, so that an open page is not enough to lock its user out. */
async function add(visits: AccountVisits, deps: FactorRouteDeps, visit: Visit): Promise<FastifyReply> {
  const { secondFactors, attempts, users, passwordTurns } = deps;
  const { request, reply, place, user, form } = visit;
  const refuse = (status: number, fault: Fault | string, wrong?: OfferContent['wrong']) =>
    answer(visits, deps, visit, { factor: undefined, status, fault, wrong });
  const offer = secondFactors.open(user.id, form.offer);
  if (offer === undefined) return refuse(422, securityMessages.outdated);
  const guess = [{ limit: guessing, key: user.id }];
  const wait = await attempts.count(guess);
  if (wait > 0) return locked(reply, wait, (minutes) => refuse(429, codeFault(place.locale, minutes)));
  try {
    const address = clientAddress(request.ip);
    const owner = await passwordTurns.run(address, () => users.withPassword(user.username, form.current));
    if (owner?.id !== user.id) return refuse(422, securityMessages.wrongCurrent, 'current');
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await attempts.giveBack(guess);
    return refuse(503, signInMessages.busy);
  }
  await attempts.forget(guess);
  const codes = await secondFactors.add(user.id, offer, form.code);
  if (codes === undefined) return refuse(422, factorMessages.wrongCode, 'code');
  await visits.raise(request, reply);
  const added = { good: true, text: translate(place.locale, factorMessages.added) };
  return visits.show(reply, 200, renderRecoveryCodes(place, codes, added));
}

/** Changes or removes the factor. Each act needs a code. */
async function change(
  visits: AccountVisits,
  deps: FactorRouteDeps,
  visit: Visit,
  factor: SecondFactor,
): Promise<FastifyReply> {
  const { secondFactors } = deps;
  const { request, reply, place, user, form } = visit;
  const refuse = (status: number, fault: Fault | string) => answer(visits, deps, visit, { factor, status, fault });
  const act = acts.find((one) => one === form.act);
  if (act === undefined) return refuse(422, securityMessages.outdated);
  const outcome = await secondFactors.check(user.id, form.code);
  if (outcome.kind === 'locked')
    return locked(reply, outcome.wait, (minutes) => refuse(429, codeFault(place.locale, minutes)));
  if (outcome.kind === 'wrong') return refuse(422, factorMessages.wrongCode);
  await visits.raise(request, reply);
  const good = (message: Fault) => ({ good: true, text: translate(place.locale, message) });
  switch (act) {
    case 'renew': {
      const codes = await secondFactors.renewCodes(user.id);
      return visits.show(reply, 200, renderRecoveryCodes(place, codes, good(factorMessages.renewed)));
    }
    case 'remove': {
      await secondFactors.remove(user.id);
      const shown = {
        offer: secondFactors.offer(user.id),
        username: user.username,
        outcome: good(factorMessages.removed),
      };
      return visits.show(reply, 200, renderOffer(place, shown));
    }
    case 'always':
    case 'less': {
      await secondFactors.setAlways(user.id, act === 'always');
      const now = (await secondFactors.of(user.id)) ?? factor;
      return visits.show(reply, 200, renderFactor(place, { factor: now, outcome: good(factorMessages.saved) }));
    }
  }
}

const acts = ['always', 'less', 'renew', 'remove'] as const;

function locked(reply: FastifyReply, wait: number, show: (minutes: number) => FastifyReply): FastifyReply {
  reply.header('retry-after', Math.ceil(wait / 1000));
  return show(Math.ceil(wait / minute));
}
