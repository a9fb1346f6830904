import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** Who may make a call. `player` is anyone signed in; the server decides, whatever the client believes (OP-69). */
export type Access = 'public' | 'player' | 'agent' | 'operator';

/** One call of the wire: where it is, what goes in, what comes out. */
export interface Call {
  /** Requirement id, or the source of an added call. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path below the base address; a parameter stands as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Public, and of the caller's own where someone is signed in: whoever has a token sends it. */
  readonly personal?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** A platform of this version answers 501: the shape is fixed, the work is to come. */
  readonly later?: true;
}

/** Keeps the exact types of a call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type InputOf<S> = S extends Schema ? v.InferInput<S> : never;

/** What a caller gives: `params`, `query` and `body` exactly where the call has them. */
export type CallInput<C extends Call> = (C['params'] extends Schema ? { params: InputOf<C['params']> } : unknown) &
  (C['query'] extends Schema
    ? Record<never, never> extends InputOf<C['query']>
      ? { query?: InputOf<C['query']> }
      : { query: InputOf<C['query']> }
    : unknown) &
  (C['body'] extends Schema ? { body: InputOf<C['body']> } : unknown);

/** What a call answers, after parsing. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
/** The parsed body of a call, as the server sees it. */
export type CallBody<C extends Call> = C['body'] extends Schema ? v.InferOutput<C['body']> : undefined;
/** The parsed query of a call, as the server sees it. */
export type CallQuery<C extends Call> = C['query'] extends Schema ? v.InferOutput<C['query']> : undefined;
