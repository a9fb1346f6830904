import type { Readable } from 'node:stream';

import type { Call, CallAnswer } from '@kvota/contracts';
import type { WireCallName, WireCalls } from '@kvota/contracts/operator';
import type { RefusalOf, RefusingCall } from '@kvota/contracts/errors';
import type * as v from 'valibot';

/** The caller, as its access token describes it. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** The session of the identity provider that the token belongs to. */
  readonly session: string;
  /** The app that the token was issued to. */
  readonly clientId: string;
  /** When the user last gave the password in this session, in milliseconds since 1970 by the machine's clock (SEC-21). */
  readonly signedInAt: number;
  /** How the user has signed in (`acr`), a value of `signInLevels` (SEC-23). */
  readonly signInLevel: string;
}

/** The context of a call beside its input. `rawBody` is the body before it was parsed by the contract's schema. */
export interface CallContext<C extends Call = Call> {
  readonly caller: C['access'] extends 'public' ? Caller | undefined : Caller;
  readonly address: string;
  readonly rawBody: unknown;
}

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** The parsed input of a call. */
export interface HandlerInput<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
}

/**
 * An answer whose bytes are fixed, so that a repetition gets the same ones. It is still checked against the contract.
 */
export class StoredAnswer {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}

/** A file in place of an answer, for calls with `file`. It is read as the client takes it, and destroyed if the client goes away. */
export class FileAnswer {
  /** The media type. */
  readonly type: string;
  readonly name: string;
  readonly body: Readable;
  constructor(type: string, name: string, body: Readable) {
    this.type = type;
    this.name = name;
    this.body = body;
  }
}

/** Returned in place of an answer to cut the connection as a broken network would (a fault forced by an operator). */
export const cutConnection: unique symbol = Symbol('cut connection');

/** The refusals of a call are those that the contract lists (CALL-60). */
type Refusable<N extends WireCallName> = N extends RefusingCall
  ? { readonly error?: RefusalOf<N> | null | undefined }
  : unknown;

type HandlerResult<C extends Call, R> =
  | (C extends { readonly file: true } ? FileAnswer : CallAnswer<C> & R)
  | StoredAnswer
  | typeof cutConnection;

/** Serves one call: takes the parsed input and returns the contract's answer. Failures are thrown as HttpProblem. */
export type Handler<C extends Call, R = unknown> = (
  input: HandlerInput<C>,
  context: CallContext<C>,
) => HandlerResult<C, R> | Promise<HandlerResult<C, R>>;

/** Handlers by call name. A call without a handler answers 501. */
export type Handlers = { readonly [N in WireCallName]?: Handler<WireCalls[N], Refusable<N>> };
