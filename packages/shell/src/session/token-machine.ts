/** A token with less than this many milliseconds left is refreshed (SES-07). */
export const refreshBelow = 60_000;
/** Milliseconds until the next attempt if the identity provider could not be reached. */
export const refreshRetry = 3000;

/** The token in use. Instants are milliseconds of a monotonic clock, so that a changed wall clock has no effect. */
export type Token =
  | { readonly status: 'none' }
  | { readonly status: 'valid'; readonly until: number; readonly hasIdToken: boolean; readonly retryAt: number }
  | { readonly status: 'refreshing'; readonly until: number; readonly hasIdToken: boolean };

/** Lifetime of a token that has just been read from storage. */
interface TokenFacts {
  readonly seconds: number;
  readonly hasIdToken: boolean;
}

export type TokenEvent =
  /** A token was read from storage: on start, after sign-in, or after a refresh in another tab. */
  | ({ readonly type: 'stored' } & TokenFacts)
  /** This tab refreshed the token. */
  | ({ readonly type: 'refreshed' } & TokenFacts)
  /** The identity provider could not be reached. */
  | { readonly type: 'refresh-failed' }
  /** The platform refused the token. */
  | { readonly type: 'unauthorized' }
  | { readonly type: 'tick' };

export type TokenEffect = { readonly type: 'refresh' | 'authenticate' };

type Step = readonly [Token, readonly TokenEffect[]];

/** Decides when a token is refreshed. SPEC.md has the table. */
export function tokenTransition(token: Token, event: TokenEvent, { now }: { readonly now: number }): Step {
  if (event.type === 'stored') return [toToken(event, now), []];
  if (token.status === 'none') return [token, []];
  switch (event.type) {
    case 'refreshed':
      return [toToken(event, now), [{ type: 'authenticate' }]];
    case 'refresh-failed': {
      const { until, hasIdToken } = token;
      return [{ status: 'valid', until, hasIdToken, retryAt: now + refreshRetry }, []];
    }
    case 'unauthorized':
      return refresh(token);
    case 'tick':
      return isDue(token, now) ? refresh(token) : [token, []];
  }
}

function toToken({ seconds, hasIdToken }: TokenFacts, now: number): Token {
  return { status: 'valid', until: now + seconds * 1000, hasIdToken, retryAt: now };
}

function isDue(token: Token, now: number): boolean {
  return token.status === 'valid' && token.until - now < refreshBelow && now >= token.retryAt;
}

/** Starts a refresh unless there is no token, or one refresh is under way already. */
function refresh(token: Token): Step {
  if (token.status !== 'valid') return [token, []];
  const { until, hasIdToken } = token;
  return [{ status: 'refreshing', until, hasIdToken }, [{ type: 'refresh' }]];
}
