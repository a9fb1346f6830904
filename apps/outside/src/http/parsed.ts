import * as v from 'valibot';

/** A failure with a status. */
export class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Parses a body. Throws a refusal with 400 if it does not fit. */
export function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Refusal(400, v.summarize(result.issues));
  return result.output;
}
