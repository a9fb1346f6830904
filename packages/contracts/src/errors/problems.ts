/** A failure that is answered as problem details (RFC 9457). */
export interface ProblemKind {
  readonly status: number;
  /** What happened, and what a client can do. */
  readonly meaning: string;
  /** The detail of an answer; an example if it depends on the request. */
  readonly detail: string;
}

/** Every code of problem details, with its status. A client reads the code and never the detail, which is for developers. */
export const problems = {
  invalidInput: {
    status: 400,
    meaning: 'The input breaks the schema. `issues` has each field and what it wants. Nothing happened; correct it.',
    detail: 'body.stake: required, a text',
  },
  malformedRequest: {
    status: 400,
    meaning: 'The body is no JSON, or the address cannot be decoded.',
    detail: "Body is not valid JSON but content-type is set to 'application/json'",
  },
  tooBroad: {
    status: 400,
    meaning:
      'The list would take too long to read. Tickets in other orders cover 31 days at most, figures 92, and pages end at 200. Narrow it.',
    detail: 'Choose a shorter period, or more filters.',
  },
  unauthorized: {
    status: 401,
    meaning: 'There is no valid access token, or its user is gone. Refresh the token once, then sign in.',
    detail: 'Sign in: this call needs a valid access token.',
  },
  insufficientSignIn: {
    status: 401,
    meaning:
      'The token is valid, and the sign-in is too old or too weak for this call. Nothing happened. Sign in again with `max_age` of the header, and with its `acr_values` if it has them; `stepUp` has both. Then repeat the call.',
    detail: 'Sign in again: this call needs a sign-in of the last 300 seconds.',
  },
  forbidden: {
    status: 403,
    meaning: 'The user lacks the role that the call needs.',
    detail: 'This call needs the role OPERATOR.',
  },
  agentBlocked: {
    status: 403,
    meaning: 'The agent is blocked, by a user above or by the operator. `agencyConnection` still answers.',
    detail: 'This agent is blocked.',
  },
  notAllowed: {
    status: 403,
    meaning: 'The staff account lacks a right; `right` has which. Nothing happened. The employer gives rights.',
    detail: 'This staff account may not do this.',
  },
  userUnknown: {
    status: 404,
    meaning: 'There is no such user in the branch of the caller. Users outside of it are answered in the same way.',
    detail: 'There is no such user.',
  },
  periodUnknown: {
    status: 404,
    meaning: 'There is no such period: it has not begun, or it is older than the first figures.',
    detail: 'There is no such period.',
  },
  ticketUnknown: {
    status: 404,
    meaning: 'There is no such ticket in the branch of the caller. Tickets outside of it are answered in the same way.',
    detail: 'There is no such ticket.',
  },
  voidRequestUnknown: {
    status: 404,
    meaning: 'There is no such request to void a ticket in the branch of the caller.',
    detail: 'There is no such request.',
  },
  exportUnknown: {
    status: 404,
    meaning:
      'There is no such export, it was fetched before, its minute is over, or it is of another user or sign-in. All are answered in the same way.',
    detail: 'There is no such export.',
  },
  unknownDocument: {
    status: 404,
    meaning: 'There is no document of this name or version.',
    detail: 'There is no such document.',
  },
  unknownVersion: {
    status: 404,
    meaning: 'There is no version of this id.',
    detail: 'There is no such version.',
  },
  unknownPreview: {
    status: 404,
    meaning: 'The preview is unknown, expired, or of another site.',
    detail: 'There is no such preview.',
  },
  unknownGame: {
    status: 404,
    meaning: 'There is no game of this code.',
    detail: 'There is no such game.',
  },
  unknownRound: {
    status: 404,
    meaning: 'The user has no round of this id.',
    detail: 'There is no such round.',
  },
  bodyTooLarge: {
    status: 413,
    meaning: 'The body has more than 256 KB.',
    detail: 'Request body is too large',
  },
  addressTooLong: {
    status: 414,
    meaning: 'A part of the path has more than 100 characters.',
    detail: 'A part of the address is too long.',
  },
  wrongMediaType: {
    status: 415,
    meaning: 'The body is not declared as `application/json`.',
    detail: 'Unsupported Media Type',
  },
  ticketIdTaken: {
    status: 422,
    meaning: 'The `ticket_id` belongs to another ticket. Nothing was booked; pay again under a new id.',
    detail: 'This ticket_id was used for another ticket. Pay again under a new one.',
  },
  tooManyCalls: {
    status: 429,
    meaning: 'The address made too many calls. `Retry-After` has the seconds to wait.',
    detail: 'Too many calls from this address.',
  },
  tooManyLookups: {
    status: 429,
    meaning: 'The agent made too many look-ups. `Retry-After` has the seconds to wait.',
    detail: 'Too many requests in a short time.',
  },
  tooManyVoidRequests: {
    status: 429,
    meaning: 'The agent asked for 30 voids, or decided 120, in an hour. `Retry-After` has the seconds to wait.',
    detail: 'Too many requests in a short time.',
  },
  tooManyMessages: {
    status: 429,
    meaning: 'The address sent five messages in ten minutes. `Retry-After` has the seconds to wait.',
    detail: 'Too many messages from this address.',
  },
  tooManyVersions: {
    status: 429,
    meaning: 'The designer saved 20 versions in a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many versions in a short time.',
  },
  tooManyPreviews: {
    status: 429,
    meaning: 'The designer made 20 previews in an hour. `Retry-After` has the seconds to wait.',
    detail: 'Too many previews in a short time.',
  },
  tooManyPictures: {
    status: 429,
    meaning: 'The designer uploaded 60 pictures in an hour. `Retry-After` has the seconds to wait.',
    detail: 'Too many pictures in a short time.',
  },
  tooManyGameSessions: {
    status: 429,
    meaning:
      'The user, or the address of a visitor, started 30 games in a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many games started in a short time.',
  },
  tooManyTransfers: {
    status: 429,
    meaning: 'The agent moved money 30 times in a minute. `Retry-After` has the seconds to wait. Nothing was moved.',
    detail: 'Too many transfers in a short time.',
  },
  tooManySearches: {
    status: 429,
    meaning: 'The agent searched 60 times in a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many searches in a short time.',
  },
  tooManyConnects: {
    status: 429,
    meaning: 'The user tried to join an agent 10 times in five minutes. `Retry-After` has the seconds to wait.',
    detail: 'Too many tries in a short time.',
  },
  tooManyVouchers: {
    status: 429,
    meaning: 'The user made 30 vouchers in a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many vouchers in a short time.',
  },
  tooManyPayments: {
    status: 429,
    meaning: 'The user began 20 payments in a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many payments in a short time.',
  },
  tooManyDecisions: {
    status: 429,
    meaning:
      'Somebody of the operator decided 60 times in a minute, or a player asked 20 times in an hour. `Retry-After` has the seconds to wait.',
    detail: 'Too many decisions in a short time.',
  },
  tooManyVoucherTries: {
    status: 429,
    meaning:
      'Ten codes of the user, or thirty of the address, failed within a minute. `Retry-After` has the seconds to wait.',
    detail: 'Too many codes failed in a short time.',
  },
  tooManyPromoCodes: {
    status: 429,
    meaning: 'The agent made or switched 60 promo codes in an hour. `Retry-After` has the seconds to wait.',
    detail: 'Too many promo codes in a short time.',
  },
  tooManyUsers: {
    status: 429,
    meaning: 'The agent created 60 users in an hour. `Retry-After` has the seconds to wait. Nobody was created.',
    detail: 'Too many new users in a short time.',
  },
  tooManyExports: {
    status: 429,
    meaning:
      'The agent made 20 exports in an hour, or two are not finished. `Retry-After` has the seconds to wait. Nothing was written.',
    detail: 'Too many exports in a short time.',
  },
  tooManyPasswords: {
    status: 429,
    meaning: 'The agent gave 10 new passwords in an hour. `Retry-After` has the seconds to wait. Nothing was changed.',
    detail: 'Too many new passwords in a short time.',
  },
  internal: {
    status: 500,
    meaning: 'The platform failed. The outcome is unknown: repeat the call only if it is idempotent.',
    detail: 'The platform failed to answer. The failure has been logged.',
  },
  notServed: {
    status: 501,
    meaning: 'The call is described, and this version does not serve it yet.',
    detail: 'CALL-59 (paymentInit): the call is described, this version does not serve it yet.',
  },
  providerSilent: {
    status: 502,
    meaning: 'The game server that has the answer does not give it. Repeat the call later.',
    detail: 'The game server does not answer.',
  },
  gamesNotKnown: {
    status: 503,
    meaning:
      'The platform has just started, and no game server has listed its games yet. Repeat the call after `Retry-After` seconds.',
    detail: 'The games are not known yet.',
  },
  unavailable: {
    status: 503,
    meaning: 'The database cannot be reached. Repeat the call after `Retry-After` seconds.',
    detail: 'The database cannot be reached at the moment. Try again.',
  },
  forcedFault: {
    status: 500,
    meaning: 'An operator lets the call fail (setFault). The status is the one that the operator chose.',
    detail: 'An operator lets this call fail.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof problems;
