import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** The access that a call requires. `player` is any user who is signed in. Only the server enforces it (OP-69). */
export type Access = 'public' | 'player' | 'agent' | 'designer' | 'operator';

/** One call of the wire: its address, and the schemas of its input and answer. */
export interface Call {
  /** Requirement id, or the source of an added call. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path below the base address. A parameter is written as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Seconds since the user last gave the password, at most. An older sign-in is refused with 401 (SEC-21). */
  readonly freshSignIn?: number;
  /** Public, but the answer depends on the user, always or for some bodies: the client sends a token if it has one. */
  readonly personal?: true | ((body: unknown) => boolean);
  /** Changes rarely: the answer carries an ETag, and `If-None-Match` is answered by 304 while it is the same (NET-34). */
  readonly tagged?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Answers a file in place of JSON. `answer` is then unused. */
  readonly file?: true;
  /** Not implemented in this version: the shape is fixed, and the platform answers 501. */
  readonly later?: true;
}

/** Checks the shape of a call definition and keeps its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type InputOf<S> = S extends Schema ? v.InferInput<S> : never;

/** The input of a call: `params`, `query` and `body`, each only if the call has it. */
export type CallInput<C extends Call> = (C['params'] extends Schema ? { params: InputOf<C['params']> } : unknown) &
  (C['query'] extends Schema
    ? Record<never, never> extends InputOf<C['query']>
      ? { query?: InputOf<C['query']> }
      : { query: InputOf<C['query']> }
    : unknown) &
  (C['body'] extends Schema ? { body: InputOf<C['body']> } : unknown);

/** The answer of a call, after parsing. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
/** The body of a call on the server, after parsing. */
export type CallBody<C extends Call> = C['body'] extends Schema ? v.InferOutput<C['body']> : undefined;
/** The query of a call on the server, after parsing. */
export type CallQuery<C extends Call> = C['query'] extends Schema ? v.InferOutput<C['query']> : undefined;
