import type * as v from 'valibot';

/** The readable part of a schema: the fields that valibot keeps, whatever its type. */
export interface ReadableSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, ReadableSchema>>;
  readonly rest?: ReadableSchema;
  readonly item?: ReadableSchema;
  readonly items?: readonly ReadableSchema[];
  readonly key?: ReadableSchema | string;
  readonly value?: ReadableSchema;
  readonly wrapped?: ReadableSchema;
  readonly options?: readonly (ReadableSchema | string | number)[];
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly pipe?: readonly PipePart[];
}

/** A step of a pipe: a check, a description or a transformation. */
export interface PipePart {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: unknown;
  readonly message?: unknown;
}

/** Opens a schema for reading. Safe: every field but the type is optional, and the types are valibot's. */
export const readable = (schema: v.GenericSchema): ReadableSchema => schema;
