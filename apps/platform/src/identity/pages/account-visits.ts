import { createHmac, timingSafeEqual } from 'node:crypto';

import { signInLevels } from '@kvota/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';

import { pageHeaders } from './page-style.ts';
import type { AccountPlace } from './account-pages.ts';
import { localeOf } from './oidc-pages.ts';
import { themeOf } from './page.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { visitedAddress } from '../visited-address.ts';

export interface AccountVisitDeps {
  readonly provider: Provider;
  readonly origins: readonly string[];
  /** Where browsers reach the platform. */
  readonly publicUrl: string;
  /** Key of the proofs in forms. */
  readonly formKey: string;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
}

/** A session of the identity provider, by its cookie. */
export interface BrowserSession {
  readonly userId: string;
  readonly session: string;
}

/** A request to an account page: the session of its browser, if there is one, and the context of the page. */
export interface AccountVisit {
  readonly session: BrowserSession | undefined;
  readonly place: AccountPlace;
}

const Query = v.object({
  ui_locales: v.optional(v.string()),
  theme: v.optional(v.string()),
  back: v.optional(v.string()),
  done: v.optional(v.picklist(['ended', 'endedOthers', 'outdated'])),
});

/** Reads requests to the account pages and answers with pages. */
export class AccountVisits {
  readonly #deps: AccountVisitDeps;
  readonly #visited: ReturnType<typeof visitedAddress>;
  readonly #headers = pageHeaders([]);

  constructor(deps: AccountVisitDeps) {
    this.#deps = deps;
    this.#visited = visitedAddress(deps.publicUrl, deps.origins);
  }

  async of(request: FastifyRequest, reply: FastifyReply): Promise<AccountVisit> {
    const { provider } = this.#deps;
    const { accountId, acr, uid } = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const isWhole = accountId !== undefined && (await this.#isWhole(accountId, acr));
    const session = isWhole ? { userId: accountId, session: uid } : undefined;
    return { session, place: this.#placeOf(request, session) };
  }

  /** Notes that the user of the session has given a code. The time of the password stays. */
  async raise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { provider } = this.#deps;
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    session.acr = signInLevels.secondFactor;
    session.amr = ['pwd', 'otp'];
    await session.persist();
  }

  show(reply: FastifyReply, status: number, page: string): FastifyReply {
    return reply.status(status).headers(this.#headers).send(page);
  }

  /** Accepts a form only if one of our pages showed it to this session and no other site sent it. */
  isOurs(request: FastifyRequest, session: BrowserSession, csrf: string): boolean {
    const { origin } = request.headers;
    const [given, expected] = [Buffer.from(csrf), Buffer.from(this.#proofOf(session))];
    const foreign = origin !== undefined && origin !== 'null' && origin !== this.#visited(request).origin;
    return !foreign && given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Returns false if the user wants a code at each sign-in, and the session has the password only. */
  async #isWhole(userId: string, level: string | undefined): Promise<boolean> {
    if (level === signInLevels.secondFactor) return true;
    return (await this.#deps.secondFactors.of(userId))?.always !== true;
  }

  #placeOf(request: FastifyRequest, session: BrowserSession | undefined): AccountPlace {
    const { origins } = this.#deps;
    const query = readQuery(request);
    const known = query.back !== undefined && origins.includes(originOf(query.back) ?? '');
    return {
      locale: localeOf(query.ui_locales, request.headers['accept-language']),
      theme: themeOf(query.theme),
      // Accepts only addresses of our apps, because a link could otherwise lead from this page anywhere.
      back: known ? query.back : origins[0] && `${origins[0]}/`,
      csrf: session === undefined ? '' : this.#proofOf(session),
    };
  }

  #proofOf({ session }: BrowserSession): string {
    return createHmac('sha256', this.#deps.formKey).update(`account form of ${session}`).digest('base64url');
  }
}

/** Parses the query of an account page. A malformed one counts as empty. */
export function readQuery(request: FastifyRequest): v.InferOutput<typeof Query> {
  const parsed = v.safeParse(Query, request.query);
  return parsed.success ? parsed.output : {};
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
